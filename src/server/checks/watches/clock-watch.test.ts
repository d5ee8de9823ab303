import { expect, test } from 'vitest';

import { HandClock } from '../../testing/clock.ts';
import { ClockWatch } from './clock-watch.ts';

test('[R-CLK-1] [R-EVT-2] a clock that somebody sets is told by how much, either way', () => {
  const clock = new HandClock();
  const steps: number[] = [];
  const halts: (string | null)[] = [];
  const watch = new ClockWatch(
    clock,
    reason => halts.push(reason?.code ?? null),
    ms => steps.push(ms),
  );
  clock.pass(60_000);
  clock.set(clock.now() + 500);
  clock.pass(5_000);
  expect([steps, halts]).toEqual([[], []]);
  clock.set(clock.now() + 3_600_000);
  clock.pass(5_000);
  // Forward is on record and stops nobody.
  expect([steps, halts]).toEqual([[3_600_000], []]);
  clock.set(clock.now() - 30_000);
  clock.pass(10_000);
  expect(steps).toEqual([3_600_000, -30_000]);
  expect(halts).toEqual(['clock-went-back']);
  clock.pass(30_000);
  expect(halts.at(-1)).toBeNull();
  watch.stop();
});
