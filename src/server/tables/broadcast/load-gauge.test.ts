import { expect, test } from 'vitest';

import { LoadGauge } from './load-gauge.ts';

/** A house that works the given share of each stretch. */
function housedAt(shares: readonly number[]) {
  let now = 0;
  let looks = 0;
  const leisure = new LoadGauge(
    () => now,
    since => ({
      idle: 0,
      active: 0,
      utilization: since === undefined ? 0 : (shares[looks++] ?? 0),
    }),
  );
  return (afterMs: number): number => {
    now += afterMs;
    return leisure.wait(500);
  };
}

test('totals of others wait half a second at leisure, and up to three in a busy house', () => {
  const waitAfter = housedAt([0.2, 0.5, 0.75, 1, 0.1]);
  expect([300, 300, 300, 300, 300].map(waitAfter)).toEqual([500, 500, 1_750, 3_000, 500]);
});

test('the house looks at its own work four times a second, not at every wager', () => {
  const waitAfter = housedAt([1, 0]);
  expect([250, 1, 1, 248, 0].map(waitAfter)).toEqual([3_000, 3_000, 3_000, 500, 500]);
});
