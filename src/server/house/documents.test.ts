import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { LiveHouse } from '../testing/live-house.ts';
import { dealtTable } from '../testing/house.ts';

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
});
afterAll(() => live.running.end());

const put = async (body: string, cookie: string, type = 'application/pdf') => {
  const response = await fetch(`${live.url}/api/rulebooks/crown/document?on=2025-02-01`, {
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
