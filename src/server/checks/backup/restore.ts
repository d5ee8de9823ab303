// Restores a backup into an empty database: all of it, checked, or nothing.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import type pg from 'pg';

import { copyIn } from '../../storage/copy/copy.ts';
import { checksumOf, migrate, MIGRATIONS } from '../../storage/migrations/migrate.ts';
import { SPEND_SHOES } from '../../storage/secrets/shoe-promise.ts';
import { connect } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { isFailure } from '../../storage/postgres/failure.ts';
import { verifyJournal } from '../verify/verify.ts';
import type { JournalCheck } from '../registers/finding.ts';
import type { VerifyReport, VerifyOptions } from '../verify/verify.ts';
import { backupFailure, readBackupManifest } from './manifest.ts';
import type { BackedUpTable, BackupFailure, BackupManifest } from './manifest.ts';
import { quoted } from './tables.ts';

export interface RestoreOptions {
  readonly address: Address;
  readonly folder: string;
  /** Checkpoints that are newer than the backup tell what it lacks (R-BAK-2). */
  readonly against?: readonly JournalCheck[];
  /** How what was restored is checked: as a journal, unless a whole house is expected. */
  readonly verify?: (options: VerifyOptions) => Promise<VerifyReport>;
  readonly onProgress?: (table: string, bytes: number) => void;
}

export interface RestoreResult {
  readonly manifest: BackupManifest;
  /** The check of what was restored: play may begin only if it is whole. */
  readonly report: VerifyReport;
}

/** Restores and verifies. */
export async function restore(options: RestoreOptions): Promise<RestoreResult | BackupFailure> {
  const manifest = await readBackupManifest(options.folder);
  if ('failed' in manifest) return manifest;
  const client = await connect(options.address, 'sabot restore');
  try {
    const refused = await prepare(client, manifest);
    if (refused !== null) return refused;
    const notLoaded = await loadAll(client, manifest, options);
    if (notLoaded !== null) return notLoaded;
    // A backup of an earlier release is brought up to this one with its data in it.
    const migrated = await migrate(client);
    if (isFailure(migrated)) return backupFailure('other-release', migrated.says);
    // What was dealt after the backup may have been seen: no shoe of before is dealt from again.
    await client.query(SPEND_SHOES);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  const { address, against = [], verify = verifyJournal } = options;
  return { manifest, report: await verify({ address, against }) };
}

/** Makes the tables as they were at the time of the backup, in a database that has none yet. */
async function prepare(client: pg.Client, manifest: BackupManifest): Promise<BackupFailure | null> {
  const known = MIGRATIONS.slice(0, manifest.migrations.length);
  const isKnown =
    known.length === manifest.migrations.length &&
    known.every(
      (migration, index) => checksumOf(migration) === manifest.migrations[index]?.checksum,
    );
  if (!isKnown) {
    return backupFailure('other-release', 'The backup is of another release than this one.');
  }
  const migrated = await migrate(client, known);
  if (isFailure(migrated)) return backupFailure('database-not-empty', migrated.says);
  for (const { name } of manifest.tables) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) {
      return backupFailure('database-not-empty', `The database has data in ${name} already.`);
    }
  }
  return null;
}

async function loadAll(
  client: pg.Client,
  { tables, sequences }: BackupManifest,
  { folder, onProgress }: RestoreOptions,
): Promise<BackupFailure | null> {
  await client.query('begin');
  try {
    for (const table of tables) {
      await load(client, folder, table);
      onProgress?.(table.name, table.bytes);
    }
    for (const { name, value } of sequences) {
      if (value !== null) {
        await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
      }
    }
    // Whoever owned the streams is not the one who starts from the backup.
    await client.query('update stream set owner = null, leased_until = null');
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const why = error instanceof Error ? error.message : String(error);
    return backupFailure('file-damaged', `The backup was not restored: ${why}.`);
  }
}

async function load(client: pg.Client, folder: string, table: BackedUpTable): Promise<void> {
  const { name, columns, file, rows } = table;
  const target = `${quoted(name)} (${columns.map(quoted).join(', ')})`;
  const loaded = await copyIn(client, target, checkedChunks(join(folder, file), table));
  if (loaded !== rows) throw new Error(`${file} has ${loaded} rows, not ${rows}`);
}

/** The file's chunks; fails at its end, before the database is told so, if it is not the one. */
async function* checkedChunks(path: string, table: BackedUpTable): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = chunk;
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== table.sha256) throw new Error(`${table.file} was changed`);
}
