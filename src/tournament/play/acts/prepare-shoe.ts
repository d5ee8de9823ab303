// A shoe is made ready: the inspector may put in the indicator card, the dealer loads it (16.5.1).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import type { Play } from '../play.ts';
import { competitionOf, lacksPower } from '../powers.ts';
import { type PlayRefusal, refuse } from '../refusal.ts';
import type { Said } from '../sentences.ts';

export interface InsertIndicator extends Given {
  readonly do: 'insert-indicator';
  /** So many cards from the back. */
  readonly fromBack: number;
}

export interface IndicatorInserted extends Happened {
  readonly happened: 'indicator-inserted';
  readonly fromBack: number;
}

export interface LoadShoe extends Given {
  readonly do: 'load-shoe';
}

export interface ShoeLoaded extends Happened {
  readonly happened: 'shoe-loaded';
  readonly number: number;
  /** The record says so too where there is none. */
  readonly indicator: number | null;
}

function shoeInUse({ play }: PlayAt): PlayRefusal | undefined {
  if (play.phase !== 'gathering' && play.phase !== 'between') {
    return refuse('not-now', '4.5', 'A shoe is loaded between two coups.');
  }
  const { shoe } = play;
  if (shoe === null || shoe.markerOutAt !== null) return undefined;
  return refuse('not-now', '16.5.1', 'The cards are in the shoe already.');
}

export function decideInsertIndicator(
  room: PlayAt,
  { by, at, fromBack }: InsertIndicator,
): Decision<IndicatorInserted> {
  const no = lacksPower(room, by, 'insert-indicator') ?? shoeInUse(room);
  if (no) return no;
  const { indicator } = competitionOf(room.book);
  if (!Number.isInteger(fromBack) || Math.abs(fromBack - indicator.fromBack) > indicator.within) {
    const about: Said = `It goes in about ${indicator.fromBack} cards from the back.`;
    return refuse('not-authorised', '16.5.1', about);
  }
  return [{ happened: 'indicator-inserted', by, at, fromBack }];
}

export function decideLoadShoe(room: PlayAt, { by, at }: LoadShoe): Decision<ShoeLoaded> {
  const no = lacksPower(room, by, 'run-the-table') ?? shoeInUse(room);
  if (no) return no;
  const { shoe, nextIndicator } = room.play;
  const number = (shoe?.number ?? 0) + 1;
  return [{ happened: 'shoe-loaded', by, at, number, indicator: nextIndicator }];
}

export const evolveIndicatorInserted = (play: Play, { fromBack }: IndicatorInserted): Play => ({
  ...play,
  nextIndicator: fromBack,
});

export const evolveShoeLoaded = (play: Play, { number, indicator }: ShoeLoaded): Play => ({
  ...play,
  nextIndicator: null,
  shoe: {
    number,
    indicator,
    dealt: 0,
    seen: {},
    indicatorOutIn: null,
    markerOutAt: null,
    held: [],
    nextIsDummy: null,
  },
});
