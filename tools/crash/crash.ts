// The crash trial: house and database are killed -9 at random moments while terminals wager; after
// each restart the journal is held against what the terminals were told (R-MEM-2, R-MEM-6).

import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { connect } from '../../src/server/storage/postgres/connect.ts';
import { endPostmaster, livingPostmaster } from '../../src/server/storage/postgres/postmaster.ts';
import { isFailure } from '../../src/server/storage/postgres/failure.ts';
import { type ReachedDatabase, reachDatabase } from '../../src/server/storage/postgres/reach.ts';
import { freshFolder, must } from '../../src/server/testing/database.ts';
import { freePort } from '../../src/server/testing/free-port.ts';
import { verifyJournal } from '../../src/server/checks/verify/verify.ts';
import type { HouseReady, HouseOptions } from '../floor/house.ts';
import type { HouseProcess } from '../floor/house-process.ts';
import { forkTool, killDatabase, killHouse, runHouse } from '../floor/house-process.ts';
import { tableName } from '../floor/plan.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import { Auditor } from './auditor.ts';
import type { Ask, Told } from './terminals.ts';

const MOST_TRIES = 40;
const TRY_AGAIN_MS = 500;

export interface CrashOptions {
  readonly cycles: number;
  readonly seed: number;
  readonly tables: number;
  readonly seats: number;
  /** The latest moment of a kill, after all terminals are back. */
  readonly killWithinMs: number;
  readonly tell?: (line: string) => void;
}

export interface CrashReport {
  readonly kills: Readonly<Record<Target, number>>;
  readonly checked: Auditor['checked'];
  readonly coups: number;
  /** From the start of the process to the house being open, the slowest. */
  readonly slowestStartMs: number;
  readonly findings: readonly string[];
}

const TARGETS = ['both', 'house', 'database'] as const;
type Target = (typeof TARGETS)[number];

const TERMINALS = fileURLToPath(new URL('terminals.ts', import.meta.url));
const WITNESS = fileURLToPath(
  new URL('../../src/server/checks/verify/witness.ts', import.meta.url),
);
/** So long that a terminal is back before the table has forgotten the coup it missed. */
const WAGERING_MS = 1_000;
const CHIPS = 100_000_000;
const PATIENCE_MS = 300_000;

export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const folder = await freshFolder();
  const trial = new CrashTrial(options, folder, await freePort());
  try {
    return await trial.run();
  } finally {
    await trial.end();
    await rm(folder, { recursive: true, force: true });
  }
}

class CrashTrial {
  readonly #options: CrashOptions;
  readonly #folder: string;
  readonly #house: HouseOptions;
  readonly #chance: Chance;
  readonly #auditor = new Auditor();
  readonly #findings: string[] = [];
  readonly #terminals: ChildProcess;
  readonly #kills = { both: 0, house: 0, database: 0 };
  #running: HouseProcess | null = null;
  #slowestStartMs = 0;
  #coups = 0;

  constructor(options: CrashOptions, folder: string, port: number) {
    const { tables, seats, seed } = options;
    this.#options = options;
    this.#folder = folder;
    this.#chance = chanceFrom(seed);
    const size = { tables, seats, wageringMs: WAGERING_MS };
    this.#house = { data: folder, port, size, cents: CHIPS };
    this.#terminals = forkTool(TERMINALS);
  }

