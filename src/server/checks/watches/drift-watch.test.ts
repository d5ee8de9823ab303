import { expect, test } from 'vitest';

import { HandClock } from '../../testing/clock.ts';
import { DriftWatch } from './drift-watch.ts';

/** A house whose database's clock is ahead of its own by so many milliseconds. */
function houseWith(clock: HandClock, ahead: () => number) {
  const notes: unknown[] = [];
  const note = (kind: string, body: object): Promise<void> => {
    notes.push([kind, body]);
    return Promise.resolve();
  };
  const query = () => Promise.resolve({ rows: [{ now: clock.now() + ahead() }] });
  // Only one question is ever asked of it.
  const db = { query } as never;
  return { notes, house: { journal: { db }, record: { note }, clock } };
}

test('[R-CLK-1] clocks that drift apart are an alarm, once; so is their agreement', async () => {
  const clock = new HandClock();
  let ahead = 900;
  const { notes, house } = houseWith(clock, () => ahead);
  const watch = new DriftWatch(house, 1_000);
  await watch.look();
  expect(notes).toEqual([]);
  ahead = 1_400;
  clock.pass(60_000);
  await expect.poll(() => notes).toEqual([['clocks-apart', { byMs: -1_400, mostMs: 1_000 }]]);
  await watch.look();
  expect(notes).toHaveLength(1);
  ahead = 20;
  await watch.look();
  expect(notes.at(-1)).toEqual(['clocks-agree', { byMs: -20, mostMs: 1_000 }]);
  watch.stop();
});

test('[R-CLK-1] where no limit is set nothing is asked', () => {
  const clock = new HandClock();
  const { notes, house } = houseWith(clock, () => 99_000);
  const watch = new DriftWatch(house, 0);
  clock.pass(600_000);
  expect(notes).toEqual([]);
  watch.stop();
});
