// A second person who is not at the table: asked from the console, agreed to in the pit, sent once.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { SentCommand } from '../../table/acts.ts';
import type { StaffRole } from '../../wire/roles.ts';
import { systemClock } from '../ports/clock.ts';
import { addStaff } from '../people/staff.ts';
import { dealCoup, openWithShoe, PLAYER_WINS, BANKER_WINS } from '../testing/dealt-coup.ts';
import { dealtTable } from '../testing/house.ts';
import { type Answer, LiveHouse, PASSWORD } from '../testing/live-house.ts';
import type { Screen } from '../testing/screen.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINUTE_MS = 60_000;
const AT = '/api/approval-requests';
const PIN = '4711';

/** A clock on which a test lets minutes pass; its timers go as real ones do. */
let passed = 0;
const timers = new Set<{ at: number; act: () => void }>();
const clock = {
  ...systemClock,
  now: () => systemClock.now() + passed,
  after: (ms: number, act: () => void) => {
    if (ms < 30_000) return systemClock.after(ms, act);
    const timer = { at: systemClock.now() + passed + ms, act };
    timers.add(timer);
    return () => void timers.delete(timer);
  },
};
const pass = (ms: number): void => {
  passed += ms;
  for (const timer of timers) {
    if (timer.at > clock.now()) continue;
    timers.delete(timer);
    timer.act();
  }
};

let live: LiveHouse;
let device: string;
let dealer: Screen;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')], {}, { clock });
  await live.approveSystem();
  const act = await openWithShoe(live, 'pit');
  await dealCoup(act, BANKER_WINS);
  await act({ do: 'freeze-accounts', why: 'wrong card keyed' });
  device = await live.deviceCookie({ kind: 'console', table: 'pit' });
  dealer = await live.consoleOf('pit', 'dealer', device, 'page-dealer');
  const boss = await live.as('pit-boss');
  await live.ask('/api/pin', { password: PASSWORD, newPin: PIN }, boss);
});
afterAll(() => live.running.end());

/** The coup had another result: money moves, so two people stand behind it. */
const report = (coup = 1): SentCommand => ({
  ...{ do: 'report-irregularity', what: 'wrong-result-entered' },
  facts: { coup, cards: [...PLAYER_WINS] },
});

const post = async (role: StaffRole, path: string, body: object): Promise<Answer> =>
  live.ask(`${AT}${path}`, body, await live.as(role));

const asked = async (command: SentCommand, role: StaffRole = 'dealer'): Promise<string> => {
  const wanted = { table: 'pit', command };
  await post(role, '/first', wanted);
  pass(MINUTE_MS);
  const { status, body } = await post(role, '', wanted);
  expect({ status, body }).toMatchObject({ status: 201, body: { state: 'waits' } });
  return String(body['request']);
};

const agree = (request: string, role: StaffRole, secret: object = { password: PASSWORD }) =>
  post(role, '/agree', { request, ...secret });

const take = (request: string, role: StaffRole = 'dealer') => post(role, '/take', { request });

const stateOf = async (request: string) =>
  (await live.ask(`${AT}/${request}`, null, await live.as('dealer'))).body;

const seenBy = async (role: StaffRole) => {
  const { body } = await live.ask(AT, null, await live.as(role));
  return (body['requests'] ?? []) as readonly Record<string, unknown>[]; // the wire's own schema
};

const notes = async (kind: string): Promise<readonly Record<string, unknown>[]> => {
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    `select j.body from journal j join stream s on s.id = j.stream
      where s.name = 'house' and j.kind = $1 order by j.seq`,
    [kind],
  );
  return rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
};

test('the table is asked first, the floor a minute later', async () => {
  const wanted = { table: 'pit', command: report(7) };
  const { body } = await post('dealer', '/first', wanted);
  expect(Number(body['from']) - Number(body['now'])).toBeGreaterThan(MINUTE_MS / 2);
  expect(await post('dealer', '', wanted)).toMatchObject({
    status: 409,
    body: { denied: 'too-early', reason: { code: 'table-is-asked-first' } },
  });
  pass(MINUTE_MS);
  const made = await post('dealer', '', wanted);
  expect(made).toMatchObject({ status: 201, body: { state: 'waits' } });
  // The same again is the same request.
  expect((await post('dealer', '', wanted)).body).toEqual(made.body);
  const { request } = made.body;
  expect((await post('dealer', '/first', wanted)).body).toMatchObject({ request });
  expect(await post('dealer', '/withdraw', { request })).toMatchObject({
    body: { state: 'withdrawn' },
  });
  expect(await agree(String(request), 'pit-boss')).toMatchObject({
    status: 409,
    body: { denied: 'over' },
  });
});

