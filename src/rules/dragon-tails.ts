// Dragon Tails: one indicator for each side, early and late wagers riding on it (C1 to C5).

import { assert } from './assert.ts';
import { ZERO } from './fraction.ts';
import type { Side } from './hand.ts';
import type { TailOffer } from './rulebook.ts';
import {
  countingResult,
  loss,
  type PlayedCoup,
  type StreakSettlement,
  winnings,
} from './streaks.ts';

export const TAIL_AREAS = ['early', 'late'] as const;
export type TailArea = (typeof TAIL_AREAS)[number];

/** A tail is at its end with six in a row. */
export const LONGEST_TAIL = 6;

export interface TailStake<Key> {
  readonly key: Key;
  readonly area: TailArea;
  readonly stake: number;
}

/**
 * One side's tail. `indicator` counts from the coup that established it; `fresh` are early wagers
 * whose first coup is still to come; at six only late wagers are left, held for one more coup.
 */
export interface Tail<Key> {
  readonly indicator: number;
  readonly fresh: readonly TailStake<Key>[];
  readonly early: readonly TailStake<Key>[];
  readonly late: readonly TailStake<Key>[];
}

export const NO_TAIL: Tail<never> = { indicator: 0, fresh: [], early: [], late: [] };

export interface TailHouseRules {
  /** C3: a fresh early wager may be placed while late wagers are held at six. */
  readonly earlyDuringHold: boolean;
  /** C3: both areas close for the announced last coup of the shoe. */
  readonly closedOnLastCoup: boolean;
}

export const PLAIN_TAIL_RULES: TailHouseRules = { earlyDuringHold: true, closedOnLastCoup: true };

/** Says whether an area takes wagers now. */
export function tailAreaOpen(
  area: TailArea,
  indicator: number,
  lastCoup: boolean,
  house: TailHouseRules = PLAIN_TAIL_RULES,
): boolean {
  if (lastCoup && house.closedOnLastCoup) return false;
  if (area === 'late') return indicator === 1;
  return indicator === 0 || (indicator === LONGEST_TAIL && house.earlyDuringHold);
}

/** Lays a wager on an area that is open. */
export function placeOnTail<Key>(tail: Tail<Key>, wager: TailStake<Key>): Tail<Key> {
  return wager.area === 'early'
    ? { ...tail, fresh: [...tail.fresh, wager] }
    : { ...tail, late: [...tail.late, wager] };
}

export interface SettledTail<Key> extends StreakSettlement {
  readonly key: Key;
}

export interface TailStep<Key> {
  readonly tail: Tail<Key>;
  readonly settled: readonly SettledTail<Key>[];
}

/** Carries a side's tail over one coup, and over the end of the shoe if the coup was its last. */
export function advanceTail<Key>(
  offer: TailOffer<string>,
  side: Side,
  tail: Tail<Key>,
  coup: PlayedCoup,
): TailStep<Key> {
  const result = countingResult(coup);
  const after = result === undefined ? still(tail) : step(offer, tail, result === side);
  if (!coup.endOfShoe) return after;
  const ended = endTail(offer, after.tail);
  return { tail: ended.tail, settled: [...after.settled, ...ended.settled] };
}

const still = <Key>(tail: Tail<Key>): TailStep<Key> => ({ tail, settled: [] });

function step<Key>(offer: TailOffer<string>, tail: Tail<Key>, matches: boolean): TailStep<Key> {
  if (tail.indicator === 0) return establish(offer, tail.fresh, matches, []);
  if (tail.indicator === LONGEST_TAIL) {
    // The hold: one live coup decides whether six or five results stand behind the late wagers.
    const count = matches ? LONGEST_TAIL : LONGEST_TAIL - 1;
    const held = payAll(offer, tail.late, count, offer.late.six);
    return establish(offer, tail.fresh, matches, held);
  }
  if (!matches) return breakTail(offer, tail, offer.late.broken);

  const indicator = tail.indicator + 1;
  if (indicator < LONGEST_TAIL) return still({ ...tail, indicator });
  const settled = payAll(offer, tail.early, LONGEST_TAIL, offer.broken);
  const held = tail.late.length > 0 ? indicator : 0;
  return { tail: { ...NO_TAIL, indicator: held, late: tail.late }, settled };
}

/** Fresh wagers establish a tail when the coup matches, and lose when it does not. */
function establish<Key>(
  offer: TailOffer<string>,
  fresh: readonly TailStake<Key>[],
  matches: boolean,
  before: readonly SettledTail<Key>[],
): TailStep<Key> {
  if (matches && fresh.length > 0) {
    return { tail: { ...NO_TAIL, indicator: 1, early: fresh }, settled: before };
  }
  const lost = fresh.map(wager => lose(wager, 0, offer.established));
  return { tail: NO_TAIL, settled: [...before, ...lost] };
}

function breakTail<Key>(
  offer: TailOffer<string>,
  { indicator, early, late }: Tail<Key>,
  lateClause: string,
): TailStep<Key> {
  const settled = [
    ...payAll(offer, early, indicator, offer.broken),
    ...payAll(offer, late, indicator - 1, lateClause),
  ];
  return { tail: NO_TAIL, settled };
}

/** The end of the shoe settles what the tail has; early wagers that saw no coup go back (C4). */
export function endTail<Key>(offer: TailOffer<string>, tail: Tail<Key>): TailStep<Key> {
  const ended = tail.indicator === 0 ? still<Key>(NO_TAIL) : breakAtEnd(offer, tail);
  const unplayed = tail.fresh.map((wager): SettledTail<Key> => {
    return { key: wager.key, outcome: 'void', profit: ZERO, clause: offer.broken, count: 0 };
  });
  return { tail: NO_TAIL, settled: [...ended.settled, ...unplayed] };
}

const breakAtEnd = <Key>(offer: TailOffer<string>, tail: Tail<Key>): TailStep<Key> =>
  breakTail(offer, tail, offer.late.endOfShoe);

function payAll<Key>(
  offer: TailOffer<string>,
  wagers: readonly TailStake<Key>[],
  count: number,
  fallback: string,
): SettledTail<Key>[] {
  const line = offer.early[count];
  if (line === undefined) return wagers.map(wager => lose(wager, count, fallback));
  return wagers.map(({ key, area, stake }) => {
    const clause = area === 'early' ? line.clause : fallback;
    return { key, outcome: 'win', profit: winnings(stake, line.pays), clause, count };
  });
}

function lose<Key>({ key, stake }: TailStake<Key>, count: number, clause: string) {
  assert(count < 2, 'a tail of two and more pays');
  return { key, outcome: 'lose', profit: loss(stake), clause, count } as const;
}
