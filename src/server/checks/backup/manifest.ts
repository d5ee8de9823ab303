// The manifest of a backup: what is in its folder, so that a restore takes all of it or nothing.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FORMAT = 'sabot-backup/1';
export const MANIFEST = 'manifest.json';

export interface BackedUpTable {
  readonly name: string;
  /** The columns in the order of the file. */
  readonly columns: readonly string[];
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BackupManifest {
  readonly format: typeof FORMAT;
  /** The moment whose state this is, in the database's own time. */
  readonly at: string;
  readonly postgres: string;
  readonly migrations: readonly { readonly number: number; readonly checksum: string }[];
  /** In an order in which they can be loaded. */
  readonly tables: readonly BackedUpTable[];
  readonly sequences: readonly { readonly name: string; readonly value: number | null }[];
}

export const BACKUP_FAILURES = [
  'folder-not-empty',
  'folder-not-writable',
  'not-a-backup',
  'file-damaged',
  'database-not-empty',
  'other-release',
  'other-keys',
] as const;

/** Why a backup or a restore was not made. Nothing was changed. */
export interface BackupFailure {
  readonly failed: (typeof BACKUP_FAILURES)[number];
  readonly says: string;
}

export const backupFailure = (failed: BackupFailure['failed'], says: string): BackupFailure => ({
  failed,
  says,
});

export const backupManifest = (contents: Omit<BackupManifest, 'format'>): BackupManifest => ({
  format: FORMAT,
  ...contents,
});

/** Reads a backup's manifest. */
export async function readBackupManifest(folder: string): Promise<BackupManifest | BackupFailure> {
  try {
    const manifest: BackupManifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    if (manifest.format === FORMAT) return manifest;
    return backupFailure('not-a-backup', `${folder} holds a backup of another format.`);
  } catch {
    return backupFailure('not-a-backup', `${folder} holds no backup.`);
  }
}
