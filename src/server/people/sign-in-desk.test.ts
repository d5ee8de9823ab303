import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../rules/assert.ts';
import { staff } from '../../table/testing/scene.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { HandClock } from '../testing/clock.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';
import { startTestPostgres, type TestPostgres } from '../testing/database.ts';
import { journalOn } from '../testing/journal.ts';
import { MailboxRig } from '../testing/mailbox.ts';
import { handOverDuty } from './handover.ts';
import { LOCK_OUT } from './lock-out.ts';
import { StaffSessions } from './sessions.ts';
import { isDenial, SignInDesk } from './sign-in-desk.ts';
import { insertPerson } from './staff.ts';

const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;
const KEY = Buffer.alloc(32, 3);
const RULE = { longestMs: 600 * MINUTE, idleMs: 30 * MINUTE };
const sessionsUnder = (key: Buffer) => new StaffSessions({ db: journal.db, clock, key }, RULE);
const dealerNamed = (id: string) =>
  ({ id, name: id, roles: ['dealer'], password: PASSWORD }) as const;
const clock = new HandClock();
let postgres: TestPostgres;
let journal: Journal;
let desk: SignInDesk;
let sessions: StaffSessions;

beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  desk = new SignInDesk({ db: journal.db, clock, key: KEY, house: 'Test House' });
  sessions = sessionsUnder(KEY);
  for (const id of ['ann', 'ben', 'cat', 'dan', 'eve']) {
    await insertPerson(journal.db, dealerNamed(id), true);
  }
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

const outcome = async (id: string, password: string, code?: string): Promise<string> => {
  const known = await desk.recognise({ id, password, ...(code === undefined ? {} : { code }) });
  return isDenial(known) ? known.denied : known.id;
};

test('R-ACC-1: three wrong passwords lock the id until it is released', async () => {
  expect(await outcome('ann', PASSWORD)).toBe('ann');
  expect(await outcome('ann', 'wrong')).toBe('not-recognised');
  expect(await outcome('ann', 'wrong')).toBe('not-recognised');
  expect(await desk.recognise({ id: 'ann', password: 'wrong' })).toMatchObject({
    denied: 'locked-out',
    hasLocked: true,
  });
  expect(await desk.recognise({ id: 'ann', password: PASSWORD })).toMatchObject({
    denied: 'locked-out',
    hasLocked: false,
  });
  expect(await desk.release('ann')).toBe(true);
  expect(await outcome('ann', PASSWORD)).toBe('ann');
});

test('R-ACC-1: time ends a lock too; a success in between begins the count anew', async () => {
  await outcome('ben', 'wrong');
  await outcome('ben', 'wrong');
  expect(await outcome('ben', PASSWORD)).toBe('ben');
  for (const expected of ['not-recognised', 'not-recognised', 'locked-out']) {
    expect(await outcome('ben', 'wrong')).toBe(expected);
  }
  clock.pass(LOCK_OUT['person-at-place'].firstMs - 1);
  expect(await outcome('ben', PASSWORD)).toBe('locked-out');
  clock.pass(1);
  expect(await outcome('ben', PASSWORD)).toBe('ben');
});

test('R-ACC-1: many guesses at once are no more than three', async () => {
  const guesses = Array.from({ length: 8 }, (_, index) => outcome('cat', `guess ${index}`));
  const answers = await Promise.all(guesses);
  expect(answers.filter(answer => answer === 'not-recognised')).toHaveLength(2);
  expect(answers.filter(answer => answer === 'locked-out')).toHaveLength(6);
  expect(await outcome('cat', PASSWORD)).toBe('locked-out');
});

