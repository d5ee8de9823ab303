// The shuffle of a virtual shoe: every ordering of its cards equally likely (R-RNG-5).
// Pure: chance is the draw that is passed in.

import { assert } from '../../rules/assert.ts';
import { cardsOf, type Card } from '../../rules/cards.ts';
import type { Draw } from './draw.ts';

/** Shuffles: the last place draws among all, the one before among those left, and so on down. */
export function shuffled<T extends string | number | object>(items: readonly T[], draw: Draw): T[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const chosen = draw(place + 1);
    const here = order[place];
    const there = order[chosen];
    assert(here !== undefined && there !== undefined, 'a draw went past its bound');
    order[place] = there;
    order[chosen] = here;
  }
  return order;
}

/** A shuffled shoe of this many decks, front card first. */
export function shuffledShoe(decks: number, draw: Draw): Card[] {
  assert(Number.isSafeInteger(decks) && decks >= 1, 'a shoe has a whole number of decks');
  return shuffled(cardsOf(decks), draw);
}
