import { generateKeyPairSync, sign } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULEBOOKS } from '../../rulebooks/index.ts';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { SeatPlan } from '../../table/setup/setup.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { HandClock } from '../testing/clock.ts';
import { startTestPostgres, type TestPostgres } from '../testing/database.ts';
import { journalOn } from '../testing/journal.ts';
import { Devices } from './devices.ts';
import { type Enrolment, enrolmentFault, type EnrolmentPlace } from './enrolment.ts';
import { CHALLENGE_MS, Challenges, readDeviceKey, signedText } from './proof.ts';

const clause = clausesOf('crown-rapid');
const NO_RECORD = { note: async () => undefined };

const seat = (number: number, more: Partial<SeatPlan> = {}): SeatPlan => ({
  ...{ number, kind: 'terminal', printer: false, noteAcceptor: false },
  ...more,
});

const PLACE: EnrolmentPlace = {
  isDemonstration: false,
  today: '2025-03-01',
  seats: [seat(1), seat(2, { kind: 'remote-terminal', printer: true, noteAcceptor: true })],
  equipment: RULEBOOKS['crown-rapid'].procedure.equipment,
  listed: [],
};

const APPROVAL = { reference: 'VCGR 17/2025', on: '2025-02-01' };
const terminal: Enrolment = {
  ...{ kind: 'terminal', table: 'rapid-1', seat: 1, approval: APPROVAL },
  ...{ distanceM: null, publicKey: null },
};
const remote: Enrolment = { ...terminal, seat: 2, distanceM: 12.5 };
const machine: Enrolment = { ...terminal, kind: 'printer', seat: 2, publicKey: 'key' };

clause(
  '1.1 remote ATS',
  'a remote terminal is listed at its table only with the distance that was approved for it',
  () => {
    const seats = PLACE.seats?.map(({ number, kind }) => [number, kind]);
    expect(seats).toEqual([
      [1, 'terminal'],
      [2, 'remote-terminal'],
    ]);
    expect(enrolmentFault({ ...remote, distanceM: null }, PLACE)).toMatchObject({
      ...{ refused: 'no-approved-distance', clause: '1.1 remote ATS' },
    });
    expect(enrolmentFault(remote, PLACE)).toBeNull();
    // One at the table has none: what is remote is in the plan, not in the enrolment.
    expect(enrolmentFault({ ...terminal, distanceM: 12 }, PLACE)?.refused).toBe('not-in-the-plan');
  },
);

describe('what may be enrolled', () => {
  test.each([
    ['an approved terminal', terminal],
    ['one with a key of its own', { ...terminal, publicKey: 'key' }],
    ['a remote one with its distance', remote],
    ['an approved console', { ...terminal, kind: 'console', seat: null }],
    [
      'a display, which is no part of the game system',
      { ...terminal, kind: 'display', seat: null, approval: null },
    ],
    ['a printer of a remote terminal', machine],
    ['a note acceptor where one is planned', { ...machine, kind: 'note-acceptor' }],
    ['a shoe with its key', { ...machine, kind: 'shoe', seat: null }],
  ] satisfies [string, Enrolment][])('R-COM-5: %s', (_, enrolment) => {
    expect(enrolmentFault(enrolment, PLACE)).toBeNull();
  });

  test.each([
    ['no-such-table', terminal, { seats: undefined }],
    ['no-such-seat', { ...terminal, seat: 9 }, {}],
    ['no-such-seat', { ...terminal, seat: null }, {}],
    ['no-seat-for-this-kind', { ...terminal, kind: 'console' }, {}],
    ['not-approved', { ...terminal, approval: null }, {}],
    ['not-approved', { ...terminal, approval: { reference: ' ', on: '2025-02-01' } }, {}],
    ['not-approved', { ...terminal, approval: { reference: 'X', on: '2025-03-02' } }, {}],
    ['not-approved', { ...terminal, kind: 'console', seat: null, approval: null }, {}],
    ['no-approved-distance', { ...remote, distanceM: null }, {}],
    ['not-in-the-plan', { ...terminal, distanceM: 3 }, {}],
    ['not-in-the-plan', { ...machine, seat: 1 }, {}],
    ['not-in-the-plan', { ...machine, kind: 'note-acceptor', seat: 1 }, {}],
    ['place-taken', terminal, { listed: [terminal] }],
    ['key-wanted', { ...machine, publicKey: null }, {}],
  ] satisfies [string, Enrolment, Partial<EnrolmentPlace>][])(
    'R-COM-5 R17: refused: %s (%#)',
    (refused, enrolment, more) => {
      expect(enrolmentFault(enrolment, { ...PLACE, ...more })).toMatchObject({ refused });
    },
  );

  test('a demonstration house needs no regulator’s approval', () => {
    const place = { ...PLACE, isDemonstration: true, listed: [terminal] };
    expect(enrolmentFault({ ...terminal, approval: null }, place)).toBeNull();
  });
});

