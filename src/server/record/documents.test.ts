import { createHash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { LiveHouse } from '../testing/live-house.ts';
import { PACE } from '../tables/virtual/pace.ts';
import { demonstrationSetup } from '../house/demonstration.ts';
import { dealtTable } from '../testing/house.ts';

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
});
afterAll(() => live.running.end());

const put = async (body: string, cookie: string, type = 'application/pdf', book = 'crown') => {
  const response = await fetch(`${live.url}/api/rulebooks/${book}/document?on=2025-02-01`, {
    method: 'PUT',
    headers: { 'content-type': type, cookie },
    body,
  });
  return response.status;
};

const approved = async (): Promise<unknown> =>
  (await live.ask('/api/rulebooks/crown')).body['approved'];

test('ruling G13: the operator’s document is shown with its digest, and no other', async () => {
  expect(await approved()).toBeNull();
  const operator = await live.as('operator');
  expect(await put('%PDF-1.7 the rules', await live.as('administrator'))).toBe(403);
  expect(await put('<html>', operator)).toBe(409);
  expect(await put('{}', operator, 'application/json')).toBe(409);
  expect(await put('%PDF-1.7 the rules', operator)).toBe(201);
  expect(await approved()).toEqual({
    address: '/api/rulebooks/crown/document',
    sha256: '5c16f5f5d078fd457a60ad61b70b0f6b3be30f427f8989d06cc368bcc6ce71ee',
    storedOn: '2025-02-01',
  });
  const document = await fetch(`${live.url}/api/rulebooks/crown/document`);
  expect(await document.text()).toBe('%PDF-1.7 the rules');

  // Somebody changes the file past the record: it is not shown any more, also after a restart.
  const { folder } = live.running;
  await live.running.close();
  live = await LiveHouse.start([dealtTable('pit')], {}, { folder });
  expect(await approved()).not.toBeNull();
  await appendFile(join(folder, 'documents', 'crown.pdf'), ' and one more');
  expect(await approved()).toBeNull();
  expect((await fetch(`${live.url}/api/rulebooks/crown/document`)).status).toBe(404);
});

test('ruling M6: a set-up recalculates by the stored document, and by no other', async () => {
  const operator = await live.as('operator');
  const plain = demonstrationSetup('mbs-rapid', 'no-commission', 3, PACE.floor);
  const table = { name: 'sands', title: 'Sands', setup: plain };
  expect((await live.ask('/api/tables', table, operator)).status).toBe(201);
  const bytes = '%PDF-1.7 rules with recalculation';
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const setup = { ...plain, id: 'recalculates', recalculation: { approval: sha256 } };
  const approve = async () => live.ask('/api/tables/sands/setups', { setup }, operator);
  expect(await approve()).toMatchObject({
    status: 409,
    body: { says: expect.stringMatching(/not stored for its book. \(ruling M6\)/u) },
  });
  expect(await put(bytes, operator, 'application/pdf', 'mbs-rapid')).toBe(201);
  expect((await approve()).status).toBe(201);
  // Another document takes its place: the set-up names one that is not stored any more.
  expect(await put('%PDF-1.7 other rules', operator, 'application/pdf', 'mbs-rapid')).toBe(201);
  const fault = live.running.house.approved.faultOf('sands', { do: 'open-table', setup });
  expect(fault).toMatchObject({ refused: 'set-up-not-permitted', clause: 'ruling M6' });
});
