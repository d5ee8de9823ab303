// A generator on the test bench: bytes, draws and shoes, and the shoes' first judge.

import { DECK, type Card } from '../../../rules/cards.ts';
import { drawFrom, type Draw, type RandomBytes } from '../draw.ts';
import { shuffledShoe } from '../shuffle.ts';

/** What the battery tests. */
export interface Generator {
  readonly name: string;
  readonly bytes: RandomBytes;
  readonly draw: Draw;
  readonly shoe: (decks: number) => readonly Card[];
}

/** The generator of virtual shoes, fed by this source. */
export function generatorFrom(name: string, bytes: RandomBytes): Generator {
  const draw = drawFrom(bytes);
  return { name, bytes, draw, shoe: decks => shuffledShoe(decks, draw) };
}

/** A card as its place in an unshuffled deck; the rank is what is left after thirteens. */
export type CardNumber = number;

const NUMBERS: ReadonlyMap<string, CardNumber> = new Map(DECK.map((card, at) => [card, at]));

/** Deals shoes and counts those that chance could not have made. */
export interface ShoeBench {
  readonly deal: () => Uint8Array; // a shoe's card numbers, front card first
  readonly wrong: () => number; // shoes that did not hold exactly their cards
  readonly repeated: () => number; // shoes that had been dealt before
}

// This many cards are enough to know a shoe by: two of them agree once in 10^30.
const KNOWN_BY = 20;

/** Sets up the bench for shoes of this many decks. */
export function shoeBench(generator: Generator, decks: number): ShoeBench {
  const seen = new Set<string>();
  let wrong = 0;
  let repeated = 0;
  const deal = (): Uint8Array => {
    const shoe = generator.shoe(decks);
    const numbers = new Uint8Array(decks * DECK.length);
    const copies = new Uint32Array(DECK.length);
    for (let at = 0; at < numbers.length; at += 1) {
      const number = NUMBERS.get(shoe[at] ?? '') ?? 0;
      numbers[at] = number;
      copies[number] = (copies[number] ?? 0) + 1;
    }
    if (shoe.length !== numbers.length || copies.some(count => count !== decks)) wrong += 1;
    const known = String.fromCodePoint(...numbers.subarray(0, KNOWN_BY));
    if (seen.has(known)) repeated += 1;
    seen.add(known);
    return numbers;
  };
  return { deal, wrong: () => wrong, repeated: () => repeated };
}
