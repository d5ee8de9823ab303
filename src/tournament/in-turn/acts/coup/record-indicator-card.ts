// The indicator card comes out of the shoe; it does not count as a card (16.5.2).

import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import type { Play } from '../../play.ts';
import { deny } from '../../refusal.ts';

type RecordIndicatorCard = CommandWith<'record-indicator-card'>;

export interface IndicatorNoted extends Happened {
  readonly happened: 'indicator-noted';
  /** The coup it belongs to: the one on the table, or else the next. */
  readonly coup: number;
}

function decideRecordIndicatorCard(
  room: PlayAt,
  { by, at }: RecordIndicatorCard,
): TournamentDecision<IndicatorNoted> {
  const { indicator, indicatorOutIn, coup, coupsBegun } = room.play;
  if (indicator === null || indicatorOutIn !== null) {
    return deny(room, 'nothing-to-do', 'indicatorOut', { code: 'no-indicator-in-shoe' });
  }
  return [{ happened: 'indicator-noted', by, at, coup: coup?.number ?? coupsBegun + 1 }];
}

const evolveIndicatorNoted = (play: Play, { coup }: IndicatorNoted): Play => ({
  ...play,
  indicatorOutIn: coup,
});

export const recordIndicatorCardAct: InTurnAct<RecordIndicatorCard, IndicatorNoted> = {
  name: 'record-indicator-card',
  fields: {},
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideRecordIndicatorCard,
  evolve: { 'indicator-noted': evolveIndicatorNoted },
};
