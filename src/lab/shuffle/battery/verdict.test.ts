// Proves that one verdict is drawn from many tests without crying wolf and without sleeping.

import { expect, test } from 'vitest';
import { drawFrom } from '../draw.ts';
import { seededBytes } from '../sources.ts';
import { allowedBelow, holmRefused, judge } from './verdict.ts';

const noShoes = { wrong: 0, repeated: 0 };
const even = Array.from({ length: 24 }, (_, at) => (at + 0.5) / 24);

test('[R-RNG-6] Holm: the smallest against all tests, the next against those left', () => {
  expect(holmRefused([0.5, 0.002, 0.9, 0.004], 0.01)).toEqual([1]);
  expect(holmRefused([0.5, 0.002, 0.9, 0.003], 0.01)).toEqual([1, 3]);
  // The smallest stands at 0.01 / 4, so the rest stand with it.
  expect(holmRefused([0.5, 0.003, 0.9, 0.003], 0.01)).toEqual([]);
  expect(holmRefused([0, 0, 0], 0.01)).toEqual([0, 1, 2]);
});

test('[R-RNG-6] of many tests some may fall below 1%, and it is said how many', () => {
  expect(allowedBelow(1, 0.01, 0.005)).toBe(1);
  expect(allowedBelow(24, 0.01, 0.005)).toBe(2);
  expect(allowedBelow(100, 0.01, 0.005)).toBe(4);
});

test('[R-RNG-6] even outcomes pass', () => {
  expect(judge(even, noShoes)).toEqual({
    passes: true,
    level: 0.01,
    tests: 24,
    below: 0,
    allowed: 2,
    refused: [],
    because: [],
  });
});

test('[R-RNG-6] one test somewhat below 1% among many does not fail the generator', () => {
  expect(judge(even.with(3, 0.004), noShoes)).toMatchObject({ passes: true, below: 1 });
});

test('[R-RNG-6] one test far out fails the generator', () => {
  const verdict = judge(even.with(3, 0.0002), noShoes);
  expect(verdict).toMatchObject({ passes: false, refused: [3] });
  expect(verdict.because).toEqual(['tests too far out for chance: 1']);
});

test('[R-RNG-6] too many tests somewhat below 1% fail it, though none is far out', () => {
  const verdict = judge(even.with(1, 0.005).with(2, 0.006).with(3, 0.007), noShoes);
  expect(verdict).toMatchObject({ passes: false, below: 3, refused: [] });
  expect(verdict.because).toEqual(['tests below 1%: 3, where chance explains 2']);
});

test('[R-RNG-3] a wrong shoe or a repeated one fails whatever the tests say', () => {
  expect(judge(even, { wrong: 1, repeated: 0 }).passes).toBe(false);
  expect(judge(even, { wrong: 0, repeated: 1 }).passes).toBe(false);
});

test('[R-RNG-6] a fair generator fails at most once in a hundred times', () => {
  const draw = drawFrom(seededBytes('verdict'));
  const trials = 10_000;
  let fails = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const ps = Array.from({ length: 24 }, () => draw(2 ** 32) / 2 ** 32);
    if (!judge(ps, noShoes).passes) fails += 1;
  }
  expect(fails / trials).toBeLessThan(0.01);
  expect(fails / trials).toBeGreaterThan(0.004);
});
