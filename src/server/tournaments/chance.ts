// What chance decides in a tournament: the draw of seats, the card of a play-off, a virtual shoe.

import { randomInt } from 'node:crypto';

import { type Card, DECK } from '../../rules/cards.ts';
import type { Shoe } from '../../table/shoe/shoe.ts';

/** The names in an order that nobody could know before (Fisher and Yates). */
export function drawn<Item>(items: readonly Item[]): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
  }
  return order;
}

/** One card from a new shoe: every card of a deck is as likely as any other. */
export const cardFromNewShoe = (): Card => DECK[randomInt(DECK.length)] ?? 'As';

/** The next card of a shuffled shoe: any of those that have not come out yet. */
export function nextCard({ seen }: Shoe, decks: number): Card | null {
  const left = DECK.flatMap(card =>
    Array.from({ length: Math.max(0, decks - (seen[card] ?? 0)) }, () => card),
  );
  return left.length === 0 ? null : (left[randomInt(left.length)] ?? null);
}
