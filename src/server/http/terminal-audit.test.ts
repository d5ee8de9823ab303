import { afterAll, beforeAll, expect, test } from 'vitest';

import { noteFault } from '../money/banknotes/may-accept.ts';
import { AUDIT_MS, TerminalAudits } from '../equipment/terminal-audits.ts';
import { HandClock } from '../testing/clock.ts';
import { dealCoup, openWithShoe, PLAYER_WINS } from '../testing/dealt-coup.ts';
import { askTable, dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { patronAt, wagerBy } from '../testing/mailbox.ts';
import { staff } from '../../table/testing/scene.ts';
import { systemChance } from '../ports/chance.ts';

const PLACE = { table: 't1', seat: 1 };
let live: LiveHouse;
let terminal: string;
let other: string;

beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('t1')]);
  const act = await openWithShoe(live, 't1');
  await dealCoup(act, PLAYER_WINS);
  await act({ do: 'open-wagering' });
  terminal = await live.deviceCookie({ kind: 'terminal', ...PLACE });
  other = await live.deviceCookie({ kind: 'terminal', table: 't1', seat: 2 });
  for (const role of ['inspector', 'dealer'] as const) await live.as(role);
});
afterAll(() => live.running.end());

const house = () => live.running.house;
const begin = (cookie: string, id = 'the-inspector', password = PASSWORD) =>
  live.ask('/api/terminals/audit', { ...PLACE, id, password }, cookie);
const table = () => house().table('t1')?.parts?.mailbox.table;
const wager = () =>
  askTable(house().table('t1'), {
    ...{ by: patronAt(1), command: wagerBy(1, 1_000), key: { page: 'p', number: ++key } },
  });
let key = 0;

test('[R-MOD-1] only its own screen, and only staff who prove who they are', async () => {
  expect((await begin('')).body).toMatchObject({ denied: 'not-enrolled' });
  expect((await begin(other)).body).toMatchObject({ denied: 'not-enrolled' });
  expect((await begin(terminal, 'the-inspector', 'wrong')).status).toBe(401);
  expect((await begin(terminal, 'the-dealer')).body).toMatchObject({ denied: 'not-permitted' });
  expect(house().equipment.audits.isOn(PLACE)).toBe(false);
});

test('[R-MOD-1] [R-SW-5] it shows identity, versions, meters, coups and events', async () => {
  const before = JSON.stringify(table());
  const seq = house().table('t1')?.parts?.mailbox.number;
  const { status, body } = await begin(terminal);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ ...PLACE, by: 'the-inspector', balance: 15_000 },
    identity: {
      ...{ house: 'Test house', engine: house().release.engine, rulebook: 'crown-rapid' },
      software: expect.stringMatching(/^[0-9a-f]{64}$/u),
      device: expect.stringMatching(/./u),
    },
    coups: [{ shoe: 1, coup: 1, result: 'player', stake: 5_000, paid: 10_000 }],
  });
  expect(body['meters']).toContainEqual({
    ...{ meter: 'stake', of: 'player', currency: 'AUD', count: 1, cents: 5_000 },
  });
  // Nothing of it is in play: the table has heard of nothing.
  expect(JSON.stringify(table())).toBe(before);
  expect(house().table('t1')?.parts?.mailbox.number).toBe(seq);
  // Every file that runs is read for its digest.
}, 60_000);

test('[R-MOD-1] [R-BET-7] nothing is wagered or paid in meanwhile, only afterwards', async () => {
  const { body } = await begin(terminal);
  const refusal = { outcome: 'refused', refusal: { refused: 'in-audit', clause: 'R-MOD-1' } };
  expect(await wager()).toMatchObject(refusal);
  const cash = { do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents: 100 } as const;
  const by = staff('dealer');
  const paid = () =>
    askTable(house().table('t1'), { by, command: cash, key: { page: 'd', number: ++key } });
  expect(await paid()).toMatchObject(refusal);
  const now = table();
  const offer = { seat: 1, cents: 5_000, isOutOfPlay: true, isPayingOut: false };
  const terms = { values: [5_000], mostBalance: 1_000_000, mostRejects: 3 };
  const acceptor = { last: 0, fault: null, stacked: {} };
  expect(now && noteFault(now, acceptor, offer, terms)).toMatchObject({ refused: 'out-of-play' });
  const end = (token: unknown) => live.ask('/api/terminals/audit/end', { ...PLACE, token });
  expect((await end('x'.repeat(24))).status).toBe(404);
  expect((await end(body['token'])).status).toBe(200);
  expect(await wager()).toMatchObject({ outcome: 'done' });
  expect(await paid()).toMatchObject({ outcome: 'done' });
  const { rows } = await house().journal.db.query<{ kind: string; body: string }>(
    `select kind, body from journal where kind in ('audit-begun', 'audit-ended') order by seq`,
  );
  expect(
    rows.map(({ kind, body: told }) => [kind, (JSON.parse(told) as { why?: string }).why]),
  ).toEqual([
    ['audit-begun', undefined],
    ['audit-begun', undefined],
    ['audit-ended', 'another'],
    ['audit-ended', 'closed'],
  ]);
});

test('[R-MOD-1] it ends by itself', async () => {
  const clock = new HandClock();
  const told: string[] = [];
  const record = {
    note: (kind: string, body: object) => {
      told.push(`${kind} ${'why' in body ? String(body.why) : ''}`);
      return Promise.resolve();
    },
  };
  const slots: string[] = [];
  const audits = new TerminalAudits({
    chance: systemChance,
    clock,
    record,
    onChange: name => slots.push(name),
  });
  const { until } = await audits.begin(PLACE, 'inspector-1');
  expect(until).toBe(clock.now() + AUDIT_MS);
  clock.pass(AUDIT_MS - 1);
  expect(audits.isOn(PLACE)).toBe(true);
  clock.pass(1);
  expect(audits.isOn(PLACE)).toBe(false);
  expect(told).toEqual(['audit-begun ', 'audit-ended time']);
  // The slot for notes shut, and opened again.
  expect(slots).toEqual(['t1', 't1']);
});
