// Looks every day whether the software on the disk is still the one that was started; if not, play
// stops and it is on record (R-SW-1).

import type { Logger } from 'pino';

import type { HouseRecord } from '../../record/house-record.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Components, digestsOf } from './components.ts';
import type { InstalledFiles } from './installation.ts';
import { type FileDifference, differencesFrom } from './manifest.ts';

/** What the watch needs of the house. */
export interface WatchedHouse {
  readonly record: Pick<HouseRecord, 'note'>;
  readonly journal: Pick<Journal, 'hold'>;
  readonly clock: Clock;
  readonly log: Logger;
}

const DAY_MS = 24 * 3_600_000;
const SETTLED_MS = 10_000;

/** Reads everything that runs, anew; given up when the signal says so. */
export type ReadSoftware = (signal: AbortSignal) => Promise<InstalledFiles>;

/** How many files are named on record: whoever changed more has changed the release. */
const MOST_NAMED = 20;

export class SoftwareWatch {
  readonly #house: WatchedHouse;
  readonly #read: ReadSoftware;
  readonly #over = new AbortController();
  #started: Promise<InstalledFiles> | null = null;
  /** One reading at a time: inspectors who ask at once do not take the machine from play. */
  #reading: Promise<unknown> = Promise.resolve();
  #callOff: () => void = () => undefined;
  #altered: readonly string[] = [];

  constructor(house: WatchedHouse, read: ReadSoftware) {
    this.#house = house;
    this.#read = read;
    // Not in the middle of the start: the code that decides is marked there already (R-SW-5).
    this.#callOff = house.clock.after(SETTLED_MS, () => this.#check());
  }

  /** The components whose files are not those that were started. */
  get altered(): readonly string[] {
    return this.#altered;
  }

  /** The digest over everything that was started. */
  async whole(): Promise<string> {
    return digestsOf(await this.#atStart()).whole;
  }

  /** Looks at once, as an inspector may ask for; digests under the seed that was brought. */
  async look(seed = ''): Promise<Components> {
    return digestsOf(await this.#compare(), seed);
  }

  /** Reads everything and stops play if it is not what was started. */
  async #compare(): Promise<InstalledFiles> {
    const before = await this.#atStart();
    const now = await this.#readNow();
    const differences = differencesFrom(before, now);
    if (differences.length > 0 && this.#altered.length === 0) await this.#stop(differences);
    return now;
  }

  #atStart(): Promise<InstalledFiles> {
    this.#started ??= this.#readNow().catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  #readNow(): Promise<InstalledFiles> {
    const reading = this.#reading.then(() => this.#read(this.#over.signal));
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  stop(): void {
    this.#callOff();
    this.#over.abort();
  }

  #check(): void {
    const { clock, log } = this.#house;
    void this.#compare()
      .catch((error: unknown) => {
        if (!this.#over.signal.aborted) log.error({ err: error }, 'the software was not checked');
      })
      .then(() => {
        if (!this.#over.signal.aborted) this.#callOff = clock.after(DAY_MS, () => this.#check());
      });
  }

  /** On record first: once the journal is held nothing can be. */
  async #stop(differences: readonly FileDifference[]): Promise<void> {
    const altered = [...new Set(differences.map(({ component }) => component))];
    this.#altered = altered;
    const { record, journal, log } = this.#house;
    const files = differences.slice(0, MOST_NAMED).map(({ says }) => says);
    log.error({ altered, files }, 'the software on the disk was altered');
    await record.note('software-altered', { rooms: altered, files }).catch(() => undefined);
    journal.hold(
      `The software on the disk is not the one that was started (${altered.join(', ')}): ` +
        'play waits for a restart.',
    );
  }
}
