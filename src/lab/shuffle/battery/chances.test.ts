// Proves the class chances by counting every case of small ones.

import { expect, test } from 'vitest';
import {
  couponChances,
  distinctChances,
  gapChances,
  RUN_UP_CHANCES,
  shoeCouponChances,
  shoeDistinctChances,
  shoeGapChances,
} from './chances.ts';

/** Every sequence of so many draws below the bound. */
const sequences = (bound: number, draws: number): number[][] =>
  draws === 0
    ? [[]]
    : sequences(bound, draws - 1).flatMap(before =>
        Array.from({ length: bound }, (_, value) => [...before, value]),
      );

/** Every order of these cards, those that look alike counted apart. */
const orders = (cards: readonly number[]): number[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, at) => orders(cards.toSpliced(at, 1)).map(rest => [card, ...rest]));

/** The share of the cases in each class. */
function shares(cases: readonly number[][], classes: number, classOf: (of: number[]) => number) {
  const counts = Array.from({ length: classes }, () => 0);
  for (const each of cases) counts[classOf(each)] = (counts[classOf(each)] ?? 0) + 1;
  return counts.map(count => count / cases.length);
}

/** What agrees with these numbers to twelve places. */
const close = (right: readonly number[]): unknown =>
  right.map(chance => expect.closeTo(chance, 12));

const seenAllAt = (cards: readonly number[], values: number) =>
  cards.findIndex((_, at) => new Set(cards.slice(0, at + 1)).size === values) + 1;

test('[R-RNG-6] gap: draws before a hit', () => {
  const gapOf = (draws: number[]) => (draws.includes(0) ? draws.indexOf(0) : 4);
  expect(gapChances(1 / 3, 4)).toEqual(close(shares(sequences(3, 4), 5, gapOf)));
  expect(gapChances(1 / 13, 60)).toHaveLength(61);
});

test('[R-RNG-6] poker: different values among five draws', () => {
  const right = shares(sequences(4, 5), 5, draws => new Set(draws).size);
  expect(distinctChances(4, 5)).toEqual(close(right));
});

test('[R-RNG-6] coupon collector: draws until all values were seen', () => {
  const right = shares(sequences(3, 7), 9, draws => seenAllAt(draws, 3) || 8);
  expect(couponChances(3, 8)).toEqual(close(right));
});

test('[R-RNG-6] runs up: the length of the first run of a random order', () => {
  const lengthOf = (order: number[]) => {
    const end = order.findIndex((value, at) => at > 0 && value < (order[at - 1] ?? 0));
    return end === -1 ? 6 : Math.min(end, 6);
  };
  const right = shares(orders([1, 2, 3, 4, 5, 6, 7]), 7, lengthOf).slice(1);
  expect(RUN_UP_CHANCES).toEqual(close(right));
});

const smallShoes = orders([0, 0, 1, 1, 2, 2, 3, 3]); // four ranks, two cards of each

test('[R-RNG-6] gap in a shoe: cards before the first of a rank', () => {
  const right = shares(smallShoes, 7, order => order.indexOf(0));
  expect(shoeGapChances(8, 2, 6)).toEqual(close(right));
});

test('[R-RNG-6] poker in a shoe: different ranks among five cards', () => {
  const right = shares(smallShoes, 5, order => new Set(order.slice(0, 5)).size);
  expect(shoeDistinctChances(4, 2, 5)).toEqual(close(right));
});

test('[R-RNG-6] coupon collector in a shoe: cards until all ranks were seen', () => {
  const right = shares(smallShoes, 8, order => seenAllAt(order, 4));
  expect(shoeCouponChances(4, 2, 7)).toEqual(close(right));
});

test('the chances of a whole shoe sum to one and none is below nothing', () => {
  const all = [
    gapChances(1 / 13, 60),
    distinctChances(13, 5),
    couponChances(13, 120),
    shoeGapChances(416, 32, 60),
    shoeDistinctChances(13, 32, 5),
    shoeCouponChances(13, 32, 120),
  ];
  for (const chances of all) {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...chances)).toBeGreaterThan(-1e-12);
  }
});
