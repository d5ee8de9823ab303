import { expect, test } from 'vitest';

import { HandClock } from '../../testing/clock.ts';
import { BroadcastScheduler } from './broadcast-scheduler.ts';

function schedulerAt() {
  const clock = new HandClock();
  const scheduler = new BroadcastScheduler(clock, () => 500);
  const sent: string[] = [];
  const ask = (table: string, recipients: number): (() => void) =>
    scheduler.ask(() => {
      sent.push(`${table} at ${clock.steady()}`);
      return recipients;
    });
  return { clock, scheduler, sent, ask };
}

test('a single table is served at once', () => {
  const { clock, scheduler, sent, ask } = schedulerAt();
  ask('t1', 50);
  clock.pass(500);
  ask('t1', 50);
  expect(sent).toEqual(['t1 at 0', 't1 at 500']);
  expect(scheduler.isBusy).toBe(false);
});

test('a floor is served table by table: a thousand messages a second', () => {
  const { clock, scheduler, sent, ask } = schedulerAt();
  for (const table of ['t1', 't2', 't3', 't4']) ask(table, table === 't2' ? 0 : 50);
  expect(scheduler.isBusy).toBe(true);
  clock.pass(1_000);
  expect(sent).toEqual(['t1 at 0', 't2 at 50', 't3 at 50', 't4 at 100']);
  expect(scheduler.isBusy).toBe(false);
});

test('a cancelled task loses its turn, and no other does', () => {
  const { clock, sent, ask } = schedulerAt();
  ask('t1', 50);
  const callOff = ask('t2', 50);
  ask('t3', 50);
  callOff();
  clock.pass(1_000);
  expect(sent).toEqual(['t1 at 0', 't3 at 50']);
});
