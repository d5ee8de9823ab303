// Proves the moments by laying out every ring of small shoes.

import { expect, test } from 'vitest';
import { neighbourExpectations, ringProductMoments } from './shoe-moments.ts';

const orders = (cards: readonly number[]): number[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, at) => orders(cards.toSpliced(at, 1)).map(rest => [card, ...rest]));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const variance = (values: readonly number[]) =>
  mean(values.map(value => value ** 2)) - mean(values) ** 2;

/** Every ring of the cards: a ring may be turned, so that its first card stays the first. */
const rings = ([first = 0, ...rest]: readonly number[]) =>
  orders(rest).map(order => [first, ...order]);

/** Adds up what each card of a ring and its next one give. */
const around = (ring: readonly number[], give: (card: number, next: number) => number) =>
  ring.reduce((sum, card, at) => sum + give(card, ring[(at + 1) % ring.length] ?? 0), 0);

test.each([
  [[-2, -1, 0, 1, 2]],
  [[-1, -1, -1, 1, 1, 1]],
  [[-1, -1, 0, 0, 0, 1, 1]],
  [[-3, 1, 1, 1, 0, 0]],
])('[R-RNG-6] serial correlation: products of neighbours, cards %j', cards => {
  const sums = rings(cards).map(ring => around(ring, (card, next) => card * next));
  const moments = ringProductMoments(cards);
  expect(moments.mean).toBeCloseTo(mean(sums), 10);
  expect(moments.variance).toBeCloseTo(variance(sums), 10);
});

test.each([
  [1, 6],
  [2, 3],
  [2, 4],
  [3, 2],
  [4, 2],
])('[R-RNG-6] neighbours: %i copies of %i cards', (decks, kinds) => {
  const all = rings(Array.from({ length: decks * kinds }, (_, at) => at % kinds));
  const expected = neighbourExpectations(decks, kinds);
  let meanOfChiSquare = 0;
  for (let first = 0; first < kinds; first += 1) {
    for (let second = 0; second < kinds; second += 1) {
      const counts = all.map(ring =>
        around(ring, (card, next) => (card === first && next === second ? 1 : 0)),
      );
      const right = first === second ? expected.same : expected.other;
      expect(mean(counts)).toBeCloseTo(right, 10);
      if (right > 0) meanOfChiSquare += variance(counts) / right;
    }
  }
  expect(expected.meanOfChiSquare).toBeCloseTo(meanOfChiSquare, 10);
});

test('in real shoes the mean of chi-square is near its degrees of freedom', () => {
  for (const decks of [1, 2, 6, 8, 10]) {
    const { degrees, meanOfChiSquare } = neighbourExpectations(decks);
    expect(Math.abs(meanOfChiSquare / degrees - 1)).toBeLessThan(0.025);
  }
  expect(neighbourExpectations(8).degrees).toBe(2601);
  expect(neighbourExpectations(1).degrees).toBe(2549);
});
