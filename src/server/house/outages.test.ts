import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import { freeBytesOn } from '../checks/watches/disk-watch.ts';
import { livingPostmaster } from '../storage/postgres/postmaster.ts';
import { HandClock } from '../testing/clock.ts';
import { freshFolder } from '../testing/database.ts';
import { planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { Screen } from '../testing/screen.ts';
import { Seated, virtualTable } from '../testing/seated.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { verifyJournal } from '../checks/verify/verify.ts';

const plan = planOf(virtualTable('t1'), virtualTable('t2'));
const LONG = 120_000;
/** How long an outage lasts; `npm run outages` makes it half a minute. */
const OUTAGE_MS = 1_000 * Number(process.env['SABOT_OUTAGE_SECONDS'] ?? 1);

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of afterwards.splice(0).toReversed()) await step();
});

async function opened(options: Parameters<typeof startTestHouse>[1] = {}): Promise<TestHouse> {
  const house = await startTestHouse({}, { plan, ...options });
  afterwards.push(house.end);
  return house;
}

/** One screen of every kind: a terminal, a display, a console, the pit. */
async function screensOf({ url }: TestHouse): Promise<{ one: Seated; all: readonly Screen[] }> {
  const tokenOf = async (role: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ role });
    const taken = await fetch(`${url}/api/demo/roles`, { method: 'POST', headers, body });
    return ((await taken.json()) as { token: string }).token;
  };
  const one = await Seated.at(url, 't1');
  one.screen.patienceMs += OUTAGE_MS;
  const display = await Screen.overSocket(url, 'display');
  await display.hello({ as: 'display', table: 't2' });
  const console = await Screen.overSocket(url, 'console');
  await console.hello({ as: 'console', table: 't2' }, { token: await tokenOf('dealer') });
  const pit = await Screen.overSocket(url, 'pitpit');
  await pit.hello({ as: 'pit' }, { token: await tokenOf('pit-boss') });
  return { one, all: [one.screen, display, console, pit] };
}

const noticesOf = ({ heard }: Screen): readonly string[] =>
  heard.flatMap(message => (message.kind === 'notice' ? [message.what] : []));

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await wait(20);
};

/** Every screen has been told that play waits, and then that it goes on; nothing was lost. */
async function wentOn(house: TestHouse, all: readonly Screen[], one: Seated): Promise<void> {
  await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-goes-on'));
  for (const screen of all) expect(noticesOf(screen)[0]).toBe('play-halted');
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  expect(await one.wager(2_500)).toMatchObject({ outcome: 'done' });
  expect(one.stakes).toEqual([2_500]);
  const report = await verifyJournal({ address: house.address });
  expect(report.damages).toEqual([]);
  const { rows } = await house.house.journal.db.query<{ kind: string }>(
    "select kind from journal where kind like 'play-%' order by stream, seq",
  );
  expect(rows.at(-1)?.kind).toBe('play-resumed');
}

/** The postmaster and all that it has started. */
function processesOf(folder: string): readonly number[] {
  const parent = livingPostmaster(join(folder, 'postgres'))?.pid ?? 0;
  const isChild = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(` ${parent} `);
    } catch {
      return false;
    }
  };
  return [parent, ...readdirSync('/proc').filter(isChild).map(Number)];
}

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

test(
  '[R-COM-2] a database that hangs halts play on every screen, and play resumes',
  async () => {
    const house = await opened();
    const { one, all } = await screensOf(house);
    expect(await one.wager(1_000)).toMatchObject({ outcome: 'done' });
    const pids = processesOf(house.folder);
    signal(pids, 'SIGSTOP');
    const waiting = one.wager(1_500);
    await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-halted'));
    expect((await fetch(`${house.url}/healthz`)).status).toBe(503);
    await wait(OUTAGE_MS);
    // What was acknowledged before stands; what was not stored is not shown.
    expect(one.stakes).toEqual([1_000]);
    signal(pids, 'SIGCONT');
    expect(await waiting).toMatchObject({ outcome: 'done' });
    await wentOn(house, all, one);
  },
  LONG,
);

test(
  '[R-MEM-2] a database that is killed halts play until it is back, nothing lost',
  async () => {
    const house = await opened();
    const { one, all } = await screensOf(house);
    expect(await one.wager(1_000)).toMatchObject({ outcome: 'done' });
    signal(processesOf(house.folder), 'SIGKILL');
    await until(() => all.every(screen => noticesOf(screen).includes('play-halted')));
    await wentOn(house, all, one);
  },
  LONG,
);

/** Kills it, and its folder is away too, so that nobody can start it again meanwhile. */
async function takeDatabaseAway({ folder }: TestHouse): Promise<() => Promise<void>> {
  const [cluster, away] = [join(folder, 'postgres'), join(folder, 'postgres-away')];
  signal(processesOf(folder), 'SIGKILL');
  await rename(cluster, away);
  return () => rename(away, cluster);
}

test(
  'a house that is closed while its database is gone does not wait for it',
  async () => {
    const house = await opened();
    const { one, all } = await screensOf(house);
    await takeDatabaseAway(house);
    await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-halted'));
    const waiting = one.wager(1_500).catch(() => null);
    await house.close();
    expect((await waiting)?.outcome).not.toBe('done');
  },
  LONG,
);

