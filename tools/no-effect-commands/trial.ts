// The trial: every no-op and extreme value to a real house, which is then killed, started,
// verified, released, closed, started, backed up and restored. Nothing may stop.

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { copyKeys } from '../../src/server/checks/backup/keys.ts';
import { backUp } from '../../src/server/checks/backup/backup.ts';
import { restore } from '../../src/server/checks/backup/restore.ts';
import { releaseStopped } from '../../src/server/house/stopped/release-stopped.ts';
import { reachDatabase } from '../../src/server/storage/postgres/reach.ts';
import { freshFolder, must } from '../../src/server/testing/database.ts';
import { journalOn } from '../../src/server/testing/journal.ts';
import { verifyHouse } from '../../src/server/checks/verify/verify-house.ts';
import {
  forkTool,
  heldBy,
  killDatabase,
  killHouse,
  untilDatabaseGone,
} from '../floor/house-process.ts';
import { Tally } from '../sweep/tally.ts';
import type { HouseOptions, HouseReport } from './house.ts';
import { openTrialHouse, STREAMS_FILE, type TrialHouse } from './open-house.ts';
import { sendAgain, type Tallies } from './send.ts';
import { journalNameOf, type NewStream, type TrialStream, writeStream } from './streams.ts';

export interface TrialOptions {
  readonly streams: readonly NewStream[];
  /** Of how many extreme values one is sent. */
  readonly extremes: number;
  readonly onStep?: (says: string) => void;
}

export interface TrialReport extends Tallies {
  readonly streams: number;
  readonly events: number;
}

const HOUSE = new URL('house.ts', import.meta.url).pathname;
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 20;

