// An online backup: every table at one moment, while play goes on, into a folder with a manifest.
// Plain COPY files: they work by DATABASE_URL too, and into a later PostgreSQL.

import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type pg from 'pg';

import { copyOut } from '../../storage/copy/copy.ts';
import { connect } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { backupFailure, MANIFEST, backupManifest } from './manifest.ts';
import type { BackedUpTable, BackupFailure, BackupManifest } from './manifest.ts';
import { quoted, sequences, tablesToCopy } from './tables.ts';
import type { TableToCopy } from './tables.ts';

export interface BackupOptions {
  readonly address: Address;
  /** A folder that is not there yet or is empty. */
  readonly folder: string;
  readonly onProgress?: (table: string, bytes: number) => void;
}

/** What the file system says of a place that is full, closed or no folder. */
const NO_PLACE = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

/** Backs up (R-BAK-1). The folder appears under its name only when it is whole. */
export async function backUp(options: BackupOptions): Promise<BackupManifest | BackupFailure> {
  const { folder } = options;
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) {
    return backupFailure('folder-not-empty', `${folder} is not empty: name a new folder.`);
  }
  try {
    return await backUpInto(options, `${folder}.half-${process.pid}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NO_PLACE.has(code)) throw error;
    return backupFailure('folder-not-writable', `${folder} takes no backup (${code}).`);
  }
}

async function backUpInto(options: BackupOptions, half: string): Promise<BackupManifest> {
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  const client = await connect(options.address, 'sabot backup');
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await copyAll(client, half, options);
    await writeSynced(join(half, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await client.query('commit');
    await rm(options.folder, { recursive: true, force: true });
    await rename(half, options.folder);
    return manifest;
  } finally {
    await client.end();
    await rm(half, { recursive: true, force: true });
  }
}

async function copyAll(
  client: pg.Client,
  folder: string,
  { onProgress }: BackupOptions,
): Promise<BackupManifest> {
  const tables: BackedUpTable[] = [];
  for (const table of await tablesToCopy(client)) {
    const copied = await copyTable(client, folder, table);
    tables.push(copied);
    onProgress?.(copied.name, copied.bytes);
  }
  const about = await client.query<{ at: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
            current_setting('server_version') as postgres`,
  );
  const migrations = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from migration order by number',
  );
  return backupManifest({
    at: about.rows[0]?.at ?? '',
    postgres: about.rows[0]?.postgres ?? '',
    migrations: migrations.rows,
    tables,
    sequences: await sequences(client),
  });
}

async function copyTable(
  client: pg.Client,
  folder: string,
  { name, columns }: TableToCopy,
): Promise<BackedUpTable> {
  const file = `${name}.copy`;
  const handle = await open(join(folder, file), 'wx', 0o600);
  try {
    const rows = copyOut(client, `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of rows) {
      const part: Buffer = chunk;
      hash.update(part);
      bytes += part.length;
      await handle.writeFile(part);
    }
    await handle.sync();
    return { name, columns, file, rows: rows.rowCount, bytes, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
