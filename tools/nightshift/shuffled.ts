// The shoe of a night, shuffled by the night's own chance.

import { assert } from '../../src/rules/assert.ts';
import { type Card, cardsOf } from '../../src/rules/cards.ts';
import type { Chance } from '../oracle/chance.ts';

/** A fair shuffle from the night's own chance. */
export function shuffled(chance: Chance, decks: number): readonly Card[] {
  const cards = cardsOf(decks);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    const [a, b] = [cards[last], cards[other]];
    assert(a !== undefined && b !== undefined, 'both cards are in the shoe');
    [cards[last], cards[other]] = [b, a];
  }
  return cards;
}