test(
  '[R-COM-2] a database that is gone halts play for as long, and play resumes by itself',
  async () => {
    const house = await opened();
    const { one, all } = await screensOf(house);
    expect(await one.wager(1_000)).toMatchObject({ outcome: 'done' });
    const isBack = await takeDatabaseAway(house);
    await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-halted'));
    // What was taken before the halt was noticed waits; later commands are told that they cannot
    // be.
    const waiting = one.wager(1_500);
    await wait(OUTAGE_MS);
    expect((await fetch(`${house.url}/healthz`)).status).toBe(503);
    expect(one.stakes).toEqual([1_000]);
    await isBack();
    expect(await waiting).toMatchObject({ outcome: 'done' });
    await wentOn(house, all, one);
  },
  LONG,
);

test(
  '[R-CLK-1] a clock set back halts play until it has caught up with itself',
  async () => {
    const clock = new HandClock();
    const house = await startTestHouse({}, { plan: planOf(virtualTable('t1')), clock });
    afterwards.push(house.end);
    // The virtual dealer works by the same clock.
    const turning = setInterval(() => clock.pass(10), 2);
    const one = await Seated.at(house.url, 't1');
    clearInterval(turning);
    expect(await one.wager(1_000)).toMatchObject({ outcome: 'done' });
    clock.set(clock.now() - 60_000);
    clock.pass(1_000);
    await until(() => noticesOf(one.screen).at(-1) === 'play-halted');
    expect(one.screen.last('notice')?.reason).toEqual({ code: 'clock-went-back' });
    const key = one.screen.nextKey;
    expect(await one.wager(1_500, { key })).toMatchObject({ outcome: 'busy' });
    expect(one.stakes).toEqual([1_000]);
    clock.pass(60_000);
    await until(() => noticesOf(one.screen).at(-1) === 'play-goes-on');
    // Not done then, the same command under the same key is done now.
    expect(await one.wager(1_500, { key })).toMatchObject({ outcome: 'done' });
    await wentOn(house, [one.screen], one);
  },
  LONG,
);

/** A house on a disk of its own, which somebody else may fill. */
async function onSmallDisk(megabytes: number): Promise<{ house: TestHouse; disk: string } | null> {
  const disk = await smallDisk(megabytes);
  if (disk === null) return null;
  afterwards.push(disk.remove);
  const template = await freshFolder();
  const folder = join(disk.place, 'data');
  execFileSync('cp', ['-a', template, folder]);
  await rm(template, { recursive: true });
  return { house: await opened({ folder }), disk: disk.place };
}

/** Somebody else takes the room on the disk, all but so many megabytes. */
async function fill(disk: string, butMegabytes: number): Promise<string> {
  const ballast = join(disk, 'ballast');
  const bytes = (await freeBytesOn(disk)) - butMegabytes * 1024 * 1024;
  execFileSync('fallocate', ['--length', String(bytes), ballast]);
  return ballast;
}

/** Where nothing can be mounted, the journal is held as a disk that runs short would hold it. */
async function heldInstead(): Promise<void> {
  const house = await opened();
  const { one, all } = await screensOf(house);
  house.house.journal.hold('The disk has only 3 MB left.');
  await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-halted'));
  house.house.journal.resume();
  await wentOn(house, all, one);
}

test(
  '[R-MEM-9] a disk that runs short halts play before it is full',
  async () => {
    const small = await onSmallDisk(1_200);
    if (small === null) return heldInstead();
    const { house, disk } = small;
    const { one, all } = await screensOf(house);
    expect(await one.wager(1_000)).toMatchObject({ outcome: 'done' });
    const ballast = await fill(disk, 400);
    await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-halted'));
    expect(await one.wager(1_500)).toMatchObject({ outcome: 'busy' });
    expect(one.stakes).toEqual([1_000]);
    await rm(ballast);
    return wentOn(house, all, one);
  },
  LONG,
);

test(
  '[R-MEM-9] a disk that is full at once loses nothing that was acknowledged',
  async () => {
    const small = await onSmallDisk(1_200);
    if (small === null) return heldInstead();
    const { house, disk } = small;
    const { one, all } = await screensOf(house);
    const ballast = await fill(disk, 0);
    const acknowledged: number[] = [];
    const isHalted = () => noticesOf(one.screen).length > 0;
    for (let n = 0; !isHalted(); n += 1) {
      const stake = n % 2 === 0 ? 1_000 : 1_500;
      // What is on its way when the disk is full is answered when it can be, or never.
      const answer = one.wager(stake).catch(() => null);
      const told = await Promise.race([answer, until(isHalted).then(() => null)]);
      if (told?.outcome === 'done') acknowledged.push(stake);
    }
    await until(() => all.every(screen => noticesOf(screen).at(-1) === 'play-halted'));
    expect(one.stakes).toEqual(acknowledged.slice(-1));
    await rm(ballast);
    return wentOn(house, all, one);
  },
  LONG,
);
