// Starts that are refused, each with one sentence: without TLS, with other keys, a second house.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../storage/postgres/connect.ts';
import { startHouse } from '../start.ts';
import { freshFolder, startTestPostgres, type TestPostgres } from '../testing/database.ts';
import { testSettings } from '../testing/house.ts';
import type { Settings } from '../settings/settings.ts';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startTestPostgres();
  folder = await freshFolder();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = ({ address }: TestPostgres): string => {
  if ('url' in address) return address.url;
  const { host, port, user, password, database } = address;
  const place = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost`;
  return `postgres://${place}/${database}?host=${encodeURIComponent(host)}&port=${port}`;
};

const start = (more: Partial<Settings> = {}) =>
  startHouse({
    settings: testSettings(folder, { databaseUrl: urlOf(postgres), ...more }),
    log: pino({ level: 'silent' }),
  });

test('R-COM-1: a live house is not served without TLS unless somebody says so', async () => {
  const refused = await start({ house: 'live', plainHttp: false });
  expect(refused).toMatchObject({ failed: 'no-tls' });
  const proxied = await start({ house: 'live', plainHttp: false, trustProxy: ['127.0.0.1'] });
  if ('failed' in proxied) throw new Error(proxied.says);
  await proxied.close();
});

test('a live house keeps its signing key elsewhere unless somebody says so', async () => {
  const place = await freshFolder();
  const live = { house: 'live', checkpoints: place, keyInFolder: false } as const;
  expect(await start(live)).toMatchObject({ failed: 'key-in-folder' });
  expect(await start({ ...live, signingCommand: 'cat' })).toMatchObject({ failed: 'no-signer' });
  const told = await start({ ...live, keyInFolder: true });
  if ('failed' in told) throw new Error(told.says);
  await told.close();
  await rm(place, { recursive: true, force: true });
});

test('a database is opened with its own keys only, and from one folder', async () => {
  const first = await start();
  if ('failed' in first) throw new Error(first.says);
  expect(first.folder).toBe(folder);
  await first.close();
  const again = await start();
  if ('failed' in again) throw new Error(again.says);
  expect(again.folder).toBe(folder);
  await again.close();
  await writeFile(join(folder, 'virtual-shoes.key'), `${'ab'.repeat(32)}\n`);
  expect(await start()).toMatchObject({ failed: 'other-keys' });
  // Nor where somebody has taken the fingerprint out of the database: it is on record.
  const admin = await connect(postgres.address, 'somebody with all rights');
  await admin.query('delete from key_fingerprint');
  await admin.end();
  expect(await start()).toMatchObject({ failed: 'other-keys' });
});

test('with a database of others all of the house stays in the folder that was named', async () => {
  const other = await startTestPostgres();
  // A folder that the house makes itself is its own alone: no other user may enter it.
  const named = join(folder, 'named');
  const settings = testSettings(named, { databaseUrl: urlOf(other) });
  const running = await startHouse({ settings, log: pino({ level: 'silent' }) });
  if ('failed' in running) throw new Error(running.says);
  expect(running.folder).toBe(named);
  await mkdir(join(named, 'documents'));
  await writeFile(join(named, 'documents', 'crown.pdf'), '%PDF-1.7 the rules');
  const page = await fetch(`${running.url}/api/rulebooks/crown`);
  expect(await page.json()).toMatchObject({ approved: { sha256: expect.any(String) } });
  await running.close();
  await other.stop();
});

test('two houses on one database: the second is refused, the first plays on', async () => {
  const other = await startTestPostgres();
  const options = { databaseUrl: urlOf(other) };
  const one = await freshFolder();
  const open = () =>
    startHouse({ settings: testSettings(one, options), log: pino({ level: 'silent' }) });
  const first = await open();
  if ('failed' in first) throw new Error(first.says);
  const second = await open();
  expect(second).toMatchObject({ failed: 'already-in-use' });
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.close();
  const next = await open();
  if ('failed' in next) throw new Error(next.says);
  await next.close();
  await other.stop();
  await rm(one, { recursive: true, force: true });
});
