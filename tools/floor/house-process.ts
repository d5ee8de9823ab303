// Starts a trial's house in a process of its own, and ends it and its database as a power cut
// would.

import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isAlive, livingPostmaster } from '../../src/server/storage/postgres/postmaster.ts';
import type { HouseReady, HouseOptions } from './house.ts';

const HOUSE = fileURLToPath(new URL('house.ts', import.meta.url));

/** A measurement is made of the house as it is delivered; a test of it as it is written. */
const loaders = [
  import.meta.resolve('tsx'),
  ...(process.env['SABOT_BUILT'] === undefined ? [] : [import.meta.resolve('./built.mjs')]),
];

/** Room for the house's memory: as much as the service gives it (deploy/sabot.service). */
export const ROOM = [
  '--max-semi-space-size=32',
  '--initial-old-space-size=320',
  '--no-memory-reducer',
] as const;
/** Whoever measures must not stop to tidy up: what it did meanwhile would count as the house's. */
export const MUCH_ROOM = ['--max-semi-space-size=128', '--initial-old-space-size=1024'] as const;

/** Another process of this trial, in the same TypeScript. */
export const forkTool = (
  path: string,
  words: readonly string[] = [],
  room: readonly string[] = ROOM,
): ChildProcess => {
  const loading = loaders.flatMap(loader => ['--import', loader]);
  return fork(path, words, { execArgv: [...room, ...loading] });
};

export interface HouseProcess {
  /** Resolves when it is open; null when it ended before. */
  readonly ready: Promise<HouseReady | null>;
  readonly ended: Promise<void>;
  readonly child: ChildProcess;
}

export const runHouse = (commands: HouseOptions): HouseProcess =>
  heldBy(forkTool(HOUSE, [JSON.stringify(commands)]));

/** A process that says when it is open, as a house does. */
export function heldBy(child: ChildProcess): HouseProcess {
  const ended = new Promise<void>(end => child.once('exit', () => end()));
  const ready = new Promise<HouseReady | null>(tell => {
    child.once('message', message => tell(message as HouseReady)); // sent by house.ts
    child.once('exit', () => tell(null));
  });
  return { child, ready, ended };
}

/** Closes it as its operator would, and waits until it is gone. */
export async function closeHouse({ child, ended }: HouseProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** kill -9, and wait until it is gone. */
export async function killHouse({ child, ended }: HouseProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** kill -9 of the database in a data folder: the postmaster and everything it has started. */
export async function killDatabase(folder: string): Promise<void> {
  const postmaster = livingPostmaster(join(folder, 'postgres'));
  if (postmaster === null) return;
  const all = [postmaster.pid, ...childrenOf(postmaster.pid)];
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It was quicker.
    }
  }
  while (all.some(isAlive)) await new Promise(again => setTimeout(again, 5));
}

const MOST_WAIT_MS = 30_000;

/**
 * Waits until a killed database can be started again: a postmaster that nobody has buried yet, or
 * what it started at its last moment, is in the way. Only where nobody starts it meanwhile.
 */
export async function untilDatabaseGone(folder: string): Promise<void> {
  const cluster = join(folder, 'postgres');
  const giveUp = performance.now() + MOST_WAIT_MS;
  while (isInTheWay(cluster) && performance.now() < giveUp) {
    await new Promise(again => setTimeout(again, 5));
  }
}

function isInTheWay(cluster: string): boolean {
  const pidFile = join(cluster, 'postmaster.pid');
  const [pid = ''] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
  return (pid !== '' && existsSync(`/proc/${pid}`)) || isWorkedIn(cluster);
}

/** Whether it is the working directory of any process, as it is of PostgreSQL's. */
const isWorkedIn = (cluster: string): boolean =>
  readdirSync('/proc').some(name => {
    try {
      return /^\d+$/u.test(name) && readlinkSync(`/proc/${name}/cwd`) === cluster;
    } catch {
      return false;
    }
  });

/** A house's own processes, without its database: itself, and its gateway if it has one. */
export const housePids = ({ child }: HouseProcess): readonly number[] => {
  const { pid } = child;
  if (pid === undefined) return [];
  const isGateway = (other: number): boolean => commandOf(other).includes('gateway-process');
  return [pid, ...childrenOf(pid).filter(isGateway)];
};

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/u.test(name) && parentOf(name) === parent)
    .map(Number);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