test('while the table looks, the floor sees what for, and cannot answer yet', async () => {
  const wanted = { table: 'pit', command: report(1) };
  const { body } = await post('dealer', '/first', wanted);
  expect(await seenBy('pit-boss')).toMatchObject([
    { request: null, what: 'wrong-result-entered', at: body['from'], by: 'the-dealer' },
  ]);
  expect(await seenBy('cashier')).toEqual([]);
  // The screen that still looks says so; one that has gone is forgotten.
  pass(MINUTE_MS / 3);
  expect((await post('dealer', '/first', wanted)).body['from']).toBe(body['from']);
  pass(MINUTE_MS / 3);
  expect(await seenBy('pit-boss')).toHaveLength(1);
  pass(MINUTE_MS / 3);
  expect(await seenBy('pit-boss')).toEqual([]);
});

test('dummy coups that a dealer would have wait on the floor for a supervisor', async () => {
  const order: SentCommand = { do: 'order-dummy-coups', reason: 'during-the-shoe', count: 1 };
  const request = await asked(order);
  expect(await seenBy('game-supervisor')).toMatchObject([
    { request, act: 'order-dummy-coups', by: 'the-dealer', own: false },
  ]);
  await post('dealer', '/withdraw', { request });
});

test('nobody agrees to their own, in another role either', async () => {
  const { journal, record } = live.running.house;
  const roles = ['game-supervisor', 'pit-boss'] as const;
  const both = { id: 'both', name: 'Both', roles, password: PASSWORD };
  await addStaff(journal.db, record, both, 'the-administrator', 'the-other-administrator');
  const signIn = async (role: string) =>
    (await live.ask('/api/sign-in', { id: 'both', password: PASSWORD, role })).cookie;
  const wanted = { table: 'pit', command: report(8) };
  const first = await signIn('game-supervisor');
  await live.ask(`${AT}/first`, wanted, first);
  pass(MINUTE_MS);
  const { request } = (await live.ask(AT, wanted, first)).body;
  const answer = { request, password: PASSWORD };
  expect(await live.ask(`${AT}/agree`, answer, await signIn('pit-boss'))).toMatchObject({
    status: 409,
    body: { denied: 'same-person' },
  });
  expect(await notes('approval-agreed')).toEqual([]);
  // Nor does anybody else take what was agreed to.
  expect(await agree(String(request), 'pit-boss')).toMatchObject({ body: { state: 'agreed' } });
  expect(await take(String(request), 'game-supervisor')).toMatchObject({ status: 404 });
  await live.ask(`${AT}/withdraw`, { request }, first);
});

test('a role whose word does not count there sees nothing of it and cannot agree', async () => {
  const request = await asked(report(1));
  expect(await seenBy('cashier')).toEqual([]);
  expect(await agree(request, 'cashier')).toMatchObject({
    status: 409,
    body: { denied: 'not-authorised' },
  });
  expect((await agree(request, 'dealer')).status).toBe(403);
  expect((await agree(request, 'surveillance')).status).toBe(403);
  await post('dealer', '/withdraw', { request });
});

test('whoever agrees has the facts before them, and proves who they are', async () => {
  const command = report(1);
  const request = await asked(command);
  const [seen] = await seenBy('pit-boss');
  expect(seen).toMatchObject({
    ...{ request, table: 'pit', act: 'report-irregularity', what: 'wrong-result-entered' },
    figures: [
      { name: 'cards', says: PLAYER_WINS.join(' ') },
      { name: 'coup', says: '1' },
    ],
    // What was lost comes back, and what it would have won.
    moves: [{ seat: 1, patron: 'patron-1', stakes: 0, account: 10_000 }],
    ...{ refusal: null, by: 'the-dealer', role: 'dealer', own: false, currency: 'AUD' },
  });
  expect(await agree(request, 'pit-boss', {})).toMatchObject({ status: 401 });
  expect(await agree(request, 'pit-boss', { pin: '0000' })).toMatchObject({ status: 401 });
  expect(await stateOf(request)).toMatchObject({ state: 'waits', by: null });
  expect(await take(request)).toMatchObject({ status: 409, body: { denied: 'over' } });
  expect(await agree(request, 'pit-boss', { pin: PIN })).toMatchObject({
    ...{ status: 200, body: { state: 'agreed', by: 'the-pit-boss', role: 'pit-boss' } },
  });
  expect(await stateOf(request)).toMatchObject({ state: 'agreed', by: 'the-pit-boss' });
  expect(await agree(request, 'operator')).toMatchObject({ body: { denied: 'over' } });
  await post('dealer', '/withdraw', { request });
});

