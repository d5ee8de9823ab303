// The indicator card and the marker come out of the shoe; neither counts as a card (16.5.2, 9.4).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeShoe, shoeOf } from '../change.ts';
import type { Play } from '../play.ts';
import { lacksPower } from '../powers.ts';
import { refuse } from '../refusal.ts';

export interface RecordIndicatorCard extends Given {
  readonly do: 'record-indicator-card';
}

export interface IndicatorNoted extends Happened {
  readonly happened: 'indicator-noted';
  /** The coup it belongs to: the one on the table, or else the next. */
  readonly coup: number;
}

export interface RecordMarkerCard extends Given {
  readonly do: 'record-marker-card';
}

export interface MarkerNoted extends Happened {
  readonly happened: 'marker-noted';
}

export function decideRecordIndicatorCard(room: PlayAt, { by, at }: RecordIndicatorCard) {
  const lacking = lacksPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const { shoe, coup, coupsBegun } = room.play;
  if (shoe === null || shoe.indicator === null || shoe.indicatorOutIn !== null) {
    return refuse('nothing-to-do', '16.5.2', 'No indicator card is in this shoe.');
  }
  const noted: Decision<IndicatorNoted> = [
    { happened: 'indicator-noted', by, at, coup: coup?.number ?? coupsBegun + 1 },
  ];
  return noted;
}

export function decideRecordMarkerCard(
  room: PlayAt,
  { by, at }: RecordMarkerCard,
): Decision<MarkerNoted> {
  const lacking = lacksPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const { shoe } = room.play;
  if (shoe === null || shoe.markerOutAt !== null) {
    return refuse('nothing-to-do', '9.4', 'No marker is in the shoe.');
  }
  return [{ happened: 'marker-noted', by, at }];
}

export const evolveIndicatorNoted = (play: Play, { coup }: IndicatorNoted): Play =>
  changeShoe(play, { indicatorOutIn: coup });

export const evolveMarkerNoted = (play: Play): Play =>
  changeShoe(play, { markerOutAt: shoeOf(play).dealt });
