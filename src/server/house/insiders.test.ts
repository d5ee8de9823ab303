// Thirteen stories of people inside a live house, each with what they may do and no more. Each is
// prevented, or on record the moment it is done. docs/threats.md names them.

import { generateKeyPairSync } from 'node:crypto';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import type { SentCommand } from '../../table/acts.ts';
import { staff } from '../../table/testing/scene.ts';
import type { StaffRole } from '../../wire/roles.ts';
import { listStaff } from '../people/staff.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';
import { BANKER_WINS, dealCoup, openWithShoe, PLAYER_WINS } from '../testing/dealt-coup.ts';
import { askTable, dealtTable } from '../testing/house.ts';
import { APPROVAL, LiveHouse, PASSWORD } from '../testing/live-house.ts';
import type { Screen } from '../testing/screen.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let live: LiveHouse;
let supervisor: Screen;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
  await live.approveSystem();
  const act = await openWithShoe(live, 'pit');
  // The friend at seat 1 has staked on Player, and Banker wins.
  await dealCoup(act, BANKER_WINS);
  const device = await live.deviceCookie({ kind: 'console', table: 'pit' });
  supervisor = await live.consoleOf('pit', 'game-supervisor', device, 'page-supervisor');
});
afterAll(() => live.running.end());

let asked = 0;
const askPit = (role: StaffRole, command: SentCommand) =>
  askTable(live.running.house.table('pit'), {
    ...{ by: staff(role), command, key: { page: 'page-insider', number: (asked += 1) } },
  });

const money = (): number => {
  const { ledger } = live.running.house.table('pit')?.parts?.mailbox.table ?? {};
  return ledger === undefined ? -1 : balanceOf(ledger, patronAccount(1, 'patron-1'));
};

const notes = async (kind: string): Promise<readonly Record<string, unknown>[]> => {
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    `select j.body from journal j join stream s on s.id = j.stream
      where s.name = 'house' and j.kind = $1 order by j.seq`,
    [kind],
  );
  return rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
};

const approval = async (asker: StaffRole, approver: StaffRole, command: object) => {
  await live.as(approver);
  const body = { table: 'pit', command, id: `the-${approver}`, password: PASSWORD };
  return live.ask('/api/approvals', body, await live.as(asker));
};

test('story 1: a dealer reports a fault to save a friend’s loss', async () => {
  const lost = money();
  const reports = [
    { what: 'equipment-malfunction', facts: { coup: 1 } },
    { what: 'terminal-malfunction', facts: { coup: 1, seat: 1, onset: 'before-the-close' } },
    { what: 'game-disrupted', facts: { coup: 1, disruption: 'a fire alarm' } },
    { what: 'wrong-result-entered', facts: { coup: 1, cards: PLAYER_WINS } },
  ] as const;
  await askPit('dealer', { do: 'freeze-accounts', why: 'look at the cards' });
  for (const { what, facts } of reports) {
    // Whatever is reported: alone nobody takes a wager out of a result that was shown.
    for (const role of ['dealer', 'game-supervisor', 'casino-supervisor', 'operator'] as const) {
      const report = { do: 'report-irregularity', what, facts } as SentCommand; // one each
      expect(await askPit(role, report)).toMatchObject({
        refusal: { refused: 'needs-second-approver' },
      });
    }
  }
  expect(money()).toBe(lost);
});

test('story 2: a supervisor approves an own report', async () => {
  const command = { do: 'move-float', move: 'fill', cents: 100_000, slip: 'F-2' };
  const own = await approval('game-supervisor', 'game-supervisor', command);
  expect(own).toMatchObject({ status: 401 });
  expect((await notes('sign-in-refused')).at(-1)).toMatchObject({ approving: 'pit' });
});

test('story 3: a supervisor approves through a twin', async () => {
  const twin = { id: 'twin', name: 'Twin', roles: ['pit-boss'], password: 'one that I know' };
  // No supervisor adds anybody, and no administrator does alone.
  const supervisorAsks = await live.ask('/api/staff', twin, await live.as('game-supervisor'));
  expect(supervisorAsks.status).toBe(403);
  await live.as('pit-boss');
  const alone = await live.ask('/api/staff', twin, await live.as('administrator'));
  expect(alone).toMatchObject({ status: 403, body: { denied: 'needs-two' } });
});

test('story 4: an administrator makes a twin with money powers', async () => {
  const administrator = await live.as('administrator');
  const boss = { id: 'the-pit-boss', password: PASSWORD };
  const both = { id: 'ada-2', name: 'Ada', roles: ['administrator', 'cashier'] };
  const mixed = { ...both, password: 'a long enough one', approver: boss };
  expect(await live.ask('/api/staff', mixed, administrator)).toMatchObject({
    body: { denied: 'conflicting-roles' },
  });
  // With a second person it is on record with both names, and the first password opens nothing.
  const clerk = { ...mixed, roles: ['cashier'] };
  expect((await live.ask('/api/staff', clerk, administrator)).status).toBe(201);
  expect((await notes('staff-added')).at(-1)).toMatchObject({
    ...{ id: 'ada-2', by: 'the-administrator', approvedBy: 'the-pit-boss' },
  });
  const signIn = { id: 'ada-2', password: clerk.password };
  expect(await live.ask('/api/sign-in', signIn)).toMatchObject({
    status: 401,
    body: { denied: 'password-old' },
  });
});

test('story 5: a cashier prints a duplicate of somebody’s ticket', async () => {
  const cashier = await live.as('cashier');
  const ticket = { ticket: 'T-000001' };
  expect((await live.ask('/api/cage/duplicate', ticket, cashier)).status).toBe(400);
  const own = { ...ticket, why: 'torn', approver: { id: 'the-cashier', password: PASSWORD } };
  expect(await live.ask('/api/cage/duplicate', own, cashier)).toMatchObject({
    status: 409,
    body: { denied: 'same-person' },
  });
});

