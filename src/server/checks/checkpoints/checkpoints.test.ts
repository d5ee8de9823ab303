import { generateKeyPairSync } from 'node:crypto';
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Journal } from '../../storage/journal/journal.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn, NOON, stored, TestTable } from '../../testing/journal.ts';
import { verifyJournal } from '../verify/verify.ts';
import type { VerifyReport } from '../verify/verify.ts';
import { againstCheckpoints } from './check.ts';
import { readCheckpoint } from './checkpoint.ts';
import { keepCheckpoint, keepCheckpoints, keepHeads } from './keep.ts';
import { commandSigner, keySigner } from './signer.ts';
import { houseKey, publicKeyText, readPublicKey } from './key.ts';
import { secondPlace } from './second-place.ts';
import type { SecondPlace } from './second-place.ts';

let postgres: TestPostgres;
let journal: Journal;
let admin: pg.Client;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  admin = await connect(postgres.address, 'somebody with all rights');
});
afterAll(async () => {
  await admin.end();
  await journal.close();
  await postgres.stop();
});

const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
let folder: string;
let place: SecondPlace;
let table: TestTable;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabot-second-place-'));
  place = secondPlace(folder);
  table = await TestTable.open(journal, 'table:1');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await tamper('truncate journal, stream');
});

const signer = keySigner(key);
const keeping = () => ({ db: journal.db, place, signer, house: 'demo', now: () => NOON });
const keep = () => keepCheckpoint(keeping());

const verify = (at: SecondPlace = place): Promise<VerifyReport> =>
  verifyJournal({ address: postgres.address, against: [againstCheckpoints(at, publicKey)] });

async function tamper(sql: string): Promise<void> {
  await admin.query('alter table journal disable trigger all');
  await admin.query(sql);
  await admin.query('alter table journal enable trigger all');
}

/** Writes the whole chain anew from an event on, as one who knows how it is made would. */
async function rewriteFrom(seq: number): Promise<void> {
  await tamper(`delete from journal where seq >= ${seq}`);
  await journal.take(['table:1']);
  const again = await TestTable.open(journal, 'table:1');
  for (let n = seq; n <= 6; n += 1) {
    const body = { seat: 7, on: 'player', stake: 1 };
    stored(await again.append({ events: [{ kind: 'wager-placed', version: 1, body }] }));
  }
}

async function sixEventsTwoCheckpoints(): Promise<void> {
  for (let n = 0; n < 4; n += 1) stored(await table.append());
  await keep();
  for (let n = 0; n < 2; n += 1) stored(await table.append());
  await keep();
}

test('a checkpoint holds every head, signed, numbered, linked to the one before', async () => {
  await sixEventsTwoCheckpoints();
  expect((await readdir(folder)).toSorted()).toEqual([
    'checkpoint-000000001.jsonl',
    'checkpoint-000000002.jsonl',
    'checkpoint-key.pub.pem',
  ]);
  const second = await place.get('checkpoint-000000002.jsonl');
  const known = readPublicKey(String(await place.get('checkpoint-key.pub.pem')));
  expect(readCheckpoint(second ?? Buffer.alloc(0), known)).toMatchObject({
    house: 'demo',
    number: 2,
    at: '2025-03-01T12:00:00.000Z',
    streams: [['table:1', 6, expect.any(String)]],
  });
  expect(await verify()).toMatchObject({
    isWhole: true,
    also: [
      '0 snapshots',
      'people, devices and virtual shoes against their events',
      'functions and triggers of the database against the migrations',
      `2 checkpoints in ${folder}`,
    ],
  });
});

test('[R-EVT-4] a rewritten chain is whole in itself and found from a checkpoint', async () => {
  await sixEventsTwoCheckpoints();
  await rewriteFrom(3);
  expect(await verifyJournal({ address: postgres.address })).toMatchObject({ isWhole: true });
  expect((await verify()).damages).toMatchObject([
    { stream: 'table:1', seq: 4, found: 'rewritten' },
  ]);
});

test('[R-EVT-4] a chain cut short, or a stream taken out, is found from a checkpoint', async () => {
  await sixEventsTwoCheckpoints();
  await tamper('delete from journal where seq > 5');
  expect(await verifyJournal({ address: postgres.address })).toMatchObject({ isWhole: true });
  expect((await verify()).damages).toMatchObject([
    { stream: 'table:1', seq: 6, found: 'cut-short' },
  ]);
  await tamper('delete from journal; delete from stream');
  expect((await verify()).damages).toMatchObject([{ found: 'cut-short', seq: 4 }]);
});

test('a checkpoint changed, removed, exchanged or signed by another key is found', async () => {
  await sixEventsTwoCheckpoints();
  await keep();
  const [one, two] = ['checkpoint-000000001.jsonl', 'checkpoint-000000002.jsonl'].map(name =>
    join(folder, name),
  );
  const first = await readFile(one ?? '');
  await writeFile(one ?? '', first.toString().replace('"table:1",4', '"table:1",3'));
  expect((await verify()).damages[0]?.says).toBe('Checkpoint 1: its signature does not hold.');
  await writeFile(one ?? '', first);
  await copyFile(one ?? '', two ?? '');
  expect((await verify()).damages[0]?.says).toBe('Checkpoint 2: it calls itself 1.');
  await rm(two ?? '');
  expect((await verify()).damages.map(({ says }) => says)).toEqual([
    'Checkpoint 2: it is missing.',
  ]);
  const stranger = generateKeyPairSync('ed25519').publicKey;
  expect(readCheckpoint(first, stranger)).toEqual({ wrong: 'its signature does not hold' });
});