export async function runTrial(options: TrialOptions): Promise<TrialReport> {
  const folders = [await freshFolder(), await freshFolder()] as const;
  try {
    return await new Trial(options, folders).run();
  } finally {
    for (const folder of folders) {
      await killDatabase(folder);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

class Trial {
  readonly #options: TrialOptions;
  readonly #folder: string;
  readonly #otherFolder: string;
  readonly #streams: readonly TrialStream[];
  readonly #tallies: Tallies = { noOps: new Tally(), extremes: new Tally() };
  /** When the house is started again: after everything that was sent. */
  readonly #later: number;
  #events = 0;

  constructor(options: TrialOptions, [folder, otherFolder]: readonly [string, string]) {
    this.#options = options;
    this.#folder = folder;
    this.#otherFolder = otherFolder;
    // The clock only goes on.
    this.#streams = options.streams
      .map(({ stream }) => stream)
      .toSorted((one, other) => one.at - other.at);
    this.#later = this.#streams.at(-1)?.at ?? 0;
  }

  async run(): Promise<TrialReport> {
    await this.#step('written', () => this.#write());
    await this.#step('sent and killed', () => this.#sendAndKill());
    await this.#step('started, verified, released', () => this.#startAgain());
    await this.#step('started, backed up', () => this.#backUp());
    await this.#step('restored, started', () => this.#restore());
    return { ...this.#tallies, streams: this.#streams.length, events: this.#events };
  }

  async #step(name: string, act: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    await act();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    this.#options.onStep?.(`${name}: ${seconds} s`);
  }

  async #write(): Promise<void> {
    const reached = must(await reachDatabase({ data: this.#folder }, 'sabot no-ops', 'own'));
    const journal = await journalOn(reached.address);
    try {
      for (const stream of this.#options.streams) await writeStream(journal, stream);
    } finally {
      await journal.close();
      await reached.leave();
    }
    await writeFile(join(this.#folder, STREAMS_FILE), JSON.stringify(this.#streams));
  }

  /** kill -9 of the house and its database, as soon as everything was answered. */
  async #sendAndKill(): Promise<void> {
    const options: HouseOptions = { folder: this.#folder, extremes: this.#options.extremes };
    const child = forkTool(HOUSE, [JSON.stringify(options)]);
    const report = new Promise<HouseReport | null>(tell => {
      child.once('message', message => tell(message as HouseReport)); // sent by house.ts
      child.once('exit', () => tell(null));
    });
    const answered = await report;
    await killHouse(heldBy(child));
    await killDatabase(this.#folder);
    await untilDatabaseGone(this.#folder);
    if (answered === null) throw new Error('the house ended before everything was sent');
    this.#tallies.noOps.add(answered.noOps);
    this.#tallies.extremes.add(answered.extremes);
  }

  /** Nothing is stopped; no-ops come again, and of two streams one is stopped and released. */
  async #startAgain(): Promise<void> {
    const house = await this.#open('killed');
    const { noOps, extremes } = this.#tallies;
    const plan = { house: house.running.house, clock: house.clock, noOps, extremes };
    for (const stream of this.#streams) await sendAgain({ ...plan, isTurn: () => false }, stream);
    await this.#verify(house);
    const released = this.#streams.filter(({ of }, index) => of === 'table' && index % 2 === 0);
    await this.#release(house, released);
    await house.running.close();
  }

  async #backUp(): Promise<void> {
    const house = await this.#open('closed and released');
    await this.#verify(house);
    const folder = join(this.#folder, 'backup');
    must(await backUp({ address: house.running.address, folder }));
    await house.running.close();
  }

  async #restore(): Promise<void> {
    const reached = must(await reachDatabase({ data: this.#otherFolder }, 'sabot no-ops', 'own'));
    const folder = join(this.#folder, 'backup');
    const { report } = must(
      await restore({ address: reached.address, folder, verify: verifyHouse }),
    );
    this.#damaged(report.damages, 'restored');
    await reached.leave();
    must(await copyKeys(this.#folder, this.#otherFolder));
    const house = await this.#open('restored', this.#otherFolder);
    await house.running.close();
  }

  /** Starts the house, waits for its own check, and looks whether anything is stopped. */
  async #open(after: string, folder = this.#folder): Promise<TrialHouse> {
    const opened = await openTrialHouse(folder, this.#streams, this.#later);
    const { house, check } = opened.running;
    await check.done;
    for (const stream of this.#streams) {
      const { of, name } = stream;
      const desk = house.tournaments.desk(name);
      const says =
        of === 'table'
          ? house.table(name)?.stopped
          : desk === undefined
            ? 'it could not be taken up'
            : desk.stopped;
      if (says !== null) this.#stopped(stream, after, says ?? 'it is not there');
    }
    return opened;
  }

  async #verify({ running }: TrialHouse): Promise<void> {
    const { damages, events } = await verifyHouse({ address: running.address });
    this.#events = events;
    this.#damaged(damages, 'verified');
  }

  async #release(
    { running: { house } }: TrialHouse,
    streams: readonly TrialStream[],
  ): Promise<void> {
    for (const { name } of streams) house.stopTable(name, 'stopped by the trial');
    const names = streams.map(journalNameOf);
    await this.#untilStopped(house.journal, names);
    for (const stream of names) {
      const why = { by: 'operator-1', approvedBy: 'operator-2', why: 'stopped by the trial' };
      const no = await releaseStopped(house, { stream, ...why });
      if (no !== null) throw new Error(`${stream} is not released: ${no.code}`);
    }
  }

  async #untilStopped(
    journal: TrialHouse['running']['house']['journal'],
    names: readonly string[],
  ): Promise<void> {
    const giveUp = performance.now() + PATIENCE_MS;
    for (;;) {
      const streams = await journal.streams();
      const stopped = streams.filter(one => one.stopped !== null).map(({ name }) => name);
      if (names.every(name => stopped.includes(name))) return;
      if (performance.now() > giveUp) throw new Error('the tables do not stop');
      await new Promise(again => setTimeout(again, LOOK_AGAIN_MS));
    }
  }

  #damaged(damages: readonly { readonly stream: string; readonly says: string }[], when: string) {
    for (const { stream: name, says } of damages) {
      const stream = this.#streams.find(one => journalNameOf(one) === name);
      if (stream === undefined) this.#tallies.noOps.stopped('the house', when, says, name);
      else this.#stopped(stream, when, says);
    }
  }

  #stopped({ own, where }: TrialStream, when: string, says: string): void {
    this.#tallies.noOps.stopped(own.name, when, `${when}: ${says}`, { in: where });
  }
}