test('R-ACC-1: strangers lock nobody out: places and purposes count alone', async () => {
  const from = async (place: string, password: string, id = 'flo'): Promise<string> => {
    const known = await desk.recognise({ id, password, place });
    return isDenial(known) ? known.denied : known.id;
  };
  await insertPerson(journal.db, dealerNamed('flo'), true);
  expect(await from('10.0.0.1', PASSWORD)).toBe('flo');
  for (let place = 0; place < 10; place += 1) {
    for (let guess = 0; guess < 3; guess += 1) await from(`10.9.0.${place}`, 'wrong');
  }
  // Guessed at from everywhere: a new place waits, the own one does not.
  expect(await from('10.0.0.2', PASSWORD)).toBe('locked-out');
  expect(await from('10.0.0.1', PASSWORD)).toBe('flo');
  clock.pass(LOCK_OUT.person.longestMs);
  expect(await from('10.0.0.2', PASSWORD)).toBe('flo');
  // One place at many people is slowed down, whoever is next.
  for (let guess = 0; guess < 30; guess += 1) await from('10.9.9.9', 'wrong', `guess-${guess}`);
  expect(await from('10.9.9.9', PASSWORD)).toBe('locked-out');
  // Whoever fails as an approver can still sign in.
  const approve = () =>
    desk.recognise({ id: 'flo', pin: '9999', purpose: 'approval', place: '10.0.0.1' });
  for (let guess = 0; guess < 3; guess += 1) await approve();
  expect(await approve()).toMatchObject({ denied: 'locked-out' });
  expect(await from('10.0.0.1', PASSWORD)).toBe('flo');
});

test('R-ACC-1: an id that nobody has is answered and locked the same', async () => {
  for (const expected of ['not-recognised', 'not-recognised', 'locked-out', 'locked-out']) {
    expect(await outcome('nobody', 'wrong')).toBe(expected);
  }
});

test('R-ACC-1: codes are asked for once confirmed, and each is good once', async () => {
  const enrolment = await desk.enrolCode('dan');
  assert(enrolment !== null, 'dan is enrolled');
  const codeNow = () => generateSync({ secret: enrolment.secret, epoch: clock.now() / 1000 });
  expect(await outcome('dan', PASSWORD)).toBe('dan');
  expect(await desk.confirmCode('dan', '000000')).toBe(false);
  expect(await desk.confirmCode('dan', codeNow())).toBe(true);
  expect(await desk.enrolCode('dan')).toBeNull();

  expect(await outcome('dan', PASSWORD)).toBe('code-wanted');
  expect(await outcome('dan', PASSWORD, codeNow())).toBe('not-recognised');
  clock.pass(30_000);
  const code = codeNow();
  expect(await outcome('dan', PASSWORD, code)).toBe('dan');
  expect(await outcome('dan', PASSWORD, code)).toBe('not-recognised');
  // A wrong password is told nothing about codes.
  expect(await outcome('dan', 'wrong', codeNow())).toBe('not-recognised');

  const { rows } = await journal.db.query<{ text: string }>('select s::text as text from staff s');
  const hex = Buffer.from(enrolment.secret).toString('hex');
  for (const { text } of rows) {
    expect(text).not.toContain(enrolment.secret);
    expect(text).not.toContain(hex);
  }
  await desk.removeCode('dan');
  await desk.release('dan');
  expect(await outcome('dan', PASSWORD)).toBe('dan');
});

test('R-ACC-2: a PIN confirms; wrong ones count towards the lock', async () => {
  expect(isDenial(await desk.recognise({ id: 'eve', pin: '' }))).toBe(true);
  expect(await desk.setPin('eve', '12')).toBe(false);
  expect(await desk.setPin('eve', '246810')).toBe(true);
  expect(await desk.recognise({ id: 'eve', pin: '246810' })).toMatchObject({ id: 'eve' });
  for (const expected of ['not-recognised', 'not-recognised', 'locked-out']) {
    expect(await desk.recognise({ id: 'eve', pin: '111111' })).toMatchObject({ denied: expected });
  }
});

const dealer = async () => {
  const person = { id: 'ann', name: 'ann', roles: ['dealer'] as const, since: 0 };
  return sessions.open(person, 'dealer');
};

