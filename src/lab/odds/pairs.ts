// How often two cards open with a pair: by rank and suit, card for card.

import { type Card, DECK } from '../../rules/cards.ts';
import { pairOf } from '../../rules/hand.ts';
import type { Composition } from './composition.ts';
import { OPENINGS } from './basis.ts';

// Which kind of pair the cards at two places of DECK make; worked out by the rules room, once.
const KINDS: readonly (readonly [first: number, second: number, opening: number])[] = DECK.flatMap(
  (one: Card, first) =>
    DECK.flatMap((other, second): readonly (readonly [number, number, number])[] => {
      const opening = OPENINGS.indexOf(pairOf([one, other]));
      return opening > 0 ? [[first, second, opening]] : [];
    }),
);

/** In how many orders the next two cards make no pair, a mixed, a coloured and a perfect one. */
export function openingSums({ counts, cards }: Composition): readonly number[] {
  const sums = OPENINGS.map(() => 0);
  for (const [first, second, opening] of KINDS) {
    const one = counts[first] ?? 0;
    const other = (counts[second] ?? 0) - (first === second ? 1 : 0);
    sums[opening] = (sums[opening] ?? 0) + one * other;
  }
  const pairs = sums.reduce((sum, each) => sum + each, 0);
  return [cards * (cards - 1) - pairs, ...sums.slice(1)];
}
