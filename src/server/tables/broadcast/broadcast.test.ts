import { expect, test } from 'vitest';

import { plainSetup, readyTable } from '../../../table/testing/scene.ts';
import { HandClock } from '../../testing/clock.ts';
import { BroadcastScheduler } from './broadcast-scheduler.ts';
import { TableBroadcast } from './broadcast.ts';

/** A table with three terminals and a display, whose totals come so often. */
function watchedTable(totalsMs: number) {
  const clock = new HandClock();
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  scene.do({ do: 'open-wagering' });
  const { book, table } = scene;
  let number = 1;
  const scheduler = new BroadcastScheduler(clock, () => totalsMs);
  const options = { table: 't1', book, demonstration: true, clock, scheduler };
  const broadcast = new TableBroadcast(options, table, number);
  const heard: Record<string, string[]> = { display: [], 1: [], 2: [], 3: [] };
  const screen = (who: string | number) => ({
    send: (message: string) => {
      const { kind } = JSON.parse(message) as { kind: string }; // the broadcast's own
      heard[who]?.push(kind);
    },
  });
  const leaveDisplay = broadcast.watchPublic(screen('display'), undefined);
  for (const seat of [1, 2, 3]) {
    broadcast.watchTerminal(
      { ...screen(seat), seat, delayMs: () => null, replace: () => undefined },
      undefined,
    );
  }
  const forget = (): void => {
    for (const kinds of Object.values(heard)) kinds.length = 0;
  };
  const told = (act: () => void): void => {
    const before = scene.table;
    const from = scene.events.length;
    act();
    number += 1;
    broadcast.stored({ before, table: scene.table, events: scene.events.slice(from), number });
  };
  const wager = (seat: number, stake: number): void =>
    told(() => scene.wager(seat, 'banker', stake));
  const close = (): void => told(() => scene.do({ do: 'close-wagering' }));
  forget();
  return { clock, heard, wager, close, forget, leaveDisplay };
}

test('at leisure everybody hears the totals, at most so often', () => {
  const { clock, heard, wager, forget } = watchedTable(500);
  wager(1, 5_000);
  expect(heard).toEqual({
    display: ['totals'],
    1: ['laid', 'totals'],
    2: ['totals'],
    3: ['totals'],
  });
  forget();
  wager(2, 5_000);
  wager(3, 5_000);
  expect(heard).toMatchObject({ display: [], 1: [], 2: ['laid'], 3: ['laid'] });
  clock.pass(500);
  expect(heard).toMatchObject({ display: ['totals'], 1: ['totals'], 2: ['laid', 'totals'] });
});

test('in a busy house they ride with a wager’s answer, and nobody is left without them', () => {
  const { clock, heard, wager, forget } = watchedTable(3_000);
  wager(1, 5_000);
  // The newest are known, but nobody's wager waits until everybody has heard them.
  expect(heard).toEqual({ display: [], 1: ['laid'], 2: [], 3: [] });
  wager(2, 5_000);
  expect(heard).toMatchObject({ display: [], 1: ['laid'], 2: ['laid', 'totals'], 3: [] });
  forget();
  clock.pass(3_000);
  expect(heard).toMatchObject({ display: ['totals'], 1: ['totals'], 3: ['totals'] });
  clock.pass(3_000);
  expect(heard).toEqual({ display: ['totals'], 1: ['totals'], 2: ['totals'], 3: ['totals'] });
  clock.pass(30_000);
  expect(heard['2']).toEqual(['totals']);
});

test('they ride with whatever else happens at the table, too', () => {
  const { clock, heard, wager, close, forget } = watchedTable(3_000);
  wager(1, 5_000);
  forget();
  close();
  expect(heard).toMatchObject({ display: ['change', 'totals'], 2: ['change', 'totals'] });
  expect(heard['1']?.slice(0, 2)).toEqual(['change', 'totals']);
  forget();
  clock.pass(30_000);
  expect(heard).toEqual({ display: [], 1: [], 2: [], 3: [] });
});

test('who has gone is told nothing any more', () => {
  const { clock, heard, wager, leaveDisplay } = watchedTable(3_000);
  wager(1, 5_000);
  leaveDisplay();
  clock.pass(6_000);
  expect(heard).toMatchObject({ display: [], 2: ['totals'] });
});
