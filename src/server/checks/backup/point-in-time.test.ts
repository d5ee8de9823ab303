// The rehearsal that docs/growth.md describes: a whole copy of the database's files now and then,
// its log shipped away piece by piece, and a house brought back as of a moment, or to the last.

import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isFailure } from '../../storage/postgres/failure.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { runner } from '../../storage/postgres/run-as.ts';
import { type PostgresOptions, startPostgres } from '../../storage/postgres/supervisor.ts';
import { must, startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn, stored, TestTable } from '../../testing/journal.ts';
import { verifyJournal } from '../verify/verify.ts';

const EACH = 40;
const PATIENCE_MS = 20_000;
/** An instant of the database's clock after which nothing of the moment before is written. */
const APART_MS = 50;

/** A piece appears in the archive under its name only when it is whole. */
const shipping = (to: string): string =>
  `test ! -f ${to}/%f && cp %p ${to}/%f.half && mv ${to}/%f.half ${to}/%f`;

let archive: string;
let copy: string;
const again: string[] = [];
let momentMs: number;
let atMoment: number;
let atEnd: number;
/** The piece in which the last events begin: one of their own, however full the one before was. */
let piece: string;

const folderFor = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `sabot-test-${name}-`));
  const user = runner();
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  return folder;
};

beforeAll(async () => {
  [archive, copy] = await Promise.all([folderFor('archive'), folderFor('copy')]);
  const postgres = await startTestPostgres({
    settings: {
      archive_mode: 'on',
      archive_command: shipping(archive),
    },
  });
  const journal = await journalOn(postgres.address);
  const table = await TestTable.open(journal, 'table:1');
  const play = async (): Promise<number> => {
    for (let count = 0; count < EACH; count += 1) stored(await table.append());
    return table.seq;
  };
  const admin = await connect(postgres.address, 'rehearsal');
  await play();
  await copyFiles(admin, postgres);
  atMoment = await play();
  await wait(APART_MS);
  momentMs = await nowOf(admin);
  await wait(APART_MS);
  await closePiece(admin);
  piece = await pieceOf(admin);
  atEnd = await play();
  await archived(admin);
  await admin.end();
  // The machine is lost: nothing of it is asked any more.
  process.kill(postgres.pid(), 'SIGKILL');
  await journal.close(0);
  await postgres.stop();
}, 60_000);

afterAll(async () => {
  for (const folder of [archive, copy, ...again])
    await rm(folder, { recursive: true, force: true });
});

/** What `pg_basebackup` does for an operator's own database. */
async function copyFiles(admin: pg.Client, { folder }: TestPostgres): Promise<void> {
  await admin.query(`select pg_backup_start('rehearsal', true)`);
  execFileSync('cp', ['-a', `${folder}/.`, copy]);
  const { rows } = await admin.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  );
  const cluster = join(copy, 'postgres');
  await writeFile(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(cluster, name));
  for (const name of await readdir(join(cluster, 'pg_wal'))) {
    if (/^[0-9A-F]{24}$/u.test(name)) await rm(join(cluster, 'pg_wal', name));
  }
}

async function nowOf(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ now: number }>('select clock_timestamp() as now');
  return rows[0]?.now ?? 0;
}

/** Closes the piece that is being written, and names it. */
async function closePiece(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  return rows[0]?.name ?? '';
}

/** The piece that takes what is written next. */
async function pieceOf(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    `select pg_walfile_name(pg_logical_emit_message(false, 'rehearsal', 'next')) as name`,
  );
  return rows[0]?.name ?? '';
}

/** The last piece is closed, and everything has arrived. */
async function archived(admin: pg.Client): Promise<void> {
  const last = await closePiece(admin);
  const until = performance.now() + PATIENCE_MS;
  while (!(await readdir(archive)).includes(last)) {
    if (performance.now() > until) throw new Error(`${last} was never archived`);
    await wait(50);
  }
}

const asDatabaseTime = (at: number): string =>
  new Date(at).toISOString().replace('T', ' ').replace('Z', '+00');

/** A folder with the copy, told to go on from what was archived, up to a moment or to the end. */
async function toBringBack(to: number | null, from: string): Promise<PostgresOptions> {
  const folder = await folderFor('again');
  again.push(folder);
  execFileSync('cp', ['-a', `${copy}/.`, folder]);
  await writeFile(join(folder, 'postgres', 'recovery.signal'), '');
  const user = runner();
  for (const name of user === null ? [] : ['recovery.signal', 'backup_label']) {
    await chown(join(folder, 'postgres', name), user?.uid ?? 0, user?.gid ?? 0);
  }
  const until = to === null ? {} : { recovery_target_time: asDatabaseTime(to) };
  const settings = {
    restore_command: `cp ${from}/%f %p`,
    recovery_target_action: 'promote',
    // Nobody is let in before everything is brought back.
    hot_standby: 'off',
    ...until,
  };
  return { folder, purpose: 'rehearsal', settings };
}

/** The last event of the table in a house that was brought back, once it was verified. */
async function headIn(to: number | null): Promise<number> {
  const postgres = must(await startPostgres(await toBringBack(to, archive)));
  try {
    const { isWhole, heads } = await verifyJournal({ address: postgres.address });
    expect(isWhole).toBe(true);
    return heads.find(({ stream }) => stream === 'table:1')?.seq ?? 0;
  } finally {
    await postgres.stop();
  }
}

test('[R-BAK-1] a lost machine comes back to the last event that was archived', async () => {
  expect(await headIn(null)).toBe(atEnd);
}, 60_000);

test('[R-BAK-1] a house comes back as of one moment, its chain whole', async () => {
  expect(await headIn(momentMs)).toBe(atMoment);
}, 60_000);

test('a piece of the log that is missing is not passed over', async () => {
  const gap = await folderFor('gap');
  execFileSync('cp', ['-a', `${archive}/.`, gap]);
  const pieces = (await readdir(gap)).filter(name => /^[0-9A-F]{24}$/u.test(name)).toSorted();
  const sizes = await Promise.all(pieces.map(async name => (await stat(join(gap, name))).size));
  expect(sizes.every(size => size === 1024 * 1024)).toBe(true);
  const missing = pieces.filter(name => name >= piece);
  expect(missing.length).toBeGreaterThan(0);
  for (const name of missing) await rm(join(gap, name));
  const options = await toBringBack(momentMs + 3_600_000, gap);
  const postgres = await startPostgres(options).catch(() => null);
  if (postgres !== null && !isFailure(postgres)) await postgres.stop();
  const log = await readFile(join(options.folder, 'postgres.log'), 'utf8');
  expect(log).toContain('recovery ended before configured recovery target was reached');
  await rm(gap, { recursive: true, force: true });
}, 60_000);
