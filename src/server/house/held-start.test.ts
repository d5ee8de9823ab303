// Starts from an older journal than the second place knows: nothing is played until two people have
// reconciled it, and no card of before is dealt again.

import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { secondPlace } from '../checks/checkpoints/second-place.ts';
import type { PlannedTable } from '../record/plan.ts';
import { addStaff } from '../people/staff.ts';
import { planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { PASSWORD } from '../testing/live-house.ts';
import { PACE } from '../tables/virtual/pace.ts';
import { demonstrationSetup } from './demonstration.ts';
import { PlayHold } from './play-hold.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TABLE: PlannedTable = {
  name: 'rapid',
  title: 'Rapid',
  shoe: 'virtual',
  setup: demonstrationSetup('crown-rapid', 'traditional', 4, PACE.fast),
};

let place: string;
let home: string;
let running: TestHouse | null = null;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sabot-second-place-'));
  const founded = await open();
  home = founded.folder;
  for (const role of ['operator', 'pit-boss'] as const) {
    const person = { id: `the-${role}`, name: role, roles: [role], password: PASSWORD };
    await addStaff(founded.house.journal.db, founded.house.record, person, 'set-up');
  }
});
afterEach(async () => {
  await running?.close();
  running = null;
  await rm(place, { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
  await rm(`${home}-old`, { recursive: true, force: true });
});

const open = async (more: object = {}, folder?: string): Promise<TestHouse> => {
  const settings = { simulatedPatrons: true, checkpoints: place, headsSeconds: 1, ...more };
  const options = { plan: planOf(TABLE), ...(folder === undefined ? {} : { folder }) };
  running = await startTestHouse(settings, options);
  return running;
};

const cardsOf = async ({ house }: TestHouse): Promise<readonly string[]> => {
  const { rows } = await house.journal.db.query<{ body: string }>(
    `select j.body from journal j join stream s on s.id = j.stream
      where s.name = 'table:rapid' and j.kind = 'card-dealt' order by j.seq`,
  );
  return rows.map(({ body }) => (JSON.parse(body) as { card: string }).card);
};

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const giveUp = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > giveUp) throw new Error('it never came');
    await wait(20);
  }
}

/** Plays, keeps a copy of the stopped folder, plays on, and puts the copy in its place. */
async function setBack(): Promise<readonly string[]> {
  const first = running;
  if (first === null) throw new Error('the house is open');
  await until(async () => (await cardsOf(first)).length > 12);
  // In mid-coup people would have to rule on the coup first.
  const { mailbox, dealer } = first.house.table('rapid')?.parts ?? {};
  await until(() => mailbox?.table.phase === 'wagering');
  dealer?.stop();
  await first.close();
  execFileSync('cp', ['-a', home, `${home}-old`]);
  const second = await open({}, home);
  const before = (await cardsOf(second)).length;
  await until(async () => (await cardsOf(second)).length > before + 20);
  const cards = await cardsOf(second);
  await second.close();
  await rm(home, { recursive: true });
  await rename(`${home}-old`, home);
  return cards;
}

const ask = async ({ url }: TestHouse, path: string, body: object, cookie = '') => {
  const headers = { 'content-type': 'application/json', cookie };
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  const response = await fetch(`${url}${path}`, init);
  const [kept = ''] = response.headers.getSetCookie();
  return { status: response.status, body: await response.json(), cookie: kept.split(';')[0] ?? '' };
};

const reconcile = async (house: TestHouse, approver = 'the-pit-boss') => {
  const { cookie } = await ask(house, '/api/sign-in', { id: 'the-operator', password: PASSWORD });
  const second = { id: approver, password: PASSWORD };
  return ask(house, '/api/reconcile', { why: 'the disk failed', approver: second }, cookie);
};

test('R-BAK-2: an older journal deals nothing until two people reconcile it', async () => {
  const seen = await setBack();
  const house = await open({}, home);
  expect(house.house.play).toMatchObject({
    possible: false,
    reason: { code: 'journal-behind', count: expect.any(Number) },
  });
  const dealt = (await cardsOf(house)).length;
  await wait(300);
  expect((await cardsOf(house)).length).toBe(dealt);
  expect(await ask(house, '/api/demo/seats', { table: 'rapid' })).toMatchObject({
    status: 503,
    body: { denied: 'play-held' },
  });
  // A node of a house of several may be there before the office has said so on record.
  const { journal, record, safe, signer } = house.house;
  const known = { ...record.known, heldAt: null };
  const early = { known, note: () => Promise.reject(new Error('the office writes')) };
  const secondOne = secondPlace(place);
  const node = await PlayHold.followed({ journal, record: early, safe, signer, place: secondOne });
  expect(node.reason).toMatchObject({ code: 'journal-behind' });
  expect(await reconcile(house, 'the-operator')).toMatchObject({ status: 409 });
  expect(house.house.play.possible).toBe(false);
  expect(await reconcile(house)).toMatchObject({ status: 200 });
  // It plays once the second place knows what two people have said.
  await until(() => node.reason === null);
  expect(house.house.play.possible).toBe(true);
  // The old shoe would deal on with the cards that were seen already.
  await until(async () => (await cardsOf(house)).length >= dealt + 12);
  const next = (await cardsOf(house)).slice(dealt, dealt + 12);
  expect(next).not.toEqual(seen.slice(dealt, dealt + 12));
  await house.close();
  const again = await open({}, home);
  expect(again.house.play.possible).toBe(true);
});

test('without the second place play begins on two people’s word', async () => {
  await running?.close();
  const away = `${place}-away`;
  await rename(place, away);
  const silent = await open({ checkpoints: join('/proc/version', 'no') }, home);
  expect(silent.house.play).toMatchObject({ reason: { code: 'second-place-silent' } });
  await silent.close();
  const emptied = await open({}, home);
  expect(emptied.house.play).toMatchObject({ reason: { code: 'second-place-altered' } });
  await emptied.close();
  const unnamed = await open({ checkpoints: null }, home);
  expect(unnamed.house.play).toMatchObject({ reason: { code: 'second-place-silent' } });
  expect(await reconcile(unnamed)).toMatchObject({ status: 200 });
  expect(unnamed.house.play.possible).toBe(true);
  await rename(away, place);
});

test('heads leave within seconds of a coup', async () => {
  const house = running;
  await until(async () => (await readdir(place)).includes('heads.jsonl'));
  const coups = (): number => house?.house.table('rapid')?.parts?.mailbox.table.records.length ?? 0;
  const before = coups();
  await until(() => coups() > before);
  const { rows } = await (house?.house.journal.db.query<{ seq: number }>(
    `select j.seq from journal j join stream s on s.id = j.stream
      where s.name = 'table:rapid' and j.kind = 'coup-settled' order by j.seq desc limit 1`,
  ) ?? { rows: [] });
  const settled = rows[0]?.seq ?? Infinity;
  const started = performance.now();
  await until(async () => {
    const [line = '{}'] = (await readFile(join(place, 'heads.jsonl'), 'utf8')).split('\n');
    const { streams } = JSON.parse(line) as { streams: [string, number, string][] };
    return (streams.find(([name]) => name === 'table:rapid')?.[1] ?? 0) >= settled;
  });
  expect(performance.now() - started).toBeLessThan(5_000);
});
