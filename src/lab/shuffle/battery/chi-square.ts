// Chi-square of counts against what fair chance gives, and the outcome of any one test.

import { assert } from '../../../rules/assert.ts';
import { chiSquareTails, normalTails, twoSided } from './tails.ts';

/** What one test found. `p` is two-sided: the chance of a value at least as odd, if all is fair. */
export interface TestOutcome {
  readonly samples: number; // how many things were counted
  readonly statistic: 'chi-square' | 'z';
  readonly value: number;
  readonly degrees?: number; // of freedom, for chi-square
  readonly p: number;
}

/** The outcome of a sum that is normal with mean 0 and variance 1 if all is fair. */
export const normalOutcome = (z: number, samples: number): TestOutcome => ({
  samples,
  statistic: 'z',
  value: z,
  p: twoSided(normalTails(z)),
});

/** The outcome of a value that is chi-square if all is fair. */
export const chiSquareOutcome = (value: number, degrees: number, samples: number): TestOutcome => ({
  samples,
  statistic: 'chi-square',
  value,
  degrees,
  p: twoSided(chiSquareTails(value, degrees)),
});

/** The sum of squared differences over what is expected. */
export function squaresOverExpected(observed: ArrayLike<number>, expected: number): number {
  let sum = 0;
  for (let at = 0; at < observed.length; at += 1) sum += ((observed[at] ?? 0) - expected) ** 2;
  return sum / expected;
}

/** Counts that are all equally likely. */
export function evenOutcome(counts: ArrayLike<number>, samples: number): TestOutcome {
  const value = squaresOverExpected(counts, samples / counts.length);
  return chiSquareOutcome(value, counts.length - 1, samples);
}

// Below this an expected count makes chi-square's tails wrong, and neighbours are put together.
const EXPECTED_AT_LEAST = 10;

/** Counts of classes with these chances; neighbours with small expected counts are joined. */
export function classesOutcome(
  counts: ArrayLike<number>,
  chances: readonly number[],
  samples: number,
): TestOutcome {
  assert(counts.length === chances.length, 'each class has a count and a chance');
  const classes: { observed: number; expected: number }[] = [];
  let open = { observed: 0, expected: 0 };
  for (const [at, chance] of chances.entries()) {
    open.observed += counts[at] ?? 0;
    open.expected += chance * samples;
    if (open.expected < EXPECTED_AT_LEAST) continue;
    classes.push(open);
    open = { observed: 0, expected: 0 };
  }
  const last = classes.at(-1);
  assert(last !== undefined, 'there are enough samples for one class');
  last.observed += open.observed;
  last.expected += open.expected;
  const value = classes.reduce(
    (sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected,
    0,
  );
  return chiSquareOutcome(value, classes.length - 1, samples);
}

/** Says which of the orderings of its values a short list is in: 0 up to its factorial. */
export function orderingOf(values: ArrayLike<number>): number {
  let ordering = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    let smallerLater = 0;
    for (let later = at + 1; later < values.length; later += 1) {
      if ((values[later] ?? 0) < value) smallerLater += 1;
    }
    ordering = ordering * (values.length - at) + smallerLater;
  }
  return ordering;
}