test('an agreement serves for exactly that command, and a changed one uses it up', async () => {
  const request = await asked(report(1));
  await agree(request, 'pit-boss');
  const { body } = await take(request);
  const once = { approval: String(body['approval']) };
  const other = { ...report(1), facts: { coup: 1, cards: [...BANKER_WINS] } } as SentCommand;
  const notValid = { refusal: { reason: { code: 'approval-not-valid' } } };
  expect(await dealer.ask(other, once)).toMatchObject(notValid);
  expect(await dealer.ask(report(1), once)).toMatchObject(notValid);
});

test('a refusal says why, and leaves nothing to take', async () => {
  const request = await asked(report(1));
  const no = { request, why: 'the cameras say otherwise', password: PASSWORD };
  expect((await post('pit-boss', '/refuse', { ...no, why: '' })).status).toBe(400);
  expect(await post('pit-boss', '/refuse', no)).toMatchObject({ body: { state: 'refused' } });
  expect(await stateOf(request)).toMatchObject({
    ...{ state: 'refused', by: 'the-pit-boss', why: 'the cameras say otherwise' },
  });
  expect((await take(request)).status).toBe(409);
  expect((await notes('approval-refused')).at(-1)).toMatchObject({
    ...{ request, id: 'the-pit-boss', to: 'the-dealer', command: report(1) },
  });
  // The table is asked first again: nobody is asked over and over by one who was refused.
  const wanted = { table: 'pit', command: report(1) };
  expect(await post('dealer', '', wanted)).toMatchObject({ body: { denied: 'too-early' } });
  pass(MINUTE_MS);
  const { request: next } = (await post('dealer', '', wanted)).body;
  await post('dealer', '/withdraw', { request: next });
});

test('it expires: nobody can agree any more, nobody take what was agreed to', async () => {
  const late = await asked(report(1));
  pass(6 * MINUTE_MS);
  expect(await agree(late, 'pit-boss')).toMatchObject({ status: 409, body: { denied: 'over' } });
  expect(await stateOf(late)).toMatchObject({ state: 'expired' });
  await expect
    .poll(() => notes('approval-expired'))
    .toMatchObject([{ request: late, command: report(1) }]);

  // Where nobody has answered, the floor is asked once more at once.
  const again = await post('dealer', '', { table: 'pit', command: report(1) });
  expect(again).toMatchObject({ status: 201, body: { state: 'waits' } });
  const left = String(again.body['request']);
  await agree(left, 'pit-boss');
  pass(6 * MINUTE_MS);
  expect((await take(left)).status).toBe(409);
  await expect.poll(() => notes('approval-expired')).toMatchObject([{}, { request: left }]);
});

test('asked before a restart, agreed to after it, taken after another: done once', async () => {
  const command = report(1);
  const request = await asked(command);
  await live.again();
  expect(await seenBy('pit-boss')).toMatchObject([{ request, by: 'the-dealer' }]);
  expect(await agree(request, 'pit-boss')).toMatchObject({ body: { state: 'agreed' } });
  await live.again();
  dealer = await live.consoleOf('pit', 'dealer', device, 'page-again');
  const { status, body } = await take(request);
  expect({ status, body }).toMatchObject({ status: 200, body: { id: 'the-pit-boss' } });
  expect((await take(request)).status).toBe(409);
  const once = { approval: String(body['approval']) };
  expect(await dealer.ask(command, once)).toMatchObject({ outcome: 'done' });
  expect(await dealer.ask(command, once)).toMatchObject({
    refusal: { reason: { code: 'approval-not-valid' } },
  });
  expect((await notes('approval-given')).at(-1)).toMatchObject({
    ...{ request, id: 'the-pit-boss', to: 'the-dealer', command },
  });
  expect((await notes('approval-asked')).at(-1)).toMatchObject({ request, id: 'the-dealer' });
});

test('a house that says so asks the floor at once', async () => {
  const prompt = await LiveHouse.start([dealtTable('pit')], { remoteApprovalAfterSeconds: 0 });
  const dealerThere = await prompt.as('dealer');
  const asks = await prompt.ask(AT, { table: 'pit', command: report(1) }, dealerThere);
  expect(asks).toMatchObject({ status: 201, body: { state: 'waits' } });
  await prompt.running.end();
});
