// Starts the postgres program and waits until it takes connections, or says why it does not.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import type { Binaries } from './binaries.ts';
import { programEnvironment } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { diskFull, failure, failureFromLog } from './failure.ts';
import type { PostgresFailure } from './failure.ts';
import { livingPostmaster, pidFileMark } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import type { Runner } from './run-as.ts';
import { asArguments } from './server-parameters.ts';
import type { PostgresSettings } from './server-parameters.ts';

/** Crash recovery of a full write-ahead log may take a while; a hang must still end. */
const PATIENCE_MS = 5 * 60_000;
const POLL_MS = 10;
/** With less than a segment of its log's room, PostgreSQL does not start. */
const LEAST_ROOM = 16 * 1024 * 1024;

/**
 * Waits for a postmaster that is there already, or for one that was just started: then `left` is
 * the mark of the pid file that lay there before. In a container every start has the same pids, so
 * the file of one that was killed would speak for the next before that one has written its own.
 */
export async function untilReady(
  cluster: string,
  ended: () => boolean = () => livingPostmaster(cluster) === null,
  left: string | null = null,
): Promise<Postmaster | null> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && !ended()) {
    const postmaster = livingPostmaster(cluster);
    const isNew = left === null || pidFileMark(cluster) !== left;
    if (postmaster?.ready === true && isNew) return postmaster;
    await wait(POLL_MS);
  }
  return null;
}

/** Starts PostgreSQL in a session of its own, so that Ctrl-C reaches us and not it. */
export async function launch(
  binaries: Binaries,
  folder: DataFolder,
  user: Runner | null,
  settings: PostgresSettings,
): Promise<Postmaster | PostgresFailure> {
  // Its words go to a file: a pipe would break when we die, and it must outlive us (R-MEM-2).
  const log = openSync(folder.log, 'a', 0o600);
  const before = statSync(folder.log).size;
  const left = pidFileMark(folder.cluster);
  const program = spawn(binaries.postgres, ['-D', folder.cluster, ...asArguments(settings)], {
    cwd: folder.cluster,
    detached: true,
    env: programEnvironment(),
    stdio: ['ignore', log, log],
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  });
  program.unref();
  closeSync(log);
  const refused = await spawnFailure(program);
  if (refused !== null) return refused;
  const ready = await untilReady(
    folder.cluster,
    () => program.exitCode !== null || program.signalCode !== null,
    left,
  );
  if (ready !== null && ready.pid === program.pid) return ready;
  if (program.exitCode === null) program.kill('SIGQUIT');
  const found = failureFromLog(readFrom(folder.log, before), folder.root);
  // On a full disk it cannot even say so in its log.
  const isFull = found.failed === 'did-not-start' && (await roomIn(folder.root)) < LEAST_ROOM;
  return isFull ? diskFull(folder.root) : found;
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function spawnFailure(program: ChildProcess): Promise<PostgresFailure | null> {
  return new Promise(resolve => {
    program.once('spawn', () => resolve(null));
    program.once('error', error =>
      resolve(failure('did-not-start', `PostgreSQL's program cannot be run: ${error.message}.`)),
    );
  });
}

function readFrom(path: string, offset: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(64 * 1024);
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset)).toString('utf8');
  } finally {
    closeSync(file);
  }
}
