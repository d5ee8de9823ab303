// The cash desk over HTTP: what corrections owe is settled by two, a gaming day is counted box by
// box and closed once; and the inbox of everything that waits.

import { afterAll, beforeAll, expect, test } from 'vitest';

import { staff } from '../../table/testing/scene.ts';
import { countedLines } from '../reports/day-count.ts';
import { HandClock } from '../testing/clock.ts';
import { dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';

const A_DAY_MS = 86_400_000;
const BOSS = { id: 'the-pit-boss', password: PASSWORD };
const clock = new HandClock();

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')], {}, { clock });
  const { house } = live.running;
  const box = house.table('pit')?.parts?.mailbox;
  const setup = house.table('pit')?.setups[0];
  if (box === undefined || setup === undefined) throw new Error('the table is there');
  const submit = async (command: object, by = staff('casino-supervisor')) => {
    const done = await box.submit({ by, command: command as never });
    expect(done).toMatchObject({ outcome: 'done' });
  };
  await submit({ do: 'open-table', setup });
  const at = { seat: 1, patron: 'anna' };
  await submit({ do: 'buy-in', ...at, tender: 'cash', cents: 50_000 }, staff('dealer'));
  await submit({ do: 'open-claim', says: 'Paid too little.', seat: 1, patron: 'anna' });
});
afterAll(() => live.running.end());

test('the inbox says what waits, where, and what the patron has there', async () => {
  const { body } = await live.ask('/api/inbox', null, await live.as('game-supervisor'));
  expect(body['entries']).toEqual([
    expect.objectContaining({
      ...{ kind: 'claim', table: 'pit', seat: 1, patron: 'anna', says: 'Paid too little.' },
      ...{ balance: 50_000, staked: 0 },
    }),
  ]);
  // What is decided on the floor is not the cage's business.
  const cage = await live.ask('/api/inbox', null, await live.as('cashier'));
  expect(cage.body).toEqual({ entries: [] });
  const ban = { kind: 'house-ban', person: 'anna', documents: [], cards: [], until: null };
  await live.ask('/api/bans', { ...ban, why: 'cheated' }, await live.as('game-supervisor'));
  const again = await live.ask('/api/inbox', null, await live.as('game-supervisor'));
  expect(again.body['entries']).toMatchObject([
    { kind: 'banned', table: 'pit', seat: 1, patron: 'anna' },
    { kind: 'claim' },
  ]);
});

test('nothing is settled that nobody is owed, and nobody settles alone', async () => {
  await live.as('pit-boss');
  const cashier = await live.as('cashier');
  const asked = {
    table: 'pit',
    seat: 1,
    patron: 'anna',
    cents: 100,
    way: 'owed',
    note: 'passport',
  };
  const settle = (approver: object) =>
    live.ask('/api/cage/outstanding', { ...asked, approver }, cashier);
  expect(await settle(BOSS)).toMatchObject({
    ...{ status: 409, body: { denied: 'not-settled', reason: { code: 'nothing-owed-to-patron' } } },
  });
  const self = await settle({ id: 'the-cashier', password: PASSWORD });
  expect(self).toMatchObject({ status: 409, body: { denied: 'same-person' } });
});

test('a gaming day is closed when it is over, box by box, by two, and once', async () => {
  const { house } = live.running;
  const day = house.gamingDay(clock.now());
  const box = { box: 'pit cash', currency: 'AUD' };
  const close = async (counts: readonly object[], approver: object = BOSS) =>
    live.ask('/api/cage/day', { day, counts, approver }, await freshCashier());
  const freshCashier = async (): Promise<string> => {
    const proof = { id: 'the-cashier', password: PASSWORD };
    return (await live.ask('/api/sign-in', proof)).cookie;
  };
  const whole = [{ ...box, counted: 50_000, why: '' }];
  expect((await close(whole)).body).toMatchObject({ reason: { code: 'day-not-over' } });
  clock.pass(A_DAY_MS + 1);
  const shown = await live.ask(`/api/cage/day?day=${day}`, null, await freshCashier());
  expect(shown.body).toMatchObject({
    ...{ day, isOver: true, closed: null, lines: [{ ...box, expected: 50_000 }] },
  });
  const short = { ...box, counted: 49_000 };
  expect((await close([])).body).toMatchObject({ reason: { code: 'count-not-whole' } });
  expect((await close([{ ...short, why: ' ' }])).body).toMatchObject({
    reason: { code: 'difference-unexplained' },
  });
  const self = await close(whole, { id: 'the-cashier', password: PASSWORD });
  expect(self.body).toMatchObject({ denied: 'same-person' });
  expect((await close([{ ...short, why: 'a note stuck in the box' }])).status).toBe(200);
  expect((await close(whole)).body).toMatchObject({ reason: { code: 'day-closed' } });
  const after = await live.ask(`/api/cage/day?day=${day}`, null, await freshCashier());
  expect(after.body['closed']).toMatchObject({
    ...{ by: 'the-cashier', approvedBy: 'the-pit-boss' },
    counts: [{ ...short, expected: 50_000, why: 'a note stuck in the box' }],
  });
});

test('a count names every box once, and explains what differs', () => {
  const lines = [
    { box: 'pit cash', currency: 'AUD', expected: 100 },
    { box: 'pit cash', currency: 'SGD', expected: 100 },
  ];
  const counted = (currency: string, cents: number, why = '') => ({
    ...{ box: 'pit cash', currency, counted: cents, why },
  });
  expect(countedLines(lines, [counted('AUD', 100)])).toBe('count-not-whole');
  const twice = [counted('AUD', 100), counted('AUD', 100)];
  expect(countedLines(lines, twice)).toBe('count-not-whole');
  const apart = [counted('AUD', 100), counted('SGD', 90)];
  expect(countedLines(lines, apart)).toBe('difference-unexplained');
  expect(countedLines(lines, [counted('AUD', 100), counted('SGD', 90, 'torn')])).toEqual([
    { box: 'pit cash', currency: 'AUD', expected: 100, counted: 100, why: '' },
    { box: 'pit cash', currency: 'SGD', expected: 100, counted: 90, why: 'torn' },
  ]);
});
