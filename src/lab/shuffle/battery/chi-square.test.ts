// Proves chi-square of counts by hand-worked cases, and the numbering of orderings.

import { expect, test } from 'vitest';
import {
  chiSquareOutcome,
  classesOutcome,
  evenOutcome,
  normalOutcome,
  orderingOf,
} from './chi-square.ts';

test('[R-RNG-6] equally likely counts: squares of the differences over the expected', () => {
  // 90, 100 and 110 against 100 each: 1 + 0 + 1.
  expect(evenOutcome([90, 100, 110], 300)).toMatchObject({ value: 2, degrees: 2, samples: 300 });
});

test('[R-RNG-6] too even is as odd as too uneven', () => {
  expect(evenOutcome([1000, 1000, 1000, 1000, 1000], 5000).p).toBe(0);
  expect(evenOutcome([1000, 1100, 900, 1100, 900], 5000).p).toBeLessThan(1e-7);
  expect(evenOutcome([1000, 1040, 960, 1020, 980], 5000).p).toBeGreaterThan(0.1);
});

test('[R-RNG-6] classes that are rarely met are joined with their neighbours', () => {
  const chances = [0.5, 0.45, 0.04, 0.006, 0.004];
  const joined = classesOutcome([500, 450, 40, 6, 4], chances, 1000);
  expect(joined).toMatchObject({ degrees: 3, samples: 1000 });
  expect(joined.value).toBeCloseTo(0, 12);
  const tail = classesOutcome([500, 450, 40, 0, 10], chances, 1000);
  expect(tail.value).toBeCloseTo(0, 12);
});

test('[R-RNG-6] what is left at the end joins the last class', () => {
  const outcome = classesOutcome([50, 45, 5], [0.5, 0.45, 0.05], 100);
  expect(outcome.degrees).toBe(1);
  expect(outcome.value).toBeCloseTo(0, 12);
});

test('a class needs a chance, and some class must be frequent enough', () => {
  expect(() => classesOutcome([1, 2], [1], 3)).toThrow('each class');
  expect(() => classesOutcome([1, 2], [0.5, 0.5], 3)).toThrow('enough samples');
});

test('chances are two-sided', () => {
  expect(normalOutcome(2.5758293035489004, 7).p).toBeCloseTo(0.01, 12);
  expect(normalOutcome(-2.5758293035489004, 7).p).toBeCloseTo(0.01, 12);
  expect(chiSquareOutcome(15.086272469388987, 5, 7).p).toBeCloseTo(0.02, 12);
});

test('every ordering has a number of its own', () => {
  const numbers = new Set<number>();
  for (const a of [1, 2, 3, 4]) {
    for (const b of [1, 2, 3, 4]) {
      for (const c of [1, 2, 3, 4]) {
        const rest = 10 - a - b - c;
        if (new Set([a, b, c, rest]).size === 4) numbers.add(orderingOf([a, b, c, rest]));
      }
    }
  }
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at));
  expect(orderingOf([1, 2, 3, 4])).toBe(0);
  expect(orderingOf([4, 3, 2, 1])).toBe(23);
});
