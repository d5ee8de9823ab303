// What is left in a shoe: how many of each of the 52 cards. All odds are odds of a composition.

import { assert } from '../../rules/assert.ts';
import { type Card, DECK, pointValue } from '../../rules/cards.ts';

/** How many of each card, in the order of DECK. */
export interface Composition {
  readonly counts: readonly number[];
  readonly cards: number;
}

/** Up to here every count stays a whole number that floating point holds (see sums.ts). */
export const MOST_DECKS = 10;

/** A card that was taken out more often than it was there. */
export interface Overdrawn {
  readonly overdrawn: Card;
}

const PLACES: ReadonlyMap<Card, number> = new Map(DECK.map((card, place) => [card, place]));
const VALUES: readonly number[] = DECK.map(pointValue);

/** The cards of this many decks, none missing. */
export function fullShoe(decks: number): Composition {
  assert(
    Number.isInteger(decks) && decks >= 1 && decks <= MOST_DECKS,
    `a shoe is counted for 1 to ${MOST_DECKS} decks`,
  );
  return { counts: DECK.map(() => decks), cards: decks * DECK.length };
}

/** What is left when these cards are gone; names the first card that was not there. */
export function without(composition: Composition, cards: readonly Card[]): Composition | Overdrawn {
  const counts = [...composition.counts];
  for (const card of cards) {
    const place = PLACES.get(card) ?? 0;
    const left = (counts[place] ?? 0) - 1;
    if (left < 0) return { overdrawn: card };
    counts[place] = left;
  }
  return { counts, cards: composition.cards - cards.length };
}

/** A shoe of which just these cards are left; names a card that the decks hold less often. */
export function onlyThese(cards: readonly Card[], decks: number): Composition | Overdrawn {
  const missing = without(fullShoe(decks), cards);
  if ('overdrawn' in missing) return missing;
  return { counts: missing.counts.map(count => decks - count), cards: cards.length };
}

/** How many cards of each point value, 0 to 9. */
export function byPointValue({ counts }: Composition): readonly number[] {
  const values = Array.from({ length: 10 }, () => 0);
  for (let place = 0; place < counts.length; place += 1) {
    const value = VALUES[place] ?? 0;
    values[value] = (values[value] ?? 0) + (counts[place] ?? 0);
  }
  return values;
}

/** Every card that is left, one by one. */
export const remainingCards = ({ counts }: Composition): Card[] =>
  DECK.flatMap((card, place) => Array.from({ length: counts[place] ?? 0 }, () => card));

/** In how many orders the first `length` cards can come out: n (n - 1) (n - 2) ... */
export function orders(cards: number, length: number): bigint {
  let product = 1n;
  for (let drawn = 0; drawn < length; drawn += 1) product *= BigInt(cards - drawn);
  return product;
}
