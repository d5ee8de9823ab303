import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Journal } from '../../storage/journal/journal.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { balances } from '../../reports/projections/balances.ts';
import { catchUp, checkProjection } from '../../reports/projections/catch-up.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn, stored, TestTable } from '../../testing/journal.ts';
import { verifyJournal } from '../verify/verify.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let postgres: TestPostgres;
let journal: Journal;
let folder: string;
let table: TestTable;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  folder = await mkdtemp(join(tmpdir(), 'sabot-backup-'));
  table = await TestTable.open(journal, 'table:1');
  for (let n = 0; n < 50; n += 1) {
    stored(await table.append({ key: `key:${n}`, answer: { n } }));
  }
  await catchUp(journal.db, balances);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const freshDatabase = async (name: string) => {
  const admin = await connect(postgres.address, 'test');
  await admin.query(`create database ${name}`);
  await admin.end();
  return { ...postgres.address, database: name } as typeof postgres.address;
};

test('[R-BAK-1] a backup is made while play goes on and holds one moment', async () => {
  const place = join(folder, 'while-playing');
  const play = { isOver: false };
  const playing = (async () => {
    while (!play.isOver) stored(await table.append());
  })();
  const manifest = await backUp({ address: postgres.address, folder: place });
  play.isOver = true;
  await playing;
  expect(manifest).toMatchObject({ format: 'sabot-backup/1' });
  const files = await readdir(place);
  expect(files).toContain('manifest.json');
  expect(files).toContain('journal.copy');
  const restored = await restore({
    address: await freshDatabase('moment'),
    folder: place,
  });
  expect(restored).toMatchObject({ report: { isWhole: true, streams: 1 } });
});

test('[R-BAK-1] what is restored is what was backed up, and play goes on from there', async () => {
  const place = join(folder, 'whole');
  await backUp({ address: postgres.address, folder: place });
  const before = await verifyJournal({ address: postgres.address });
  const address = await freshDatabase('whole');
  const restored = await restore({ address, folder: place });
  if ('failed' in restored) throw new Error(restored.says);
  expect(restored.report).toMatchObject({ isWhole: true, events: before.events });
  expect(restored.report.heads).toEqual(before.heads);
  const again = await journalOn(address, { owner: 'the-new-house' });
  const resumed = await TestTable.open(again, 'table:1');
  expect(resumed.seq).toBe(table.seq);
  stored(await resumed.append());
  expect(await again.firstAnswer(resumed.stream.id, 'key:7')).toEqual({ n: 7 });
  const other = await TestTable.open(again, 'table:2');
  expect(other.stream.id).not.toBe(resumed.stream.id);
  expect(await checkProjection(again.db, balances)).toEqual([]);
  await again.close();
});

test('a backup never overwrites, and a restore never mixes', async () => {
  const place = join(folder, 'once');
  await backUp({ address: postgres.address, folder: place });
  const kept = await readFile(join(place, 'manifest.json'), 'utf8');
  expect(await backUp({ address: postgres.address, folder: place })).toMatchObject({
    failed: 'folder-not-empty',
  });
  expect(await readFile(join(place, 'manifest.json'), 'utf8')).toBe(kept);
  expect(await restore({ address: postgres.address, folder: place })).toMatchObject({
    failed: 'database-not-empty',
  });
  expect(await restore({ address: postgres.address, folder })).toMatchObject({
    failed: 'not-a-backup',
  });
});

test('a place that takes no backup is told in one sentence', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const nowhere = join(file, 'backup');
  expect(await backUp({ address: postgres.address, folder: nowhere })).toEqual({
    failed: 'folder-not-writable',
    says: `${nowhere} takes no backup (ENOTDIR).`,
  });
});

test('a backup with a changed or shortened file restores nothing', async () => {
  const place = join(folder, 'damaged');
  await backUp({ address: postgres.address, folder: place });
  const address = await freshDatabase('damaged');
  const file = join(place, 'journal.copy');
  const whole = await readFile(file);
  const changed = Buffer.from(whole);
  changed[whole.length - 40] = (changed[whole.length - 40] ?? 0) ^ 1;
  await writeFile(file, changed);
  expect(await restore({ address, folder: place })).toMatchObject({ failed: 'file-damaged' });
  await writeFile(file, whole);
  await truncate(file, 100);
  expect(await restore({ address, folder: place })).toMatchObject({ failed: 'file-damaged' });
  await writeFile(file, whole);
  expect(await restore({ address, folder: place })).toMatchObject({ report: { isWhole: true } });
});
