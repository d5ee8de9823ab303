// Makes a new database cluster (initdb), whole or not at all.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Binaries } from './binaries.ts';
import { type DataFolder, folderFailure, passwordOf } from './data-folder.ts';
import { failureFromLog, type PostgresFailure } from './failure.ts';
import type { Runner } from './run-as.ts';

/** The database's own name for us. */
export const DATABASE_USER = 'sabot';
export const DATABASE_NAME = 'postgres';

/** What every cluster of ours is made with. */
const ALWAYS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  // A changed byte on the disk is found by the database itself, too (R-MEM-5).
  '--data-checksums',
  // A new piece of the log is filled with zeros while everybody waits for it. Of the usual 16 MB
  // that takes 45 ms, every four seconds of a full floor; of one, three.
  '--wal-segsize=1',
  '--no-instructions',
] as const;

/** By which clusters that are made otherwise are told apart. */
export const CLUSTER_MARK = createHash('sha256').update(ALWAYS.join()).digest('hex').slice(0, 8);

/** The environment of PostgreSQL's programs: nothing of ours leaks into it. */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
});

/**
 * Makes the cluster under another name and renames it when it is whole, so that a first start
 * cut short is simply begun again (R-MEM-6).
 */
export async function makeCluster(
  binaries: Binaries,
  folder: DataFolder,
  user: Runner | null,
): Promise<PostgresFailure | null> {
  const half = `${folder.cluster}.new`;
  const passwordFile = join(half, '..', `postgres.password.${process.pid}`);
  try {
    await rm(half, { recursive: true, force: true });
    await mkdir(half, { mode: 0o700 });
    await writeFile(passwordFile, `${await passwordOf(folder)}\n`, { mode: 0o600 });
    if (user !== null) {
      await chown(half, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    const output = await initdb(binaries, half, passwordFile, user);
    if (output !== null) return failureFromLog(output, folder.root);
    await rename(half, folder.cluster);
    return null;
  } catch (error) {
    return folderFailure(folder.root, error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Runs initdb; null when it went well, else what it said. */
function initdb(
  binaries: Binaries,
  cluster: string,
  passwordFile: string,
  user: Runner | null,
): Promise<string | null> {
  const options = [
    `--pgdata=${cluster}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    ...ALWAYS,
  ];
  return new Promise((resolve, reject) => {
    const program = spawn(binaries.initdb, options, {
      cwd: cluster,
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    });
    let output = '';
    program.stdout.on('data', chunk => (output += String(chunk)));
    program.stderr.on('data', chunk => (output += String(chunk)));
    program.on('error', reject);
    program.on('close', code => resolve(code === 0 ? null : output));
  });
}
