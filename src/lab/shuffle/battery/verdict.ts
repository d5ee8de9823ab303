// One verdict from many tests: some of many fair outcomes are odd, and a verdict must allow for it.

import { binomialAtLeast } from './tails.ts';

/** Each test is made at 99%, and so is the verdict: a fair generator fails once in a hundred. */
export const LEVEL = 0.01;

/** What the outcomes together say. */
export interface BatteryVerdict {
  readonly passes: boolean;
  readonly level: number;
  readonly tests: number;
  readonly below: number; // tests whose p is below the level
  readonly allowed: number; // this many of them are put down to chance
  readonly refused: readonly number[]; // tests, from 0, too far out even among this many (Holm)
  readonly because: readonly string[]; // why it fails; empty when it passes
}

/** The tests that Holm's procedure refuses: chance refuses any at all no oftener than the level. */
export function holmRefused(ps: readonly number[], level: number): number[] {
  const order = ps.map((p, test) => ({ p, test })).toSorted((a, b) => a.p - b.p);
  const stands = order.findIndex(({ p }, at) => p > level / (order.length - at));
  const refused = stands === -1 ? order : order.slice(0, stands);
  return refused.map(({ test }) => test).toSorted((a, b) => a - b);
}

/** The most tests that may fall below the level before their number itself is too odd. */
export function allowedBelow(tests: number, level: number, share: number): number {
  let allowed = 0;
  while (binomialAtLeast(allowed + 1, tests, level) > share) allowed += 1;
  return allowed;
}

/**
 * Judges the tests together. The level is shared out: half to one test that is far too odd, half
 * to too many that are somewhat odd. Impossible shoes fail whatever the tests say.
 */
export function judge(
  ps: readonly number[],
  shoes: { readonly wrong: number; readonly repeated: number },
): BatteryVerdict {
  const tests = ps.length;
  const below = ps.filter(p => p < LEVEL).length;
  const allowed = allowedBelow(tests, LEVEL, LEVEL / 2);
  const refused = holmRefused(ps, LEVEL / 2);
  const because: string[] = [];
  if (shoes.wrong > 0) because.push(`shoes that did not hold exactly their cards: ${shoes.wrong}`);
  if (shoes.repeated > 0) because.push(`shoes that had been dealt before: ${shoes.repeated}`);
  if (refused.length > 0) because.push(`tests too far out for chance: ${refused.length}`);
  if (below > allowed) because.push(`tests below 1%: ${below}, where chance explains ${allowed}`);
  return { passes: because.length === 0, level: LEVEL, tests, below, allowed, refused, because };
}