describe('a machine’s proof', () => {
  const clock = new HandClock();
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const signed = (device: string, nonce: string, key = pair.privateKey): string =>
    sign(null, signedText(device, nonce), key).toString('base64url');

  test('R-COM-1: the key’s owner is let in, once for each challenge', () => {
    const challenges = new Challenges(clock);
    const signature = signed('d1', challenges.give('d1'));
    expect(challenges.answer('d1', publicKey, signature)).toBe(true);
    expect(challenges.answer('d1', publicKey, signature)).toBe(false);
  });

  test('R-COM-1: another’s key, another’s challenge, an old one and garbage are not', () => {
    const challenges = new Challenges(clock);
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect(challenges.answer('d1', publicKey, signed('d1', challenges.give('d1'), stranger))).toBe(
      false,
    );
    expect(challenges.answer('d1', publicKey, signed('d2', challenges.give('d1')))).toBe(false);
    expect(challenges.answer('d1', publicKey, signed('d1', challenges.give('d2')))).toBe(false);
    challenges.give('d1');
    expect(challenges.answer('d1', publicKey, 'garbage')).toBe(false);
    const late = signed('d1', challenges.give('d1'));
    clock.pass(CHALLENGE_MS);
    expect(challenges.answer('d1', publicKey, late)).toBe(false);
  });

  test('R-COM-1: only Ed25519 keys are keys', () => {
    const other = generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' });
    expect(readDeviceKey(publicKey)).not.toBeNull();
    expect(readDeviceKey(other.toString('base64'))).toBeNull();
    expect(readDeviceKey('AAAA')).toBeNull();
  });
});

describe('the register', () => {
  let postgres: TestPostgres;
  let journal: Journal;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    journal = await journalOn(postgres.address);
  });
  afterAll(async () => {
    await journal.close();
    await postgres.stop();
  });

  test('R-COM-5: who is not listed cannot join, nor a revoked one after a restart', async () => {
    const devices = await Devices.load(journal.db, NO_RECORD);
    const { token, device } = await devices.enrol(remote, 'ada');
    const { publicKey: key } = generateKeyPairSync('ed25519');
    const publicKey = key.export({ format: 'der', type: 'spki' }).toString('base64');
    const printer = await devices.enrolKeyed({ ...machine, publicKey }, 'ada');
    expect(devices.find(token)).toEqual(device);
    expect(devices.find('a stranger’s token')).toBeNull();

    const again = await Devices.load(journal.db, NO_RECORD);
    expect(again.find(token)).toEqual(device);
    expect(again.listed(device.id)).toMatchObject({
      ...{ approval: APPROVAL, distanceM: 12.5, enrolledBy: 'ada', publicKey: null },
    });
    expect(again.listed(printer.id)?.publicKey).toBe(publicKey);
    expect(again.all()).toHaveLength(2);

    expect(await again.revoke(device.id, 'ada')).toBe(true);
    expect(await again.revoke(device.id, 'ada')).toBe(false);
    expect(again.find(token)).toBeNull();
    expect(again.listed(device.id)).toBeNull();
    expect((await Devices.load(journal.db, NO_RECORD)).find(token)).toBeNull();
  });

  test('R-COM-5: the database keeps no token', async () => {
    const devices = await Devices.load(journal.db, NO_RECORD);
    const { token } = await devices.enrol(terminal, 'ada');
    const { rows } = await journal.db.query<{ text: string }>(
      'select d::text as text from device d',
    );
    for (const { text } of rows) expect(text).not.toContain(token);
  });
});
