import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../rules/assert.ts';
import type { DayReport } from '../../wire/reports/day-report.ts';
import {
  BANKER_WINS,
  dealCoup,
  openWithShoe,
  PLAYER_WINS,
  recalculate,
} from '../testing/dealt-coup.ts';
import { dealtTable } from '../testing/house.ts';
import { StatisticsWatch } from '../checks/watches/statistics-watch.ts';
import { readExpected, readTableDay } from './table-days.ts';
import { LiveHouse } from '../testing/live-house.ts';

const TABLE = dealtTable('pit');

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([TABLE]);
});
afterAll(() => live.running.end());

async function report(fromCents: number): Promise<DayReport> {
  const at = live.running.house.table('pit')?.parts?.mailbox.table.kept.gamingDay ?? '';
  const path = `/api/reports/gaming-day?day=${at}&fromCents=${fromCents}`;
  const { status, body } = await live.ask(path, null, await live.as('inspector'));
  assert(status === 200, JSON.stringify(body));
  return body as unknown as DayReport; // the route's own answer
}

test('[R-MTR-7] a gaming day by table: win, commission, and adjustments above a sum', async () => {
  const act = await openWithShoe(live, 'pit');
  await dealCoup(act, PLAYER_WINS);
  await recalculate(act, 1, BANKER_WINS);
  const { fresh, tables, adjustments } = await report(10_000);
  expect(fresh).toBe('up-to-date');
  expect(tables).toMatchObject([
    { table: 'pit', coups: 1, in: 10_000, stake: 5_000, paid: 10_000, win: -5_000 },
  ]);
  // Won first and lost in truth: both stakes' worth is taken back.
  expect(tables[0]).toMatchObject({ correctedUp: 0, correctedDown: 10_000 });
  expect(adjustments).toMatchObject([{ table: 'pit', kind: 'coup-restated', cents: 10_000 }]);
  expect((await report(10_001)).adjustments).toEqual([]);
}, 60_000);

test('[R-LIV-2] every card and result is a line for the recorder, with coup and time', async () => {
  const cookie = await live.as('surveillance');
  const lines = async (after: number): Promise<readonly string[]> => {
    const path = `/api/tables/pit/markers?after=${after}`;
    const { body } = await live.ask(path, null, cookie);
    return String(body['text']).trim().split('\n');
  };
  const all = await lines(0);
  const marks = all.map(line => line.split(' ').slice(4).join(' '));
  expect(marks).toEqual([
    ...['SHOE', 'OPEN', 'CLOSE', 'CARD player 9s', 'CARD banker 5h'],
    ...['CARD player Ts', 'CARD banker Tc', 'RESULT player', 'RULING'],
  ]);
  expect(all[3]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z pit 1\/1 \d+ CARD player 9s$/);
  // From any number on the same lines come again, with the same coup.
  const fifth = Number(all[4]?.split(' ')[3]);
  expect(await lines(fifth)).toEqual(all.slice(5));
  const dealer = await live.ask('/api/tables/pit/markers', null, await live.as('dealer'));
  expect(dealer.status).toBe(403);
});

test('[R-LIV-1] figures by dealer and by gaming day', async () => {
  const cookie = await live.as('pit-boss');
  const day = live.running.house.table('pit')?.parts?.mailbox.table.kept.gamingDay ?? '';
  const { body } = await live.ask(`/api/reports/dealers?day=${day}`, null, cookie);
  expect(body).toMatchObject({
    dealers: [
      {
        ...{ dealer: 'the-dealer', coups: 1, pace: 4, rulings: 1, corrections: 1 },
        ...{ stake: 5_000, paid: 0, win: 5_000 },
      },
    ],
  });
  const days = await live.ask('/api/reports/days?days=7', null, cookie);
  expect(days.body['days']).toEqual([
    { table: 'pit', day, currency: 'AUD', drop: 10_000, stake: 5_000, paid: 10_000 },
  ]);
  const cashier = await live.ask('/api/reports/days', null, await live.as('cashier'));
  expect(cashier.status).toBe(403);
});

test('[R-LIV-1] what a day should bring follows from the exact edge of every bet', async () => {
  const { house } = live.running;
  const { db } = house.journal;
  const { gamingDay } = house.table('pit')?.parts?.mailbox.table.kept ?? {};
  const day = await readTableDay(db, 'pit', gamingDay ?? '');
  assert(day !== null, 'a coup was played');
  expect(day).toMatchObject({ coups: 1, stake: 5_000, win: 5_000, results: ['banker'] });
  // Player keeps 1.2351% of 50.00 with eight decks.
  const expected = await readExpected(db, TABLE.setup, day, gamingDay ?? '');
  expect(expected).toBeCloseTo(5_000 * 0.012351, 2);
});

test('[R-LIV-1] [R-EVT-2] what the figures make suspicious is on record, once a day', async () => {
  const { house } = live.running;
  const limits = { winTenths: 1, run: 1, seatCents: 1 };
  const alarms = async (): Promise<readonly string[]> => {
    const path = '/api/significant-events?kind=statistics-alarm';
    const { body } = await live.ask(path, null, await live.as('surveillance'));
    return (body as { events: { body: { what: string } }[] }).events.map(one => one.body.what);
  };
  const watch = new StatisticsWatch(house, 0, limits);
  await watch.look();
  // The seat's meters still hold what it was paid first; too few coups say nothing of the win.
  expect((await alarms()).toSorted((a, b) => a.localeCompare(b))).toEqual(['run', 'seat']);
  await watch.look();
  await new StatisticsWatch(house, 0, limits).look();
  expect(await alarms()).toHaveLength(2);
});