test('the second place may be a URL; one that is silent stops nothing and is told', async () => {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const name = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') files.set(name, Buffer.concat(chunks));
      const found = files.get(name);
      response.writeHead(found === undefined ? 404 : 200).end(found);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const far = secondPlace(`http://127.0.0.1:${port}/demo/`);
  stored(await table.append());
  const told: unknown[] = [];
  const options = { ...keeping(), place: far };
  const keeper = keepCheckpoints({ ...options, everyMs: 60_000 }, outcome => told.push(outcome));
  await Promise.all([keeper.keepNow(), keeper.keepNow()]);
  expect([...files.keys()]).toContain('/demo/checkpoint-000000002.jsonl');
  expect(await verify(far)).toMatchObject({ isWhole: true });
  await new Promise(resolve => server.close(resolve));
  server.closeAllConnections();
  expect(await keeper.keepNow()).toMatchObject({ failed: expect.stringContaining('127.0.0.1') });
  await keeper.stop();
  expect(told).toHaveLength(3);
});

test('the house key is made once, for our eyes only', async () => {
  const first = await houseKey(folder);
  expect(publicKeyText(await houseKey(folder))).toBe(publicKeyText(first));
  expect((await stat(join(folder, 'checkpoint-key.pem'))).mode & 0o777).toBe(0o600);
});

test('heads go out whenever a chain moved, under a counter that only grows', async () => {
  stored(await table.append());
  const first = await keepHeads(keeping(), null);
  expect(first).toMatchObject({
    counter: 1,
    checkpoint: 0,
    streams: [['table:1', 1, expect.any(String)]],
  });
  expect(await keepHeads(keeping(), first)).toBeNull();
  stored(await table.append());
  expect(await keepHeads(keeping(), first)).toMatchObject({ counter: 2 });
  // A house that starts again goes on from what lies there.
  stored(await table.append());
  expect(await keepHeads(keeping(), null)).toMatchObject({ counter: 3 });
});

test('a tail that was cut off after the latest checkpoint is found from the heads', async () => {
  await sixEventsTwoCheckpoints();
  stored(await table.append());
  const heads = await keepHeads(keeping(), null);
  expect(await verify()).toMatchObject({ isWhole: true });
  await tamper('delete from journal where seq > 6');
  expect((await verify()).damages).toMatchObject([{ seq: 7, found: 'cut-short' }]);
  const kept = await keepCheckpoint(keeping(), heads);
  await keepHeads(keeping(), heads);
  const newest = join(folder, 'checkpoint-000000003.jsonl');
  await rename(newest, `${newest}.away`);
  expect((await verify()).damages.map(({ says }) => says)).toEqual([
    `Checkpoint ${kept.number}: it is missing.`,
  ]);
  await rename(`${newest}.away`, newest);
  await rm(join(folder, 'heads.jsonl'));
  expect((await verify()).damages.map(({ says }) => says)).toEqual([
    'The latest heads: heads 1 are missing.',
  ]);
});

test('what two people let go on is told and excused, and nothing before it', async () => {
  await sixEventsTwoCheckpoints();
  await tamper('delete from journal where seq > 4');
  const { rows } = await admin.query<{ hash: string }>(
    `select encode(hash, 'base64') as hash from journal where seq = 4`,
  );
  const lost = [['table:1', 6, 'lost']] as const;
  const stood = [['table:1', 4, rows[0]?.hash ?? '']] as const;
  const agreed = { by: 'anna', approvedBy: 'bert', why: 'restored', lost, stood };
  const reconciled = { found: 'behind', ...agreed } as const;
  await keepCheckpoint({ ...keeping(), reconciled: () => reconciled });
  const report = await verify();
  expect(report).toMatchObject({ isWhole: true });
  expect(report.also.at(-1)).toContain('anna and bert let 1 chains go on (behind: restored)');
  await rewriteFrom(3);
  expect((await verify()).damages).toMatchObject([{ seq: 4, found: 'rewritten' }]);
});

test('the private key may live behind a command; another answer is no signature', async () => {
  const file = join(folder, 'elsewhere.pem');
  await writeFile(file, key.export({ type: 'pkcs8', format: 'pem' }));
  const script = `
    const { createPrivateKey, sign } = require('node:crypto');
    const { readFileSync } = require('node:fs');
    const key = createPrivateKey(readFileSync(process.argv[1]));
    process.stdout.write(sign(null, readFileSync(0), key).toString('base64'));`;
  const command = `"${process.execPath}" -e '${script.replaceAll("'", '"')}' "${file}"`;
  stored(await table.append());
  await keepCheckpoint({ ...keeping(), signer: commandSigner(command, publicKey) });
  expect(await verify()).toMatchObject({ isWhole: true });
  const bytes = Buffer.from('heads');
  await expect(commandSigner('echo no', publicKey).sign(bytes)).rejects.toThrow('no signature');
  await expect(commandSigner('exit 3', publicKey).sign(bytes)).rejects.toThrow('ended with 3');
  const stranger = generateKeyPairSync('ed25519').publicKey;
  await expect(commandSigner(command, stranger).sign(bytes)).rejects.toThrow('no signature');
});
