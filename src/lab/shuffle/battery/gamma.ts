// The gamma function's logarithm and the regularised incomplete gamma functions, in double
// precision: what chi-square and normal tails are made of.

import { assert } from '../../../rules/assert.ts';

/** Chances on either side of a value; each is worked out directly where it is the small one. */
export interface Tails {
  readonly lower: number;
  readonly upper: number;
}

// Stirling's series: the Bernoulli number B(2k) over 2k(2k-1), for k from 1.
const STIRLING = [
  1 / 12,
  -1 / 360,
  1 / 1260,
  -1 / 1680,
  1 / 1188,
  -691 / 360_360,
  1 / 156,
  -3617 / 122_400,
] as const;

// From here on the series above is right to the last bit.
const STIRLING_FROM = 15;

/** The natural logarithm of gamma(x), for x above 0. */
export function logGamma(x: number): number {
  assert(x > 0, 'gamma is asked for above 0 only');
  // gamma(x) = gamma(x + n) / (x (x + 1) ... (x + n - 1)) brings small x to where the series holds.
  let shifted = x;
  let product = 1;
  while (shifted < STIRLING_FROM) {
    product *= shifted;
    shifted += 1;
  }
  let series = 0;
  let power = 1 / shifted;
  for (const coefficient of STIRLING) {
    series += coefficient * power;
    power /= shifted * shifted;
  }
  const main = (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI);
  return main + series - Math.log(product);
}

const EXACT_ENOUGH = 1e-16;
const STEPS_AT_MOST = 100_000;

// x^a e^-x / gamma(a), which both expansions have in front.
const front = (a: number, x: number) => Math.exp(a * Math.log(x) - x - logGamma(a));

/** The lower function by its power series, which is quick where x is below a + 1. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < STEPS_AT_MOST && term > sum * EXACT_ENOUGH; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return front(a, x) * sum;
}

/** The upper function by its continued fraction (Lentz's way), quick where x is above a + 1. */
function upperByFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Infinity;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < STEPS_AT_MOST; step += 1) {
    const numerator = step * (a - step);
    b += 2;
    d = 1 / (b + numerator * d);
    c = b + numerator / c;
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < EXACT_ENOUGH) break;
  }
  return front(a, x) * fraction;
}

/** The regularised incomplete gamma functions P(a, x) and Q(a, x). */
export function incompleteGamma(a: number, x: number): Tails {
  assert(a > 0 && x >= 0, 'incomplete gamma is asked for a > 0 and x >= 0 only');
  if (x === 0) return { lower: 0, upper: 1 };
  if (x < a + 1) {
    const lower = lowerBySeries(a, x);
    return { lower, upper: 1 - lower };
  }
  const upper = upperByFraction(a, x);
  return { lower: 1 - upper, upper };
}
