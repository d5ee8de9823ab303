// One running PostgreSQL as the file system shows it: its pid file, whether it lives, how it ends.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What `postmaster.pid` says. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly sockets: string;
  readonly ready: boolean;
}

/** Reads the pid file; null if there is none or its process is gone (it was killed). */
export function livingPostmaster(cluster: string): Postmaster | null {
  const lines = pidFile(cluster)?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isPostgres(pid)) return null;
  return {
    pid,
    port: Number(lines[3]),
    sockets: (lines[4] ?? '').trim(),
    ready: (lines[7] ?? '').trim() === 'ready',
  };
}

function pidFile(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return null;
  }
}

/** Tells one pid file from the next; null if there is none. */
export function pidFileMark(cluster: string): string | null {
  const text = pidFile(cluster);
  const file = statSync(join(cluster, 'postmaster.pid'), { throwIfNoEntry: false });
  return text === null || file === undefined ? null : `${file.mtimeMs} ${text}`;
}

/** Whether the process lives: a zombie that nobody has buried does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const state = ofProcess(pid, 'stat')?.replace(/^.*\) /su, '')[0];
  return state !== 'Z' && state !== 'X';
}

/** A pid is used again by other programs after a restart of the machine. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = ofProcess(pid, 'cmdline');
  return command === null || command.includes('postgres');
}

function ofProcess(pid: number, file: 'stat' | 'cmdline'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

const FAST_MS = 60_000;
const IMMEDIATE_MS = 10_000;

/** Ends it cleanly (open transactions are rolled back), or hard if it does not listen. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', FAST_MS],
    ['SIGQUIT', IMMEDIATE_MS],
    ['SIGKILL', IMMEDIATE_MS],
  ] as const) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await isGone(pid, patienceMs)) return;
  }
}

async function isGone(pid: number, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (!isAlive(pid)) return true;
    await wait(10);
  }
  return !isAlive(pid);
}
