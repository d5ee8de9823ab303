// The inspector may put the indicator card in while a shoe is made ready (16.5.1).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import type { Play } from '../play.ts';
import { competitionOf, lacksPlayPower } from '../powers.ts';
import { deny } from '../refusal.ts';

export interface InsertIndicator extends Given {
  readonly do: 'insert-indicator';
  /** This many cards from the back. */
  readonly fromBack: number;
}

export interface IndicatorInserted extends Happened {
  readonly happened: 'indicator-inserted';
  readonly fromBack: number;
}

export function decideInsertIndicator(
  room: PlayAt,
  { by, at, fromBack }: InsertIndicator,
): Decision<IndicatorInserted> {
  const lacking = lacksPlayPower(room, by, 'insert-indicator');
  if (lacking) return lacking;
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

export const evolveIndicatorInserted = (play: Play, { fromBack }: IndicatorInserted): Play => ({
  ...play,
  nextIndicator: fromBack,
});
