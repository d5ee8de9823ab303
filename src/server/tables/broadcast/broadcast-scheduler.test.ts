import { expect, test } from 'vitest';

import { HandClock } from '../../testing/clock.ts';
import { Crier } from './broadcast-scheduler.ts';

function crierAt() {
  const clock = new HandClock();
  const crier = new Crier(clock, () => 500);
  const cried: string[] = [];
  const ask = (table: string, heardBy: number): (() => void) =>
    crier.ask(() => {
      cried.push(`${table} at ${clock.steady()}`);
      return heardBy;
    });
  return { clock, crier, cried, ask };
}

test('a table alone is told at once', () => {
  const { clock, crier, cried, ask } = crierAt();
  ask('t1', 50);
  clock.pass(500);
  ask('t1', 50);
  expect(cried).toEqual(['t1 at 0', 't1 at 500']);
  expect(crier.isBusy).toBe(false);
});

test('a floor is told table by table: a thousand words a second', () => {
  const { clock, crier, cried, ask } = crierAt();
  for (const table of ['t1', 't2', 't3', 't4']) ask(table, table === 't2' ? 0 : 50);
  expect(crier.isBusy).toBe(true);
  clock.pass(1_000);
  expect(cried).toEqual(['t1 at 0', 't2 at 50', 't3 at 50', 't4 at 100']);
  expect(crier.isBusy).toBe(false);
});

test('who calls it off loses the turn, and nobody else does', () => {
  const { clock, cried, ask } = crierAt();
  ask('t1', 50);
  const callOff = ask('t2', 50);
  ask('t3', 50);
  callOff();
  clock.pass(1_000);
  expect(cried).toEqual(['t1 at 0', 't3 at 50']);
});
