// A live house on its way to its first coup: terms, the regulator's key, presets, codes of screens.

import { generateKeyPairSync } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { RULEBOOKS } from '../../../rulebooks/index.ts';
import { setupFaults } from '../../../table/setup/setup-check.ts';
import type { SetUpProgress } from '../../../wire/administration/set-up.ts';
import { EnrolmentCodes, CODE_MS } from '../../devices/enrolment-codes.ts';
import { systemChance } from '../../ports/chance.ts';
import { APPROVAL, LiveHouse, PASSWORD } from '../../testing/live-house.ts';
import { startTestHouse } from '../../testing/house.ts';
import { setupFieldNotes, setupPresets } from './presets.ts';
import { keyFingerprint } from './progress.ts';

const KEY = generateKeyPairSync('ed25519')
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([], { regulatorKey: null });
});
afterAll(() => live.running.end());

const OPERATOR = { id: 'the-operator', password: PASSWORD };
const TERMS = { name: 'River House', currency: 'SGD', startsAtHour: 8, zone: 'Asia/Singapore' };

const progress = async (cookie: string): Promise<SetUpProgress> => {
  const { body } = await live.ask('/api/set-up/progress', null, cookie);
  return body as unknown as SetUpProgress; // its own schema
};

const stepsOf = ({ steps }: SetUpProgress) =>
  Object.fromEntries(steps.map(({ step, isDone }) => [step, isDone]));

test('an empty house says what to do next, and nothing has stopped', async () => {
  const administrator = await live.as('administrator');
  const page = await live.ask('/api/house');
  expect(page.body).toMatchObject({ open: false, reason: { code: 'no-table-yet' } });
  const at = await progress(administrator);
  expect(at.steps.find(({ isDone }) => !isDone)?.step).toBe('terms');
  expect(at.steps.find(({ step }) => step === 'people')?.missing).toEqual([
    ...['operator', 'game-supervisor', 'dealer', 'cashier'],
  ]);
  expect((await live.ask('/api/set-up/progress')).status).toBe(401);
});

test('two people say what the house is called and counts in, until it has a table', async () => {
  const administrator = await live.as('administrator');
  await live.as('operator');
  const alone = { ...TERMS, approver: { id: 'the-administrator', password: PASSWORD } };
  expect(await live.ask('/api/set-up/terms', alone, administrator)).toMatchObject({
    body: { denied: 'same-person' },
  });
  const wrong = { ...TERMS, currency: 'ABC', approver: OPERATOR };
  expect(await live.ask('/api/set-up/terms', wrong, administrator)).toMatchObject({
    status: 409,
    body: { reason: { code: 'no-such-terms', name: 'ABC' } },
  });
  const dealer = await live.as('dealer');
  const asked = { ...TERMS, approver: OPERATOR };
  expect((await live.ask('/api/set-up/terms', asked, dealer)).status).toBe(403);
  expect((await live.ask('/api/set-up/terms', asked, administrator)).status).toBe(200);
  // Everything from here on is stored under them, without a restart.
  const { house } = live.running;
  expect(house.plan).toMatchObject({ name: 'River House', currency: 'SGD' });
  expect(house.gamingDay(Date.parse('2026-03-01T00:30:00Z'))).toBe('2026-03-01');
  expect(house.gamingDay(Date.parse('2026-02-28T23:30:00Z'))).toBe('2026-02-28');
  expect((await live.ask('/api/house')).body).toMatchObject({ house: 'River House' });
  await house.record.note('clock-set', { byMs: 1 });
  const { rows } = await house.journal.db.query<{ currency: string }>(
    "select currency from journal where kind = 'clock-set'",
  );
  expect(rows).toEqual([{ currency: 'SGD' }]);
});

test('the regulator’s key goes on record once, by two people', async () => {
  const operator = await live.as('operator');
  const approver = { id: 'the-administrator', password: PASSWORD };
  const noKey = { key: KEY.replaceAll(/[A-Z]/gu, 'A'), approver };
  expect((await live.ask('/api/set-up/regulator-key', noKey, operator)).status).toBe(400);
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
  const ec = { key: other.export({ type: 'spki', format: 'pem' }).toString(), approver };
  expect(await live.ask('/api/set-up/regulator-key', ec, operator)).toMatchObject({
    body: { reason: { code: 'not-a-key' } },
  });
  expect(
    (await live.ask('/api/set-up/regulator-key', { key: KEY, approver }, operator)).status,
  ).toBe(200);
  expect(
    await live.ask('/api/set-up/regulator-key', { key: KEY, approver }, operator),
  ).toMatchObject({ status: 409, body: { reason: { code: 'regulator-key-known' } } });
  const at = await progress(operator);
  expect(at.regulatorKey).toEqual({ fingerprint: keyFingerprint(KEY), from: 'record' });
});

test('a preset of every book and version opens as it is, each field with its clause', () => {
  const presets = setupPresets('AUD');
  expect(presets.length).toBeGreaterThanOrEqual(9);
  const faults = presets.flatMap(({ rulebook, setup }) => setupFaults(RULEBOOKS[rulebook], setup));
  expect(faults).toEqual([]);
  const clauses = presets.flatMap(({ setup }) =>
    setupFieldNotes(setup).map(({ clause }) => clause),
  );
  expect(clauses).not.toContain('');
});

