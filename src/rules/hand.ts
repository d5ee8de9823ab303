// One hand of the felt: its point count, whether it is a natural, what pair it opens with.

import { type Card, isRed, pointValue, rankOf, suitOf } from './cards.ts';

export type Hand = readonly Card[];

export const SIDES = ['player', 'banker'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'player' ? 'banker' : 'player');

export const PAIR_KINDS = ['mixed', 'coloured', 'perfect'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** The units digit of the hand's total. */
export function pointCount(hand: Hand): number {
  let total = 0;
  for (const card of hand) total += pointValue(card);
  return total % 10;
}

/** An eight or nine on the first two cards; a three-card eight is none. */
export const isNatural = (hand: Hand): boolean => hand.length === 2 && pointCount(hand) >= 8;

/** The pair of the first two cards, whatever is drawn after; ten and king are no pair (G2). */
export function pairOf([first, second]: Hand): PairKind | undefined {
  if (first === undefined || second === undefined || rankOf(first) !== rankOf(second)) {
    return undefined;
  }
  if (suitOf(first) === suitOf(second)) return 'perfect';
  return isRed(first) === isRed(second) ? 'coloured' : 'mixed';
}
