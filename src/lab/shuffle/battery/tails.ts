// Tail chances of the distributions that the battery's statistics follow.

import { assert } from '../../../rules/assert.ts';
import { incompleteGamma, type Tails } from './gamma.ts';

/** Chi-square with this many degrees of freedom. */
export const chiSquareTails = (value: number, degrees: number): Tails =>
  incompleteGamma(degrees / 2, value / 2);

/** The normal distribution of mean 0 and variance 1: its square is chi-square with one degree. */
export function normalTails(z: number): Tails {
  const { lower, upper } = chiSquareTails(z * z, 1);
  const beyond = upper / 2;
  const before = 0.5 + lower / 2;
  return z < 0 ? { lower: beyond, upper: before } : { lower: before, upper: beyond };
}

/** The chance of at least this many successes in this many trials. */
export function binomialAtLeast(successes: number, trials: number, chance: number): number {
  assert(chance > 0 && chance < 1 && trials >= 0, 'a binomial has trials and a chance');
  let term = (1 - chance) ** trials;
  let atLeast = 0;
  for (let count = 0; count <= trials; count += 1) {
    if (count >= successes) atLeast += term;
    term *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
  }
  return Math.min(1, atLeast);
}

/** The chance of a value at least as far out on either side: too even is as odd as too uneven. */
export const twoSided = ({ lower, upper }: Tails): number =>
  Math.min(1, 2 * Math.min(lower, upper));
