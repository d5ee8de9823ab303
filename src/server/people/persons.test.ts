// Names, documents and cards: seen with a reason on record, erased by two; the chain holds.

import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { dailyCheck } from '../checks/verify/daily-check.ts';
import { freshFolder } from '../testing/database.ts';
import { type Answer, LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { PersonKeys } from '../storage/secrets/person-keys.ts';
import { Persons } from './persons.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DATA = {
  name: 'Nora Example',
  documents: [{ kind: 'passport', number: 'X1234567' }],
  cards: ['club 4711'],
};
const PATRON = { kind: 'patron', person: 'patron-7' } as const;

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([]);
  await live.as('casino-supervisor');
});
afterAll(() => live.running.end());

const ask = async (
  path: string,
  body: object,
  role: Parameters<LiveHouse['as']>[0],
): Promise<Answer> => live.ask(path, body, await live.as(role));

const keep = (id: object, role: 'pit-boss' | 'administrator' | 'cashier' = 'pit-boss') =>
  ask('/api/persons', { ...id, data: DATA }, role);
const look = (id: object, role: 'pit-boss' | 'surveillance' | 'dealer' = 'pit-boss') =>
  ask('/api/persons/look', { ...id, why: 'a large win' }, role);
const BOSS = { id: 'the-casino-supervisor', password: PASSWORD };
const erase = (id: object, approver: object = BOSS) =>
  ask('/api/persons/erase', { ...id, why: 'asked in writing', approver }, 'operator');

/** Everything that the journal holds, as its bytes are. */
async function journal(): Promise<string> {
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    "select j.kind || ' ' || j.body::text as body from journal j order by j.stream, j.seq",
  );
  return rows.map(({ body }) => body).join('\n');
}

test('who looked at somebody, and why, is on record before they see anything', async () => {
  expect(await look(PATRON)).toMatchObject({ status: 404, body: { denied: 'unknown' } });
  expect((await keep(PATRON)).status).toBe(200);
  expect((await look(PATRON, 'dealer')).status).toBe(403);
  expect((await keep(PATRON, 'administrator')).status).toBe(403);
  expect((await keep({ ...PATRON, kind: 'staff' })).status).toBe(403);
  expect(await look(PATRON, 'surveillance')).toMatchObject({ status: 200, body: DATA });
  const record = await journal();
  expect(record).toMatch(/person-looked-at .*"by": ?"the-surveillance"/u);
  expect(record).toMatch(/person-looked-at .*"why": ?"a large win"/u);
  expect(record).not.toMatch(/Nora|X1234567|4711/u);
});

test('two people erase somebody: nothing is left to read, and the chain holds', async () => {
  await keep(PATRON);
  const { house, address } = live.running;
  const copy = await freshFolder();
  await cp(join(house.folder, 'persons'), join(copy, 'persons'), { recursive: true });
  const own = { id: 'the-operator', password: PASSWORD };
  expect((await erase(PATRON, own)).status).toBe(409);
  expect((await look(PATRON)).status).toBe(200);
  expect((await erase(PATRON)).status).toBe(200);
  expect(await look(PATRON)).toMatchObject({ status: 404, body: { denied: 'erased' } });
  expect(await readdir(join(house.folder, 'persons'))).toEqual([]);
  expect((await dailyCheck(address)).damages).toEqual([]);
  // An old copy of the keys brings nobody back: the next start destroys it again.
  const keys = new PersonKeys(copy);
  expect(await keys.find('patron patron-7')).not.toBeNull();
  await new Persons({ db: house.journal.db, keys, record: house.record }).finishErasures();
  expect(await keys.find('patron patron-7')).toBeNull();
  await rm(copy, { recursive: true, force: true });
});

test('a person’s name is in no event; it goes when they have left and are erased', async () => {
  const id = { kind: 'staff', person: 'dan' };
  const dan = { id: 'dan', name: 'Daniel Specimen', roles: ['dealer'], password: 'lobster quay 9' };
  const added = await ask('/api/staff', { ...dan, approver: BOSS }, 'administrator');
  expect(added.status).toBe(201);
  expect(await journal()).not.toContain('Specimen');
  const { db } = live.running.house.journal;
  const names = async () => (await db.query("select name from staff where id = 'dan'")).rows;
  await db.query("update staff set name = 'Dora Other' where id = 'dan'");
  expect((await dailyCheck(live.running.address)).damages).toHaveLength(1);
  await db.query("update staff set name = 'Daniel Specimen' where id = 'dan'");
  expect((await dailyCheck(live.running.address)).damages).toEqual([]);
  expect(await erase(id)).toMatchObject({ status: 409 });
  expect((await ask('/api/staff/leave', { id: 'dan' }, 'administrator')).status).toBe(200);
  expect((await erase(id)).status).toBe(200);
  expect(await names()).toEqual([{ name: 'dan' }]);
  expect((await dailyCheck(live.running.address)).damages).toEqual([]);
});
