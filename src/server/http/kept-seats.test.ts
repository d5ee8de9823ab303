// A seat is kept for a patron who is away, and credit that was left behind goes into custody by two
// and is paid back by two, whole and once, over a restart.

import { afterAll, beforeAll, expect, test } from 'vitest';

import { NotDone } from './routes/house-act.ts';
import { CUSTODY_ACTS } from './routes/money/custody.ts';
import { openWithShoe } from '../testing/dealt-coup.ts';
import { dealtTable } from '../testing/house.ts';
import { APPROVAL, LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { Screen } from '../testing/screen.ts';

const BOSS = { id: 'the-pit-boss', password: PASSWORD };
const SUPERVISOR = { id: 'the-game-supervisor', password: PASSWORD };

let live: LiveHouse;
let supervisor = '';
let cashier = '';
let dealer: Screen;
let device = '';
beforeAll(async () => {
  const seats = dealtTable('pit').setup.seats.map(seat => ({ ...seat, noteAcceptor: false }));
  live = await LiveHouse.start([dealtTable('pit', { seats })]);
  await live.approveSystem();
  supervisor = await live.as('game-supervisor');
  cashier = await live.as('cashier');
  await live.as('pit-boss');
  await openWithShoe(live, 'pit');
  for (const seat of [2, 3]) {
    await live.deviceCookie({ kind: 'terminal', table: 'pit', seat, approval: APPROVAL });
  }
  device = await live.deviceCookie({ kind: 'console', table: 'pit' });
  dealer = await live.consoleOf('pit', 'dealer', device);
});
afterAll(() => live.running.end());

const keep = (seat: number, patron: string, minutes = 10) =>
  live.ask('/api/kept-seats', { table: 'pit', seat, patron, minutes }, supervisor);
const seats = async () =>
  (await live.ask('/api/kept-seats?table=pit', null, supervisor)).body['seats'];
const buyIn = (seat: number, patron: string) =>
  dealer.ask({ do: 'buy-in', seat, patron, tender: 'chips', cents: 5_000 });
const take = (more: object = {}) =>
  live.ask(
    '/api/custody',
    {
      ...{ table: 'pit', seat: 1, patron: 'patron-1', cents: 10_000 },
      ...{ found: 'Nobody came back for an hour.', approver: BOSS, ...more },
    },
    supervisor,
  );
const pay = (more: object = {}) => {
  const said = { custody: 'K-000001', cents: 10_000, note: 'by passport', approver: SUPERVISOR };
  return live.ask('/api/custody/paid', { ...said, ...more }, cashier);
};
const held = async () => (await live.ask('/api/custody', null, cashier)).body['held'];

test('a kept seat is given to nobody else until its time is over or it is given free', async () => {
  expect((await keep(2, 'ann')).status).toBe(201);
  expect(await buyIn(2, 'ben')).toMatchObject({
    refusal: { reason: { code: 'seat-is-kept', seat: 2, patron: 'ann' } },
  });
  expect(await seats()).toMatchObject([
    { seat: 1, patron: 'patron-1', cents: 10_000, kept: null },
    { seat: 2, patron: null, kept: { patron: 'ann', by: 'the-game-supervisor' } },
    { seat: 3 },
  ]);
  expect(await keep(2, 'ben')).toMatchObject({ body: { reason: { code: 'seat-is-taken' } } });
  expect(await keep(1, 'ben')).toMatchObject({ body: { reason: { code: 'seat-is-taken' } } });
  const free = () => live.ask('/api/kept-seats/over', { table: 'pit', seat: 2 }, supervisor);
  expect((await free()).status).toBe(200);
  expect(await free()).toMatchObject({ body: { reason: { code: 'seat-not-kept' } } });
  expect(await buyIn(2, 'ben')).toMatchObject({ outcome: 'done' });
});

test('for whom it is kept sits down, and is not sent away as idle', async () => {
  await keep(3, 'cy');
  expect(await buyIn(3, 'cy')).toMatchObject({ outcome: 'done' });
  const console = await live.consoleOf('pit', 'game-supervisor', device, 'page-of-supervisor');
  const idle = { do: 'leave', seat: 3, patron: 'cy', reason: 'idle' } as const;
  const kept = { refusal: { reason: { code: 'seat-is-kept' } } };
  expect(await console.ask(idle)).toMatchObject(kept);
  const own = { ...idle, reason: 'own-accord' } as const;
  expect(await console.ask(own)).toMatchObject({ outcome: 'done' });
});

test('credit left behind is taken whole, by two, and leaves the table', async () => {
  expect(await take({ cents: 9_000 })).toMatchObject({
    body: { reason: { code: 'balance-differs', balance: 10_000 } },
  });
  expect(await take({ patron: 'ann' })).toMatchObject({
    body: { reason: { code: 'no-credit-left' } },
  });
  expect(await take({ approver: SUPERVISOR })).toMatchObject({ body: { denied: 'same-person' } });
  expect(await take()).toMatchObject({ status: 201, body: { custody: 'K-000001' } });
  expect(await take()).toMatchObject({ body: { reason: { code: 'no-credit-left' } } });
  expect(await seats()).toMatchObject([{ seat: 1, patron: null }, {}, {}]);
});

test('it is held over a restart and paid back once, by cashier and supervisor', async () => {
  await live.again();
  const line = { custody: 'K-000001', patron: 'patron-1', cents: 10_000 };
  expect(await held()).toMatchObject([
    { ...line, by: 'the-game-supervisor', approvedBy: 'the-pit-boss' },
  ]);
  expect(await pay({ cents: 1 })).toMatchObject({
    body: { reason: { code: 'other-sum-payable', paid: 10_000 } },
  });
  // Two who come at the same instant: the doors before it would let them in one after the other.
  const act = CUSTODY_ACTS.find(({ address }) => address === 'POST /api/custody/paid');
  const body = { custody: 'K-000001', cents: 10_000, note: 'by passport' };
  const asked = { body, by: { id: 'the-cashier' }, second: { id: 'the-pit-boss' } } as never;
  const both = [1, 2].map(() => act?.do(live.running.house, asked, {} as never));
  const done = await Promise.all(both);
  expect(done.map(each => each instanceof NotDone)).toEqual([false, true]);
  expect((await pay()).status).toBe(404);
  expect(await held()).toEqual([]);
});

test('two lines are shown on the displays of chosen tables, over a restart', async () => {
  const display = await live.deviceCookie({ kind: 'display', table: 'pit' });
  const watch = async (page: string) => {
    const screen = await Screen.overSocket(live.url, page, { cookie: display });
    return screen.hello({ as: 'display', table: 'pit' });
  };
  const screen = await watch('page-of-display');
  const texts = { en: 'Dinner is served\nin the Salon', 'zh-Hans': '晚餐现已开放' };
  const show = (more: object = {}) =>
    live.ask('/api/display-messages', { tables: ['pit'], texts, minutes: 5, ...more }, supervisor);
  for (const en of ['one\ntwo\nthree', 'x'.repeat(41), '']) {
    expect((await show({ texts: { en } })).status).toBe(400);
  }
  expect((await show({ texts: {} })).status).toBe(400);
  expect((await show({ tables: ['attic'] })).status).toBe(404);
  expect((await show()).body).toMatchObject({ message: 'M-000001', by: 'the-game-supervisor' });
  const shown = { kind: 'house-messages', messages: [{ message: 'M-000001', texts }] };
  const told = (on: Screen) => on.last('house-messages');
  await screen.until(() => told(screen) !== undefined);
  expect(told(screen)).toMatchObject(shown);
  await live.again();
  const after = await watch('page-again');
  await after.until(() => told(after) !== undefined);
  expect(told(after)).toMatchObject(shown);
  const over = { message: 'M-000001' };
  expect((await live.ask('/api/display-messages/over', over, supervisor)).status).toBe(200);
  await after.until(() => told(after)?.messages.length === 0);
  expect((await live.ask('/api/display-messages/over', over, supervisor)).status).toBe(404);
  expect((await live.ask('/api/display-messages', null, supervisor)).body['messages']).toEqual([]);
});

test('what the house went down over is finished by what the table has on record', async () => {
  const { record } = live.running.house;
  const line = { custody: 'K-000002', table: 'pit', seat: 2, patron: 'ben', cents: 5_000 };
  const people = { by: 'the-game-supervisor', approvedBy: 'the-pit-boss' };
  const more = { currency: 'AUD', found: 'left', at: live.running.house.clock.now() };
  await record.note('custody-begun', { ...line, ...more, ...people });
  // The table never paid it out: it is no custody, and the patron's credit is still there.
  expect(await held()).toEqual([]);
  const kinds = await live.running.house.journal.db.query<{ kind: string }>(
    `select kind from journal where kind like 'custody-%' order by seq`,
  );
  expect(kinds.rows.map(({ kind }) => kind)).toEqual([
    ...['custody-begun', 'custody-taken', 'custody-paid', 'custody-begun', 'custody-undone'],
  ]);
});