test('R-ACC-1: a session goes on while it is used, ends idle, and ends with its time', async () => {
  const { token, session } = await dealer();
  for (let touch = 0; touch < 5; touch += 1) {
    clock.pass(29 * MINUTE);
    expect(await sessions.find(token)).toMatchObject({ role: 'dealer' });
  }
  clock.pass(30 * MINUTE);
  expect(sessions.use(session.mark)).toBe('idle');
  expect(await sessions.find(token)).toBeNull();

  const shift = await dealer();
  for (let touch = 0; touch < 24; touch += 1) {
    clock.pass(25 * MINUTE);
    await sessions.find(shift.token);
  }
  expect(await sessions.find(shift.token)).toBeNull();
});

test('R-ACC-3: nothing is done in a dealer’s name on a break, also after a restart', async () => {
  const { token, session } = await dealer();
  expect(await sessions.pause(session.mark)).toBe(true);
  expect(sessions.use(session.mark)).toBe('on-break');
  expect(await sessions.find(token)).toBeNull();
  const restarted = sessionsUnder(KEY);
  expect(await restarted.find(token)).toBeNull();
  clock.pass(45 * MINUTE);
  expect(await restarted.findOnBreak(token)).toMatchObject({ person: { id: 'ann' } });
  expect(await restarted.goOn(session.mark)).toBe(true);
  expect(await restarted.find(token)).toMatchObject({ role: 'dealer' });
});

test('R-ACC-1: whoever writes into the database signs nobody in, in no role', async () => {
  const { token } = await dealer();
  expect(await sessionsUnder(KEY).find(token)).toMatchObject({ role: 'dealer' });
  // Another house's key, another role, another person, a token of one's own making.
  expect(await sessionsUnder(Buffer.alloc(32, 4)).find(token)).toBeNull();
  const { db } = journal;
  const hash = hashOfToken(token);
  for (const [column, value] of [
    ['role', 'operator'],
    ['staff', 'ben'],
  ] as const) {
    const { rows } = await db.query<{ was: string }>(
      `select ${column} as was from session where token_hash = $1`,
      [hash],
    );
    const write = (to: unknown) =>
      db.query(`update session set ${column} = $2 where token_hash = $1`, [hash, to]);
    await write(value);
    expect(await sessions.find(token)).toBeNull();
    await write(rows[0]?.was);
    expect(await sessions.find(token)).toMatchObject({ role: 'dealer', person: { id: 'ann' } });
  }
  const own = newToken();
  await db.query(
    `insert into session (token_hash, staff, role, opened_at, seen_at, until, seal)
     select $2, staff, role, opened_at, seen_at, until, seal from session where token_hash = $1`,
    [hash, hashOfToken(own)],
  );
  expect(await sessions.find(own)).toBeNull();
});

test('R-ACC-1: whoever leaves the house is signed out everywhere', async () => {
  const { token, session } = await dealer();
  await sessions.endAllOf('ann');
  expect(sessions.standing(session.mark)).toBe('over');
  expect(await sessions.find(token)).toBeNull();
});

test('R-ACC-3: a shift is handed over in one act; never without a dealer', async () => {
  const rig = await (await MailboxRig.open(journal, 'handover', clock)).ready();
  const going = staff('dealer');
  const coming = { role: 'dealer', id: 'ben' } as const;
  expect(await handOverDuty(rig.box, 'dealer', going, going)).toMatchObject({
    refusal: { refused: 'same-person' },
  });
  const notADealer = { role: 'cashier', id: 'cat' } as const;
  expect(await handOverDuty(rig.box, 'dealer', going, notADealer)).toMatchObject({
    outcome: 'refused',
  });
  expect(rig.box.table.staff.dealer).toBe(going.id);
  expect(await handOverDuty(rig.box, 'dealer', going, coming)).toMatchObject({ outcome: 'done' });
  expect(rig.box.table.staff.dealer).toBe('ben');
});
