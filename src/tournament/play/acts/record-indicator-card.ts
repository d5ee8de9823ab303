// The indicator card comes out of the shoe; it does not count as a card (16.5.2).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import type { Play } from '../play.ts';
import { lacksPlayPower } from '../powers.ts';
import { deny } from '../refusal.ts';

export interface RecordIndicatorCard extends Given {
  readonly do: 'record-indicator-card';
}

export interface IndicatorNoted extends Happened {
  readonly happened: 'indicator-noted';
  /** The coup it belongs to: the one on the table, or else the next. */
  readonly coup: number;
}

export function decideRecordIndicatorCard(
  room: PlayAt,
  { by, at }: RecordIndicatorCard,
): Decision<IndicatorNoted> {
  const lacking = lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const { indicator, indicatorOutIn, coup, coupsBegun } = room.play;
  if (indicator === null || indicatorOutIn !== null) {
    return deny(room, 'nothing-to-do', 'indicatorOut', { code: 'no-indicator-in-shoe' });
  }
  return [{ happened: 'indicator-noted', by, at, coup: coup?.number ?? coupsBegun + 1 }];
}

export const evolveIndicatorNoted = (play: Play, { coup }: IndicatorNoted): Play => ({
  ...play,
  indicatorOutIn: coup,
});
