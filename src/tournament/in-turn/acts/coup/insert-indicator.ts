// The inspector may put the indicator card in while a shoe is made ready (16.5.1).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import type { Play } from '../../play.ts';
import { competitionOf } from '../../powers.ts';
import { deny } from '../../refusal.ts';

const insertIndicatorFields = {
  /** This many cards from the back. */
  fromBack: field.count,
};

type InsertIndicator = CommandWith<'insert-indicator', typeof insertIndicatorFields>;

export interface IndicatorInserted extends Happened {
  readonly happened: 'indicator-inserted';
  readonly fromBack: number;
}

function decideInsertIndicator(
  room: PlayAt,
  { by, at, fromBack }: InsertIndicator,
): TournamentDecision<IndicatorInserted> {
  const { phase } = room.play.dealing;
  if (phase !== 'closed' && phase !== 'preparing') {
    return deny(room, 'not-now', 'indicator', { code: 'cards-already-in-shoe' });
  }
  const { indicator } = competitionOf(room.book);
  if (!Number.isInteger(fromBack) || Math.abs(fromBack - indicator.fromBack) > indicator.within) {
    const { fromBack: count } = indicator;
    return deny(room, 'not-authorised', 'indicator', { code: 'indicator-depth', count });
  }
  return [{ happened: 'indicator-inserted', by, at, fromBack }];
}

const evolveIndicatorInserted = (play: Play, { fromBack }: IndicatorInserted): Play => ({
  ...play,
  nextIndicator: fromBack,
});

export const insertIndicatorAct: InTurnAct<InsertIndicator, IndicatorInserted> = {
  name: 'insert-indicator',
  fields: insertIndicatorFields,
  may: AT_TABLE,
  power: 'insert-indicator',
  decide: decideInsertIndicator,
  evolve: { 'indicator-inserted': evolveIndicatorInserted },
};
