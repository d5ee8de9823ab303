// Generators that are known to be bad, each in a way that has happened: the battery must fail them,
// and a laboratory can watch it do so. They serve no other purpose.

import { cardsOf, type Card } from '../../../rules/cards.ts';
import { drawFrom, type Draw, type RandomBytes } from '../draw.ts';
import { shuffledShoe } from '../shuffle.ts';
import { generatorFrom, type Generator } from './generator.ts';

export const KNOWN_BAD = [
  'naive-shuffle',
  'never-in-place',
  'one-riffle',
  'sorted-shoe',
  'folded-draw',
  'scaled-byte',
  'short-cycle',
  'counter',
  'stuck-bit',
  'repeated-shoe',
  'foreign-card',
] as const;
export type KnownBad = (typeof KNOWN_BAD)[number];

function swap(cards: Card[], first: number, second: number): void {
  const [one, other] = [cards[first], cards[second]];
  if (one === undefined || other === undefined) return;
  cards[first] = other;
  cards[second] = one;
}

/** Swaps each place with any place: n^n ways fall on n! orders, and cannot do so evenly. */
function naiveShuffle(decks: number, draw: Draw): Card[] {
  const cards = cardsOf(decks);
  for (let place = 0; place < cards.length; place += 1) swap(cards, place, draw(cards.length));
  return cards;
}

/** One too small a bound: no card may stay where it is. */
function neverInPlace(decks: number, draw: Draw): Card[] {
  const cards = cardsOf(decks);
  for (let place = cards.length - 1; place > 0; place -= 1) swap(cards, place, draw(place));
  return cards;
}

/** Two halves let fall into each other once, as a hurried dealer would. */
function oneRiffle(decks: number, draw: Draw): Card[] {
  const cards = cardsOf(decks);
  const halves = [cards.slice(0, cards.length / 2), cards.slice(cards.length / 2)] as const;
  const riffled: Card[] = [];
  while (riffled.length < cards.length) {
    const [left, right] = halves;
    const from = draw(left.length + right.length) < left.length ? left : right;
    riffled.push(...from.splice(0, 1));
  }
  return riffled;
}

/** Folds a word of just enough bits into the bound: the low numbers come up twice as often. */
const foldedDraw =
  (draw: Draw): Draw =>
  bound =>
    draw(2 ** Math.ceil(Math.log2(bound))) % bound;

/** Stretches a byte over the bound: some numbers of a large bound never come up. */
const scaledByte =
  (draw: Draw): Draw =>
  bound =>
    Math.floor((draw(256) * bound) / 256);

/** Bytes that come out of a state step by step. */
const stepping =
  (step: () => number): RandomBytes =>
  count => {
    const bytes = new Uint8Array(count);
    for (let at = 0; at < count; at += 1) bytes[at] = step();
    return bytes;
  };

/** A linear congruential generator of 16 bits: it begins again after 65,536 steps. */
function shortCycle(bytes: RandomBytes): RandomBytes {
  const [high = 0, low = 0] = bytes(2);
  let state = high * 256 + low;
  return stepping(() => {
    state = (state * 25_173 + 13_849) % 65_536;
    return state >> 8;
  });
}

/** Counts up: every byte comes exactly as often as any other, and in order. */
function counter(): RandomBytes {
  let next = 0;
  return stepping(() => {
    next = (next + 1) % 256;
    return next;
  });
}

/** The top bit of every word is stuck: remainders hide it, so only the bytes can show it. */
const stuckBit =
  (bytes: RandomBytes): RandomBytes =>
  count =>
    bytes(count).map((byte, at) => (at % 4 === 0 ? byte | 0x80 : byte));

const withShoe = (
  bytes: RandomBytes,
  shoe: (decks: number, draw: Draw) => readonly Card[],
): Omit<Generator, 'name'> => {
  const draw = drawFrom(bytes);
  return { bytes, draw, shoe: decks => shoe(decks, draw) };
};

const withDraw = (bytes: RandomBytes, draw: Draw): Omit<Generator, 'name'> => ({
  bytes,
  draw,
  shoe: decks => shuffledShoe(decks, draw),
});

/** Fair but for its memory: every this many shoes the first comes back. */
function repeatedShoe(bytes: RandomBytes): Omit<Generator, 'name'> {
  let first: readonly Card[] | undefined;
  let dealt = 0;
  return withShoe(bytes, (decks, draw) => {
    const shoe = shuffledShoe(decks, draw);
    first ??= shoe;
    dealt += 1;
    return dealt % 5000 === 0 ? first : shoe;
  });
}

const MADE: Readonly<Record<KnownBad, (bytes: RandomBytes) => Omit<Generator, 'name'>>> = {
  'naive-shuffle': bytes => withShoe(bytes, naiveShuffle),
  'never-in-place': bytes => withShoe(bytes, neverInPlace),
  'one-riffle': bytes => withShoe(bytes, oneRiffle),
  'sorted-shoe': bytes => withShoe(bytes, cardsOf),
  'folded-draw': bytes => withDraw(bytes, foldedDraw(drawFrom(bytes))),
  'scaled-byte': bytes => withDraw(bytes, scaledByte(drawFrom(bytes))),
  'short-cycle': bytes => generatorFrom('', shortCycle(bytes)),
  counter: () => generatorFrom('', counter()),
  'stuck-bit': bytes => generatorFrom('', stuckBit(bytes)),
  'repeated-shoe': repeatedShoe,
  'foreign-card': bytes =>
    withShoe(bytes, (decks, draw) => shuffledShoe(decks, draw).with(0, 'As')),
};

/** Makes a bad generator out of a good source. */
export const knownBad = (name: KnownBad, bytes: RandomBytes): Generator => ({
  ...MADE[name](bytes),
  name,
});
