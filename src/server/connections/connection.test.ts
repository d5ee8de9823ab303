import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Actor } from '../../table/setup/setup.ts';
import { HandClock } from '../testing/clock.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { post, Screen } from '../testing/screen.ts';
import type { Request } from '../tables/mailbox/request.ts';
import { Rate } from '../sockets/rate.ts';

let house: TestHouse;
const clock = new HandClock();
const plan = planOf(...['t1', 't2', 't3', 't4', 't5'].map(name => dealtTable(name)));

beforeAll(async () => {
  house = await startTestHouse({}, { plan, clock });
});
afterAll(() => house.end());

const mailboxOf = (name: string) => {
  const parts = house.house.table(name)?.parts;
  if (parts === null || parts === undefined) throw new Error(`${name} is not open`);
  return parts.mailbox;
};

const dealer: Actor = { role: 'dealer', id: 'dealer-1' };
const supervisor: Actor = { role: 'game-supervisor', id: 'supervisor-1' };

/** Opens a table, seats patrons with 1,000.00 each, and calls for wagers. */
async function readyTable(name: string, seats = [1, 2, 3]): Promise<void> {
  const give = async (command: Request['command'], by = dealer): Promise<void> => {
    const outcome = await mailboxOf(name).submit({ by, command });
    if (outcome.outcome !== 'done') throw new Error(`${command.do}: ${JSON.stringify(outcome)}`);
  };
  const setup = plan.tables.find(table => table.name === name)?.setup;
  await give({ do: 'sign-on', duty: 'dealer' });
  if (setup !== undefined) await give({ do: 'open-table', setup });
  await give({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'] as const) {
    await give({ do: 'prepare-shoe', step, ...(step === 'cut' ? { cutAt: 100 } : {}) }, supervisor);
  }
  for (const seat of seats) {
    const patron = `patron-${seat}`;
    await give({ do: 'buy-in', seat, patron, tender: 'chips', cents: 100_000 });
  }
  await give({ do: 'open-wagering' });
}

const wager = (table: string, seat: number, stake: number) =>
  mailboxOf(table).submit({
    by: { role: 'patron', id: `patron-${seat}`, seat },
    command: { do: 'set-wager', seat, patron: `patron-${seat}`, bet: { on: 'player' }, stake },
  });

test('a screen that does not listen is dropped, and nobody else notices', async () => {
  let waiting = 0;
  let closed = '';
  const slow = house.floor.connect({
    send: message => {
      waiting += message.length;
    },
    close: (_, why) => {
      closed = why;
    },
    buffered: () => waiting,
  });
  await slow.receive(
    JSON.stringify({
      kind: 'hello',
      wire: 2,
      page: 'slow-page',
      watch: { as: 'display', table: 't1' },
    }),
  );
  const quick = await Screen.inProcess(house.floor).hello({ as: 'display', table: 't1' });
  waiting = 10_000_000;
  await readyTable('t1');
  expect(closed).toBe('too slow');
  expect(quick.view?.phase).toBe('wagering');
  expect(quick.isOver).toBe(false);
});

test('what others stake is told at most twice a second', async () => {
  await readyTable('t2');
  const display = await Screen.inProcess(house.floor).hello({ as: 'display', table: 't2' });
  const totals = (): number => display.heard.filter(({ kind }) => kind === 'totals').length;
  const before = totals();
  for (let tenth = 1; tenth <= 20; tenth += 1) {
    await wager('t2', 1 + (tenth % 3), 500 * tenth);
    clock.pass(100);
  }
  expect(totals() - before).toBeLessThanOrEqual(5);
  // A busy house takes longer over it, and two turns for who only looks on; but it tells.
  for (let turn = 1; turn <= 2; turn += 1) clock.pass(3_000);
  const staked = mailboxOf('t2').table.seats.flatMap(({ wagers }) => wagers);
  expect(display.last('totals')?.areas).toEqual([
    { bet: { on: 'player' }, stake: staked.reduce((sum, { stake }) => sum + stake, 0), patrons: 3 },
  ]);
});

test('who says nothing is not waited for, and may come again', () => {
  const silent = Screen.inProcess(house.floor);
  clock.pass(9_999);
  expect(silent.isOver).toBe(false);
  clock.pass(1);
  expect(silent.last('bye')).toMatchObject({ why: 'not-understood', again: true });
});

test('a sign-in that has run out ends the connection', async () => {
  const { body } = await post(`${house.url}/api/demo/roles`, { role: 'dealer' });
  const { token, until } = body as { token: string; until: number };
  const screen = Screen.inProcess(house.floor);
  await screen.hello({ as: 'console', table: 't3' }, { token });
  clock.pass(until - clock.now());
  screen.raw({ kind: 'ping', at: 1 });
  await screen.until(() => screen.isOver);
  expect(screen.last('bye')).toMatchObject({ why: 'session-over' });
});

test('[R-CLK-1] a clock set back halts play on every screen until it has caught up', async () => {
  const screen = await Screen.inProcess(house.floor).hello({ as: 'display', table: 't3' });
  clock.pass(1_000);
  const now = clock.now();
  clock.set(now - 60_000);
  clock.pass(1_000);
  expect((await fetch(`${house.url}/healthz`)).status).toBe(503);
  clock.pass(60_000);
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  expect(screen.heard.filter(({ kind }) => kind === 'notice')).toMatchObject([
    { what: 'play-halted' },
    { what: 'play-goes-on' },
  ]);
});

test('[R-MEM-5] a table that breaks is stopped alone, and its screens are told', async () => {
  await readyTable('t4');
  const screen = await Screen.inProcess(house.floor).hello({ as: 'display', table: 't4' });
  const box = mailboxOf('t4');
  const { book } = box;
  Object.defineProperty(box, 'book', {
    value: new Proxy(book, {
      get: () => {
        throw new Error('the book has lost a page');
      },
    }),
  });
  await wager('t4', 1, 500);
  await screen.until(() => screen.last('notice')?.what === 'table-stopped');
  const page = (await (await fetch(`${house.url}/healthz`)).json()) as { stopped: string[] };
  expect(page).toMatchObject({ play: true, stopped: ['t4'] });
  const late = await Screen.inProcess(house.floor).hello({ as: 'display', table: 't4' });
  expect(late.last('notice')).toMatchObject({ what: 'table-stopped' });
});

test('a bucket holds twice its rate and fills again', () => {
  const rate = new Rate(2, 0);
  expect([1, 2, 3, 4, 5].map(() => rate.take(0))).toEqual([true, true, true, true, false]);
  expect([rate.take(500), rate.take(500)]).toEqual([true, false]);
  expect(rate.take(400)).toBe(false);
});

test('what a terminal showed is confirmed with the seal of its own line alone', async () => {
  await readyTable('t5', [2, 3]);
  const { body } = await post(`${house.url}/api/demo/seats`, { table: 't5', seat: 1 });
  const { token } = body as { token: string };
  const come = (page: string) =>
    Screen.inProcess(house.floor, page).hello({ as: 'terminal', table: 't5', seat: 1 }, { token });
  const before = (await come('page-before')).last('welcome')?.seal ?? '';
  const terminal = await come('page-now');
  const seal = terminal.last('welcome')?.seal ?? '';
  expect(seal).toMatch(/^[\w-]{24}$/);
  expect(seal).not.toBe(before);
  const command = { do: 'confirm-snapshot', seat: 1, digest: '1/1' } as const;
  for (const signature of ['', before]) {
    const outcome = await terminal.ask({ ...command, signature });
    expect(outcome).toMatchObject({ outcome: 'refused', refusal: { clause: 'R-COM-1' } });
  }
  // Its own goes on to the table, where nothing is closed yet.
  const outcome = await terminal.ask({ ...command, signature: seal });
  expect(outcome).toMatchObject({ outcome: 'refused', refusal: { refused: 'nothing-to-do' } });
});