test('what a book does not permit is told by field and clause', async () => {
  const operator = await live.as('operator');
  const [preset] = setupPresets('SGD');
  if (preset === undefined) throw new Error('there are presets');
  const { setup } = preset;
  const check = async (asked: object) =>
    (await live.ask('/api/set-up/check', { setup: asked }, operator)).body;
  expect(await check(setup)).toEqual({ faults: [] });
  expect(await check({ ...setup, decks: 9 })).toMatchObject({
    faults: [{ field: 'decks', reason: { code: 'decks-out-of-bounds' } }],
  });
});

test('a screen shows a code, somebody types it at the desk, and it is that screen', async () => {
  const operator = await live.as('operator');
  const administrator = await live.as('administrator');
  const [preset] = setupPresets('SGD');
  const installed = { name: 'river', title: 'River', setup: preset?.setup };
  expect((await live.ask('/api/tables', installed, operator)).status).toBe(201);
  const shown = await live.ask('/api/device/code', {});
  const { code, secret } = shown.body;
  expect(code).toMatch(/^[A-HJKMNP-TW-Z2-9]{8}$/u);
  const waits = await live.ask('/api/device/code/asked', { secret });
  expect(waits).toMatchObject({ body: { waits: true, place: null }, cookie: '' });
  await live.as('pit-boss');
  const approver = { id: 'the-pit-boss', password: PASSWORD };
  const place = { kind: 'console', table: 'river', approval: APPROVAL, approver };
  const guess = { ...place, code: 'ABCDEFGH' };
  expect(await live.ask('/api/devices/by-code', guess, administrator)).toMatchObject({
    body: { reason: { code: 'no-such-code' } },
  });
  const typed = `${String(code).slice(0, 4).toLowerCase()}-${String(code).slice(4)}`;
  const unapproved = { kind: 'console', table: 'river', code: typed };
  expect(await live.ask('/api/devices/by-code', unapproved, administrator)).toMatchObject({
    body: { denied: 'not-approved' },
  });
  const enrolled = { ...place, code: typed };
  const { approver: _, ...alone } = enrolled;
  expect(await live.ask('/api/devices/by-code', alone, administrator)).toMatchObject({
    body: { denied: 'needs-two' },
  });
  expect((await live.ask('/api/devices/by-code', enrolled, operator)).status).toBe(403);
  expect((await live.ask('/api/devices/by-code', enrolled, administrator)).status).toBe(201);
  // Once: neither the code nor the screen's secret serves again.
  expect((await live.ask('/api/devices/by-code', enrolled, administrator)).status).toBe(409);
  const there = await live.ask('/api/device/code/asked', { secret });
  expect(there.body).toMatchObject({ waits: false, place: { kind: 'console', table: 'river' } });
  expect((await live.ask('/api/device', null, there.cookie)).body).toMatchObject({
    kind: 'console',
  });
  const again = await live.ask('/api/device/code/asked', { secret });
  expect(again).toMatchObject({ body: { waits: false, place: null }, cookie: '' });
  const missing = await progress(operator);
  expect(stepsOf(missing)).toMatchObject({ tables: true, screens: false });
});

test('with its first table a house keeps its terms, and they hold after a restart', async () => {
  const administrator = await live.as('administrator');
  const asked = { ...TERMS, name: 'Another', approver: OPERATOR };
  expect(await live.ask('/api/set-up/terms', asked, administrator)).toMatchObject({
    status: 409,
    body: { reason: { code: 'house-terms-fixed' } },
  });
  await live.running.close();
  const again = await startTestHouse(
    { house: 'live', regulatorKey: null },
    { folder: live.running.folder },
  );
  try {
    expect(again.house.terms).toMatchObject(TERMS);
    expect(again.house.plan).toMatchObject({ name: 'River House', currency: 'SGD' });
    expect(again.house.record.known.regulatorKey).toBe(KEY.trim());
  } finally {
    await again.close();
  }
});

test('[R-BET-3] codes last a quarter of an hour, and nobody takes the room of others', () => {
  let now = 0;
  const codes = new EnrolmentCodes({ now: () => now }, systemChance);
  const first = codes.show('10.0.0.1');
  now = CODE_MS - 1;
  expect(codes.isShown(first.code)).toBe(true);
  now = CODE_MS;
  expect(codes.isShown(first.code)).toBe(false);
  expect(codes.ask(first.secret)).toBe('over');
  // One address keeps showing codes: its own oldest go, and nobody else's.
  const screen = codes.show('10.0.0.1');
  const greedy = Array.from({ length: 600 }, () => codes.show('10.0.0.66'));
  expect(codes.isShown(screen.code)).toBe(true);
  expect(greedy.filter(({ code }) => codes.isShown(code))).toHaveLength(125);
  // Many addresses: whoever shows most makes room.
  const crowd = Array.from({ length: 500 }, (_, at) => codes.show(`10.1.${at % 5}.1`));
  expect(codes.isShown(screen.code)).toBe(true);
  const open = [screen, ...greedy, ...crowd].filter(({ code }) => codes.isShown(code));
  expect(open).toHaveLength(500);
  expect(codes.isShown(codes.show('10.0.0.2').code)).toBe(true);
});