test('story 6: an approval is sent twice', async () => {
  const command = { do: 'move-float', move: 'fill', cents: 100_000, slip: 'F-6' } as const;
  const given = await approval('pit-boss', 'cashier', command);
  expect(given.status).toBe(200);
  const once = { approval: String(given.body['approval']) };
  // Who uses it is the table's to judge; the second time nobody can.
  await supervisor.ask(command, once);
  expect(await supervisor.ask(command, once)).toMatchObject({
    refusal: { reason: { code: 'approval-not-valid' } },
  });
});

test('story 7: an approval for a small sum is used for a large one', async () => {
  const small = { do: 'move-float', move: 'fill', cents: 100_00, slip: 'F-7' } as const;
  const given = await approval('game-supervisor', 'cashier', small);
  const large = { ...small, cents: 100_000_00 };
  const answer = await supervisor.ask(large, { approval: String(given.body['approval']) });
  expect(answer).toMatchObject({ refusal: { reason: { code: 'approval-not-valid' } } });
  expect((await notes('approval-given')).at(-1)).toMatchObject({ command: small });
});

test('story 8: an operator raises a limit for a friend', async () => {
  const [setup] = live.running.house.table('pit')?.setups ?? [];
  if (setup === undefined) throw new Error('the table has a set-up');
  const player = { ...setup.limits.player, max: 9_000_000 };
  const high = { ...setup, id: 'friend', limits: { ...setup.limits, player } };
  await live.ask('/api/tables/pit/setups', { setup: high }, await live.as('operator'));
  // Nothing at the table has changed, and who did it is on record at once.
  const { table } = live.running.house.table('pit')?.parts?.mailbox ?? {};
  expect(table?.setup?.id).toBe(setup.id);
  expect((await notes('setup-approved')).at(-1)).toMatchObject({
    ...{ table: 'pit', by: 'the-operator' },
  });
});

test('story 9: an operator approves software of an own making', async () => {
  const { engine } = live.running.house.release;
  const typed = { file: `${JSON.stringify({ ...APPROVAL, engine })}\n{"signature":"x"}\n` };
  const operator = await live.as('operator');
  expect(await live.ask('/api/system/approval', typed, operator)).toMatchObject({
    status: 409,
    body: { denied: 'not-signed' },
  });
});

test('story 10: an administrator takes the second factor off, or the own lock', async () => {
  const administrator = await live.as('administrator');
  const own = { id: 'the-administrator' };
  for (const path of ['/api/staff/remove-code', '/api/staff/leave']) {
    expect(await live.ask(path, own, administrator)).toMatchObject({
      status: 403,
      body: { denied: 'same-person' },
    });
  }
  await live.ask('/api/staff/remove-code', { id: 'the-cashier' }, administrator);
  expect((await notes('code-removed')).at(-1)).toMatchObject({
    ...{ id: 'the-cashier', by: 'the-administrator' },
  });
});

test('story 11: an administrator puts an own note acceptor on the list', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const acceptor = { kind: 'note-acceptor', table: 'pit', seat: 1, publicKey: key } as const;
  const machine = { ...acceptor, approval: { reference: 'VCGR 1/2025', on: '2025-02-01' } };
  const administrator = await live.as('administrator');
  for (const more of [{}, { approver: { id: 'the-administrator', password: PASSWORD } }]) {
    expect(await live.ask('/api/devices', { ...machine, ...more }, administrator)).toMatchObject({
      status: 403,
      body: { denied: 'needs-two' },
    });
  }
  // A cashier's word is none; with somebody who may agree both names are on record.
  await live.as('cashier');
  const clerk = { approver: { id: 'the-cashier', password: PASSWORD } };
  expect((await live.ask('/api/devices', { ...machine, ...clerk }, administrator)).status).toBe(
    403,
  );
  expect((await live.enrol(machine)).status).toBe(201);
  expect((await notes('device-enrolled')).at(-1)).toMatchObject({
    ...{ kind: 'note-acceptor', by: 'the-administrator', approvedBy: 'the-pit-boss' },
  });
});

test('story 12: an administrator sends everybody away to be alone, and adds a twin', async () => {
  const administrator = await live.as('administrator');
  const { db } = live.running.house.journal;
  const everybody = await listStaff(db);
  const others = everybody.filter(({ id }) => id !== 'the-administrator').map(({ id }) => id);
  const answers: (readonly [string, number])[] = [];
  for (const id of others) {
    answers.push([id, (await live.ask('/api/staff/leave', { id }, administrator)).status]);
  }
  const stays = answers.filter(([, status]) => status === 409).map(([id]) => id);
  expect(stays).toHaveLength(1);
  expect((await listStaff(db)).map(({ id }) => id).toSorted()).toEqual(
    ['the-administrator', ...stays].toSorted(),
  );
  const twin = {
    id: 'ada-3',
    name: 'Ada',
    roles: ['administrator'],
    password: 'a long enough one',
  };
  expect(await live.ask('/api/staff', twin, administrator)).toMatchObject({
    body: { denied: 'needs-two' },
  });
});

test('story 13: the owner of the database writes a set-up link of their own', async () => {
  const { db } = live.running.house.journal;
  const token = newToken();
  await db.query('insert into set_up_link (token_hash) values ($1)', [hashOfToken(token)]);
  const own = { token, id: 'eve', name: 'Eve', password: 'a long enough one' };
  expect((await live.ask('/api/set-up', own)).status).toBe(403);
  expect((await listStaff(db)).map(({ id }) => id)).not.toContain('eve');
});
