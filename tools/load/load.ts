// The load trial: a house in its own process, terminals in another, full coups; what it bore, and
// whether the journal and the terminals agree on it.

import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { PaceName } from '../../src/server/tables/virtual/pace.ts';
import { connect } from '../../src/server/storage/postgres/connect.ts';
import { endPostmaster, livingPostmaster } from '../../src/server/storage/postgres/postmaster.ts';
import { reachDatabase } from '../../src/server/storage/postgres/reach.ts';
import { freshFolder, must } from '../../src/server/testing/database.ts';
import { Auditor } from '../crash/auditor.ts';
import { type FloorSize, tableName } from '../floor/plan.ts';
import {
  closeHouse,
  forkTool,
  heldBy,
  housePids,
  type HouseProcess,
  MUCH_ROOM,
  runHouse,
} from '../floor/house-process.ts';
import { compareWithJournal } from './journal.ts';
import type { Ask, Ended, Played } from './terminals.ts';

export interface LoadOptions {
  readonly size: FloorSize;
  readonly pace: PaceName;
  readonly seed: number;
  /** Wagers a second. */
  readonly rate: number;
  readonly pressMs: number;
  readonly playMs: number;
  /** How long the bare path is pressed, half before and half after the house; not if null. */
  readonly bareMs: number | null;
  /** How often the second judge looks; as in any house if left out, never if 0. */
  readonly judgeSeconds?: number;
  /** Whether the house is the one node of a house of several. */
  readonly isNode?: boolean;
  /** Whether every single answer and balance is held against the journal. */
  readonly isAudited: boolean;
  readonly tell?: (line: string) => void;
}

/** Wagers under pressure, and what they cost the house itself. */
export interface Pressed extends Pick<Played, 'done' | 'seconds'> {
  /** Processor time of the house and its gateway, in seconds: their neighbours do not count. */
  readonly cpuSeconds: number;
}

/** The bare path: pressed, and then at the rate of the house. */
export interface BarePath extends Pressed {
  /** How long its answers took at that rate, in milliseconds, in no order. */
  readonly tookMs: readonly number[];
}

/** The house's resident memory at a moment of play. */
export interface Resident {
  readonly seconds: number;
  readonly bytes: number;
}

export interface LoadReport {
  /** The bare path under as many terminals; null if it was not pressed. */
  readonly bare: BarePath | null;
  readonly pressed: Pressed;
  readonly played: Played;
  readonly resident: readonly Resident[];
  readonly ended: Ended;
  /** Lines that the house itself ended, by the reason. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly audited: Auditor['checked'];
  readonly findings: readonly string[];
}

const TERMINALS = fileURLToPath(new URL('terminals.ts', import.meta.url));
const BARE_HOUSE = fileURLToPath(new URL('bare-house.ts', import.meta.url));
/** Nobody looks at it there. */
const NO_TOKEN = 'x'.repeat(32);
const CHIPS = 100_000_000;
/** As many wagers on their way as a busy floor has. */
const AT_ONCE = 1_000;
/** Where they stand behind the name in /proc/PID/stat. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12] as const;
const TICKS_A_SECOND = 100;
const SAMPLE_MS = 1_000;

export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  // A machine that others use is quicker at one moment than at another: both ends are looked at.
  const before = await halfOfBare(options);
  const folder = await freshFolder();
  try {
    const report = await underLoad(options, folder);
    const after = await halfOfBare(options);
    return { ...report, bare: before && after && together(before, after) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function halfOfBare(options: LoadOptions): Promise<BarePath | null> {
  const { bareMs, tell } = options;
  if (bareMs === null) return null;
  const bare = await barePath(options, bareMs / 2);
  tell?.(`bare path: ${sayPressed(bare)}`);
  return bare;
}

const together = (one: BarePath, other: BarePath): BarePath => ({
  tookMs: [...one.tookMs, ...other.tookMs],
  done: one.done + other.done,
  seconds: one.seconds + other.seconds,
  cpuSeconds: one.cpuSeconds + other.cpuSeconds,
});

/** Wagers a second of as many terminals on a path with no house on it. */
async function barePath({ size, seed, rate }: LoadOptions, ms: number): Promise<BarePath> {
  const house = heldBy(forkTool(BARE_HOUSE));
  const terminals = forkTool(TERMINALS, [], MUCH_ROOM);
  try {
    const ready = await house.ready;
    if (ready === null) throw new Error('the bare path did not open');
    const places = Array.from({ length: size.tables * size.seats }, (_, index) => ({
      table: tableName(Math.floor(index / size.seats)),
      ...{ seat: 1 + (index % size.seats), token: NO_TOKEN },
    }));
    await ask(terminals, { ask: 'open', url: ready.url, places, seed, isAudited: false });
    const pressed = await press(house, terminals, ms);
    const { tookMs } = await ask<Played>(terminals, { ask: 'play', rate, ms } satisfies Ask);
    return { ...pressed, tookMs };
  } finally {
    if (terminals.connected) terminals.disconnect();
    await closeHouse(house);
  }
}

/** As many wagers at once as a busy floor has, for so long. */
async function press(house: HouseProcess, terminals: ChildProcess, ms: number): Promise<Pressed> {
  const before = cpuSecondsOf(house);
  const { done, seconds } = await ask<Played>(terminals, {
    ask: 'press',
    atOnce: AT_ONCE,
    ms,
  } satisfies Ask);
  return { done, seconds, cpuSeconds: cpuSecondsOf(house) - before };
}

const sayPressed = ({ done, seconds, cpuSeconds }: Pressed): string =>
  `${Math.round(done / seconds)} wagers a second, ` +
  `${Math.round((1e6 * cpuSeconds) / done)} us of processor time each`;

/** The processor time of a house's processes and their threads since their start. */
function cpuSecondsOf(house: HouseProcess): number {
  let ticks = 0;
  for (const pid of housePids(house)) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  }
  return ticks / TICKS_A_SECOND;
}