  async run(): Promise<CrashReport> {
    const { cycles, tell } = this.#options;
    const { url, places } = await this.#start();
    this.#ask({ ask: 'open', urls: [url], places });
    for (let cycle = 1; cycle <= cycles && this.#findings.length === 0; cycle += 1) {
      await this.#untilConnected();
      const target = await this.#kill();
      if (target !== 'database') await this.#restart();
      await this.#untilConnected();
      await this.#audit(false);
      const { events } = this.#auditor.checked;
      tell?.(`cycle ${cycle}: killed ${target}, ${events} events, ${this.#findings.length} wrong`);
    }
    await this.#audit(true);
    return {
      kills: this.#kills,
      checked: this.#auditor.checked,
      coups: this.#coups,
      slowestStartMs: Math.round(this.#slowestStartMs),
      findings: this.#findings,
    };
  }

  /** Leaves nothing running. */
  async end(): Promise<void> {
    if (this.#running !== null) await killHouse(this.#running);
    const postmaster = livingPostmaster(`${this.#folder}/postgres`);
    if (postmaster !== null) await endPostmaster(postmaster.pid);
    this.#terminals.disconnect();
  }

  /** Starts the house; it must open. */
  async #start(): Promise<HouseReady> {
    const begun = performance.now();
    this.#running = runHouse(this.#house);
    const ready = await this.#running.ready;
    if (ready === null) throw new Error('the house did not open');
    this.#slowestStartMs = Math.max(this.#slowestStartMs, performance.now() - begun);
    return ready;
  }

  /** Starts it again; now and then it is killed while it is still starting. */
  async #restart(): Promise<void> {
    while (this.#chance.isOneIn(6)) {
      this.#running = runHouse(this.#house);
      await wait(this.#chance.below(2 * this.#options.killWithinMs));
      await killHouse(this.#running);
      if (this.#chance.isOneIn(2)) await killDatabase(this.#folder);
    }
    await this.#start();
  }

  async #kill(): Promise<Target> {
    await wait(this.#chance.below(this.#options.killWithinMs));
    const target = this.#chance.isOneIn(2) ? 'both' : this.#chance.pick(TARGETS.slice(1));
    this.#kills[target] += 1;
    const house = this.#running;
    const ends: Promise<void>[] = [];
    // Whichever is killed first, the other has a moment in which it is alone.
    if (target !== 'house') ends.push(killDatabase(this.#folder));
    if (target !== 'database' && house !== null) ends.push(killHouse(house));
    await Promise.all(this.#chance.isOneIn(2) ? ends : ends.toReversed());
    return target;
  }

  #ask(asked: Ask): void {
    this.#terminals.send(asked);
  }

  /** What the terminals have seen until now. */
  #told(): Promise<Told> {
    const told = new Promise<Told>(tell => {
      this.#terminals.once('message', message => tell(message as Told)); // sent by terminals.ts
    });
    this.#ask({ ask: 'record' });
    return told;
  }

  readonly #kept: Told['records'][number][] = [];

  async #untilConnected(): Promise<void> {
    const { tables, seats } = this.#options;
    const giveUp = performance.now() + PATIENCE_MS;
    for (;;) {
      const { connected, records } = await this.#told();
      this.#kept.push(...records);
      if (connected === tables * seats) return;
      if (performance.now() > giveUp) throw new Error(`only ${connected} terminals came back`);
      await wait(20);
    }
  }

  /** The database, which the house may just be bringing back after a kill. */
  async #reached(): Promise<ReachedDatabase> {
    for (let tries = 0; ; tries += 1) {
      const reached = await reachDatabase({ data: this.#folder }, 'sabot crash');
      if (!isFailure(reached)) return reached;
      if (tries === MOST_TRIES) return must(reached);
      await wait(TRY_AGAIN_MS);
    }
  }

  /** Holds the journal against what was told, and checks it by itself. */
  async #audit(isLast: boolean): Promise<void> {
    const { records } = await this.#told();
    const kept = [...this.#kept.splice(0), ...records];
    this.#coups = records.reduce((sum, { coups }) => Math.max(sum, coups), 0);
    const reached = await this.#reached();
    const client = await connect(reached.address, 'sabot crash');
    try {
      for (let index = 0; index < this.#options.tables; index += 1) {
        const table = tableName(index);
        const own = kept.filter(record => record.table === table);
        this.#findings.push(...(await this.#auditor.audit(client, table, own)));
      }
      const { damages } = await verifyJournal({
        address: reached.address,
        ...(isLast ? { witnessModule: WITNESS } : {}),
      });
      this.#findings.push(...damages.map(({ says }) => says));
    } finally {
      await client.end();
      await reached.leave();
    }
  }
}
