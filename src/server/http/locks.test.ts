import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { StaffRole } from '../../wire/roles.ts';
import { addStaff } from '../people/staff.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';

const PASSWORD = 'correct horse battery';
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({}, { plan: planOf(dealtTable('pit-1')) });
  const people: readonly (readonly [string, StaffRole])[] = [
    ['ada', 'administrator'],
    ['dan', 'dealer'],
    ['pia', 'casino-supervisor'],
    ['carla', 'cashier'],
    ['dora', 'dealer'],
    ['ida', 'inspector'],
  ];
  for (const [id, role] of people) {
    const person = { id, name: id, roles: [role], password: PASSWORD };
    await addStaff(house.house.journal.db, house.house.record, person, 'set-up');
  }
});
afterAll(() => house.end());

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string;
}

async function ask(path: string, body: object | null = {}, cookie = ''): Promise<Answer> {
  const response = await fetch(`${house.url}${path}`, {
    ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), cookie },
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? {} : JSON.parse(text),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

const signIn = (id: string, more: object = {}): Promise<Answer> =>
  ask('/api/sign-in', { id, password: PASSWORD, ...more });

const recorded = async (kind: string): Promise<number> => {
  const { rows } = await house.house.journal.db.query<{ count: number }>(
    `select count(*)::int as count from journal j join stream s on s.id = j.stream
      where s.name = 'house' and j.kind = $1`,
    [kind],
  );
  return rows[0]?.count ?? 0;
};

test('R-ACC-1 R-EVT-2: three failures lock, an administrator releases, all on record', async () => {
  for (const denied of ['not-recognised', 'not-recognised', 'locked-out']) {
    expect((await signIn('dan', { password: 'wrong' })).body).toMatchObject({ denied });
  }
  expect((await signIn('dan')).body).toMatchObject({ denied: 'locked-out' });
  expect(await recorded('locked-out')).toBe(1);
  expect(await recorded('sign-in-refused')).toBe(4);
  const supervisor = await signIn('pia');
  expect((await ask('/api/staff/release', { id: 'dan' }, supervisor.cookie)).status).toBe(403);
  const admin = await signIn('ada');
  expect((await ask('/api/staff/release', { id: 'dan' }, admin.cookie)).status).toBe(200);
  expect((await signIn('dan')).status).toBe(200);
  expect(await recorded('lock-released')).toBe(1);
});

test('R-ACC-3: on a break the console answers nobody until its own person is back', async () => {
  const { cookie } = await signIn('dan');
  expect((await ask('/api/break', {}, cookie)).status).toBe(200);
  expect((await ask('/api/session', null, cookie)).status).toBe(401);
  expect((await ask('/api/break/over', { password: 'wrong' }, cookie)).status).toBe(401);
  expect((await ask('/api/break/over', { password: PASSWORD }, cookie)).status).toBe(200);
  expect((await ask('/api/session', null, cookie)).status).toBe(200);
  expect(await recorded('break-ended')).toBe(1);
});

test('R-ACC-3: a shift is handed over at one console, and who goes is signed out', async () => {
  const { cookie } = await signIn('dan');
  const shift = { table: 'pit-1', duty: 'dealer', password: PASSWORD };
  expect((await ask('/api/handover', { ...shift, id: 'dan' }, cookie)).status).toBe(403);
  expect((await ask('/api/handover', { ...shift, id: 'carla' }, cookie)).status).toBe(403);
  const handed = await ask('/api/handover', { ...shift, id: 'dora' }, cookie);
  expect(handed.status).toBe(200);
  expect((await ask('/api/session', null, cookie)).status).toBe(401);
  expect((await ask('/api/session', null, handed.cookie)).body).toMatchObject({ id: 'dora' });
  expect(house.house.table('pit-1')?.parts?.mailbox.table.staff.dealer).toBe('dora');
  expect(await recorded('shift-handed-over')).toBe(1);
});

test('R-ACC-2: an approval by PIN, and not by whoever asks for it', async () => {
  const pia = await signIn('pia');
  const pin = { password: PASSWORD, newPin: '135790' };
  expect((await ask('/api/pin', pin, pia.cookie)).status).toBe(200);
  const command = { do: 'move-float', move: 'fill', cents: 100_00, slip: 'F-1' };
  const asked = { table: 'pit-1', command, id: 'pia', pin: '135790' };
  expect((await ask('/api/approvals', asked, pia.cookie)).status).toBe(401);
  const dan = await signIn('dan');
  expect((await ask('/api/approvals', asked, dan.cookie)).body).toMatchObject({ id: 'pia' });
});

test('R-ACC-1: whoever has one-time codes is asked for one', async () => {
  const { cookie } = await signIn('ida');
  const { body } = await ask('/api/code', {}, cookie);
  const secret = String(body['secret']);
  const now = Math.floor(Date.now() / 1000);
  const code = generateSync({ secret, epoch: now });
  expect((await ask('/api/code/confirm', { code }, cookie)).status).toBe(200);
  expect((await signIn('ida')).body).toMatchObject({ denied: 'code-wanted' });
  expect((await signIn('ida', { code })).body).toMatchObject({ denied: 'not-recognised' });
  const next = generateSync({ secret, epoch: now + 30 });
  expect((await signIn('ida', { code: next })).status).toBe(200);
});

test('R-COM-5: an administrator enrols and revokes; the list shows no secret', async () => {
  const admin = await signIn('ada');
  const dealer = await signIn('dan');
  const device = { kind: 'terminal', table: 'pit-1', seat: 1 };
  expect((await ask('/api/devices', device, dealer.cookie)).status).toBe(403);
  const made = await ask('/api/devices', device, admin.cookie);
  expect(made.status).toBe(201);
  const list = await ask('/api/devices', null, admin.cookie);
  expect(JSON.stringify(list.body)).toContain(String(made.body['id']));
  expect(JSON.stringify(list.body)).not.toContain(String(made.body['token']));
  const away = { ...device, seat: 99 };
  expect((await ask('/api/devices', away, admin.cookie)).body).toMatchObject({
    denied: 'no-such-seat',
  });
  const { id } = made.body;
  expect((await ask('/api/devices/revoke', { id }, admin.cookie)).status).toBe(200);
  expect((await ask('/api/devices/revoke', { id }, admin.cookie)).status).toBe(409);
});

test('R-CSH-4: the cage answers cashiers, and shows no ticket whole', async () => {
  const cashier = await signIn('carla');
  const dealer = await signIn('dan');
  const number = '000000000000000000';
  expect((await ask('/api/cage/redeem', { number }, dealer.cookie)).body).toMatchObject({
    denied: 'not-permitted',
  });
  expect((await ask('/api/cage/redeem', { number }, cashier.cookie)).body).toMatchObject({
    denied: 'unknown-ticket',
  });
  const report = await ask('/api/cage/tickets', null, cashier.cookie);
  expect(report.body).toMatchObject({ outstanding: { count: 0, cents: 0 }, tickets: [] });
  expect((await ask('/api/cage/tickets', null, dealer.cookie)).status).toBe(403);
});