async function underLoad(options: LoadOptions, folder: string): Promise<Omit<LoadReport, 'bare'>> {
  const {
    size,
    pace,
    seed,
    rate,
    pressMs,
    playMs,
    isAudited,
    tell,
    judgeSeconds,
    isNode = false,
  } = options;
  const judge = judgeSeconds === undefined ? {} : { judgeSeconds };
  const house = runHouse({ data: folder, port: 0, size, cents: CHIPS, pace, isNode, ...judge });
  const terminals = forkTool(TERMINALS, [], MUCH_ROOM);
  try {
    const ready = await house.ready;
    if (ready === null) throw new Error('the house did not open');
    const { url, places } = ready;
    tell?.(`the house is open, ${places.length} patrons have bought in`);
    await ask(terminals, { ask: 'open', url, places, seed, isAudited });
    tell?.('all terminals are connected');
    const pressed = await press(house, terminals, pressMs);
    tell?.(`pressed: ${sayPressed(pressed)}`);
    const resident: Resident[] = [];
    const stopSampling = sample(house, resident);
    const played = await ask<Played>(terminals, { ask: 'play', rate, ms: playMs } satisfies Ask);
    stopSampling();
    tell?.(`played: ${Math.round(played.done / played.seconds)} wagers a second`);
    const ended = await ask<Ended>(terminals, { ask: 'end' } satisfies Ask);
    const dropped = await droppedBy(url);
    const { findings, audited } = await audit(options, folder, ended);
    return { pressed, played, resident, ended, dropped, audited, findings };
  } finally {
    await end(house, terminals, folder);
  }
}

/** Lets the terminals go, and closes the house and its database. */
export async function end(
  house: HouseProcess,
  terminals: ChildProcess,
  folder: string,
): Promise<void> {
  if (terminals.connected) terminals.disconnect();
  await closeHouse(house);
  const postmaster = livingPostmaster(`${folder}/postgres`);
  if (postmaster !== null) await endPostmaster(postmaster.pid);
}

async function droppedBy(url: string): Promise<Readonly<Record<string, number>>> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lines = metrics.matchAll(/^sabot_dropped_connections_total\{why="([^"]+)"\} (\d+)$/gmu);
  return Object.fromEntries([...lines].map(([, why, times]) => [why, Number(times)]));
}

/** Asks another process of the trial, and waits for its answer. */
export function ask<Answer>(other: ChildProcess, asked: object): Promise<Answer> {
  return new Promise((tell, fail) => {
    const gone = (): void => fail(new Error('the other process is gone'));
    other.once('exit', gone);
    other.once('message', message => {
      other.off('exit', gone);
      tell((message as { told: Answer }).told); // each answers so
    });
    other.send(asked);
  });
}

/** Notes the house's resident memory again and again, until it is stopped. */
export function sample(house: HouseProcess, into: Resident[]): () => void {
  const begun = performance.now();
  const pids = housePids(house);
  const note = (): void => {
    let kilobytes = 0;
    for (const pid of pids) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      kilobytes += Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1]);
    }
    into.push({ seconds: (performance.now() - begun) / 1000, bytes: kilobytes * 1024 });
  };
  note();
  const timer = setInterval(note, SAMPLE_MS);
  return () => clearInterval(timer);
}

/** Holds the journal against what the terminals were told. */
async function audit(
  { size, isAudited }: LoadOptions,
  folder: string,
  ended: Ended,
): Promise<Pick<LoadReport, 'findings' | 'audited'>> {
  const auditor = new Auditor();
  const reached = must(await reachDatabase({ data: folder }, 'sabot load'));
  const client = await connect(reached.address, 'sabot load');
  try {
    const findings = [...ended.faults, ...(await compareWithJournal(client, size.seats, ended))];
    const audited = isAudited ? size.tables : 0;
    for (let index = 0; index < audited; index += 1) {
      const own = ended.records.filter(({ table }) => table === tableName(index));
      findings.push(...(await auditor.audit(client, tableName(index), own)));
    }
    return { findings, audited: auditor.checked };
  } finally {
    await client.end();
    await reached.leave();
  }
}
