// Proves the tail functions against closed forms and against printed tables.

import { expect, test } from 'vitest';
import { incompleteGamma, logGamma } from './gamma.ts';
import { binomialAtLeast, chiSquareTails, normalTails, twoSided } from './tails.ts';

/** How far a number is from the right one, as a part of that one. */
const offBy = (got: number, right: number) => Math.abs(got - right) / Math.abs(right);

test('the logarithm of gamma is that of the factorials', () => {
  let factorial = 0;
  for (let n = 2; n <= 170; n += 1) {
    factorial += Math.log(n);
    expect(offBy(logGamma(n + 1), factorial)).toBeLessThan(1e-14);
  }
  expect(Math.abs(logGamma(1))).toBeLessThan(1e-14);
  expect(Math.abs(logGamma(2))).toBeLessThan(1e-14);
});

test('the logarithm of gamma at the halves follows from pi', () => {
  expect(offBy(logGamma(0.5), Math.log(Math.sqrt(Math.PI)))).toBeLessThan(1e-14);
  expect(offBy(logGamma(1.5), Math.log(Math.sqrt(Math.PI) / 2))).toBeLessThan(1e-13);
  expect(offBy(logGamma(5.5), Math.log((945 / 32) * Math.sqrt(Math.PI)))).toBeLessThan(1e-14);
});

test('[R-RNG-6] chi-square with an even number of degrees is a Poisson sum', () => {
  for (const degrees of [2, 4, 10, 50, 100, 500]) {
    for (const ratio of [0.3, 0.7, 0.9, 1, 1.1, 1.5, 2]) {
      const half = (degrees * ratio) / 2;
      let term = Math.exp(-half);
      let sum = term;
      for (let k = 1; k < degrees / 2; k += 1) {
        term *= half / k;
        sum += term;
      }
      expect(offBy(chiSquareTails(2 * half, degrees).upper, sum)).toBeLessThan(1e-10);
    }
  }
});

test('[R-RNG-6] chi-square with one degree is a normal square, with three one step more', () => {
  for (const value of [0.01, 0.5, 1, 2.5, 6, 15, 40]) {
    const one = chiSquareTails(value, 1).upper;
    expect(offBy(one, 2 * normalTails(Math.sqrt(value)).upper)).toBeLessThan(1e-12);
    const step = Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2);
    expect(offBy(chiSquareTails(value, 3).upper, one + step)).toBeLessThan(1e-11);
  }
});

test.each([
  // degrees, upper 5%, upper 1%, as tables print them
  [1, 3.841, 6.635],
  [5, 11.07, 15.086],
  [10, 18.307, 23.209],
  [30, 43.773, 50.892],
  [51, 68.669, 77.386],
  [100, 124.342, 135.807],
  [1000, 1074.679, 1106.969],
])('[R-RNG-6] chi-square tables: %i degrees', (degrees, fivePercent, onePercent) => {
  expect(chiSquareTails(fivePercent, degrees).upper).toBeCloseTo(0.05, 4);
  expect(chiSquareTails(onePercent, degrees).upper).toBeCloseTo(0.01, 4);
});

test.each([
  [0, 0.5],
  [1, 0.15865525393145707],
  [1.959963984540054, 0.025],
  [2.3263478740408408, 0.01],
  [2.5758293035489004, 0.005],
  [4, 3.167124183311992e-5],
  [6, 9.865876450376946e-10],
  [8, 6.220960574271785e-16],
])('[R-RNG-6] the normal tail beyond %f', (z, chance) => {
  expect(offBy(normalTails(z).upper, chance)).toBeLessThan(1e-11);
  expect(offBy(normalTails(-z).lower, chance)).toBeLessThan(1e-11);
  expect(offBy(normalTails(z).lower, 1 - chance)).toBeLessThan(1e-12);
});

test('many degrees: the cube root of chi-square is all but normal', () => {
  // Wilson and Hilferty's approximation, good to a few units in the fourth place here.
  for (const degrees of [2601, 21_165, 26_469]) {
    for (const z of [-2.5, -1, 0, 1, 2.5]) {
      const part = 2 / (9 * degrees);
      const value = degrees * (1 - part + z * Math.sqrt(part)) ** 3;
      expect(chiSquareTails(value, degrees).upper).toBeCloseTo(normalTails(z).upper, 4);
    }
  }
});

test('the two tails make one, and meet where series and fraction change over', () => {
  for (const a of [0.5, 3, 200, 10_000]) {
    const [below, above] = [incompleteGamma(a, (a + 1) * 0.999999), incompleteGamma(a, a + 1)];
    expect(below.lower + below.upper).toBeCloseTo(1, 12);
    expect(above.lower + above.upper).toBeCloseTo(1, 12);
    expect(above.lower - below.lower).toBeLessThan(1e-3);
    expect(above.lower).toBeGreaterThan(below.lower);
  }
  expect(incompleteGamma(3, 0)).toEqual({ lower: 0, upper: 1 });
});

test('the binomial tail counts', () => {
  expect(offBy(binomialAtLeast(0, 10, 0.01), 1)).toBeLessThan(1e-12);
  expect(offBy(binomialAtLeast(1, 10, 0.01), 1 - 0.99 ** 10)).toBeLessThan(1e-12);
  expect(offBy(binomialAtLeast(10, 10, 0.5), 1 / 1024)).toBeLessThan(1e-12);
  expect(offBy(binomialAtLeast(2, 3, 0.25), 10 / 64)).toBeLessThan(1e-12);
});

test('a two-sided chance is twice the smaller tail, at most one', () => {
  expect(twoSided({ lower: 0.996, upper: 0.004 })).toBe(0.008);
  expect(twoSided({ lower: 0.004, upper: 0.996 })).toBe(0.008);
  expect(twoSided({ lower: 0.6, upper: 0.6 })).toBe(1);
});
