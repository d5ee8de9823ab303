// Proves the shuffle: by counting every sequence of draws for small lists, and on whole shoes.

import { assert as holds, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOf } from '../../rules/cards.ts';
import { drawFrom, type Draw } from './draw.ts';
import { shuffled, shuffledShoe } from './shuffle.ts';
import { osBytes, seededBytes } from './sources.ts';

const never: Draw = () => {
  throw new Error('there is nothing to draw for');
};
const seededShoe = (seed: string) => shuffledShoe(8, drawFrom(seededBytes(seed))).join(' ');
const playedShoe = () => shuffledShoe(8, drawFrom(osBytes)).join(' ');

/** Shuffles by every possible sequence of draws and counts the orders that come out. */
function countOrders(items: string): Map<string, number> {
  const orders = new Map<string, number>();
  const open: number[][] = [[]];
  for (let chosen = open.pop(); chosen; chosen = open.pop()) {
    let asked = 0;
    let short = 0;
    const made = chosen;
    const draw: Draw = bound => {
      const answer = made[asked];
      asked += 1;
      if (answer === undefined && short === 0) short = bound;
      return answer ?? 0;
    };
    const order = shuffled(items.split(''), draw).join('');
    if (short === 0) orders.set(order, (orders.get(order) ?? 0) + 1);
    for (let next = 0; next < short; next += 1) open.push([...made, next]);
  }
  return orders;
}

test('[R-RNG-5] every ordering comes from exactly one sequence of draws', () => {
  const orders = countOrders('abcdef');
  expect(orders.size).toBe(720);
  expect(new Set(orders.values())).toEqual(new Set([1]));
});

test('[R-RNG-5] cards that look alike share the orderings evenly', () => {
  const orders = countOrders('aabbc');
  expect(orders.size).toBe(30);
  expect(new Set(orders.values())).toEqual(new Set([4]));
});

test('[R-RNG-5] a shoe of any number of decks keeps exactly its cards', () => {
  holds(
    property(integer({ min: 1, max: 10 }), string(), (decks, seed) => {
      const shoe = shuffledShoe(decks, drawFrom(seededBytes(seed)));
      expect(shoe.toSorted()).toEqual(cardsOf(decks).toSorted());
    }),
    { numRuns: 30 },
  );
});

test('nothing, one card and no decks', () => {
  expect(shuffled([], never)).toEqual([]);
  expect(shuffled(['As'], never)).toEqual(['As']);
  expect(() => shuffledShoe(0, never)).toThrow('whole number of decks');
  expect(() => shuffledShoe(1.5, never)).toThrow('whole number of decks');
});

test('the list that is shuffled stays as it was', () => {
  const cards = cardsOf(1);
  shuffled(cards, drawFrom(seededBytes('x')));
  expect(cards).toEqual(cardsOf(1));
});

test('a seed repeats its shoe, and another seed gives another', () => {
  expect(seededShoe('night shift')).toBe(seededShoe('night shift'));
  expect(seededShoe('night shift')).not.toBe(seededShoe('day shift'));
});

test('a seed gives the same bytes however they are asked for', () => {
  const whole = seededBytes('7')(64);
  const source = seededBytes('7');
  const parts = [source(1), source(15), source(48)].map(part => Buffer.from(part));
  expect(Buffer.concat(parts)).toEqual(Buffer.from(whole));
});

test('[R-RNG-3] [R-RNG-8] two draws from the operating system are never in step', () => {
  expect(new Set(Array.from({ length: 50 }, playedShoe)).size).toBe(50);
});
