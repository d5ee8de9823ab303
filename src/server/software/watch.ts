// Looks every day whether the software on the disk is still the one that was started; if not, play
// stops and it is on record (R-SW-1).

import type { Logger } from 'pino';

import type { HouseLog } from '../house/log.ts';
import type { Journal } from '../journal/journal.ts';
import type { Clock } from '../time/clock.ts';
import { type Components, componentsOf } from './components.ts';

/** What the watch needs of the house. */
export interface WatchedHouse {
  readonly record: Pick<HouseLog, 'note'>;
  readonly journal: Pick<Journal, 'hold'>;
  readonly clock: Clock;
  readonly log: Logger;
}

const DAY_MS = 24 * 3_600_000;
const SETTLED_MS = 10_000;

export class SoftwareWatch {
  readonly #house: WatchedHouse;
  readonly #digests: (seed?: string) => Promise<Components>;
  #started: Promise<Components> | null = null;
  #callOff: () => void = () => undefined;
  #isOver = false;
  #altered: readonly string[] = [];

  constructor(house: WatchedHouse, digests: (seed?: string) => Promise<Components> = componentsOf) {
    this.#house = house;
    this.#digests = digests;
    // Not in the middle of the start: the code that decides is marked there already (R-SW-5).
    this.#callOff = house.clock.after(SETTLED_MS, () => this.#check());
  }

  /** The rooms whose files are not those that were started. */
  get altered(): readonly string[] {
    return this.#altered;
  }

  /** The digest over everything that was started. */
  async whole(): Promise<string> {
    this.#started ??= this.#digests();
    return (await this.#started).whole;
  }

  /** Looks at once, as an inspector may ask for; digests under the seed that was brought. */
  async look(seed = ''): Promise<Components> {
    this.#started ??= this.#digests();
    const [before, now] = [await this.#started, await this.#digests()];
    const names = new Set([...Object.keys(before.rooms), ...Object.keys(now.rooms)]);
    const altered = [...names].filter(name => before.rooms[name] !== now.rooms[name]).toSorted();
    if (altered.length > 0 && this.#altered.length === 0) await this.#stop(altered);
    return seed === '' ? now : this.#digests(seed);
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  #check(): void {
    const { clock, log } = this.#house;
    void this.look()
      .catch((error: unknown) => log.error({ err: error }, 'the software was not checked'))
      .then(() => {
        if (!this.#isOver) this.#callOff = clock.after(DAY_MS, () => this.#check());
      });
  }

  /** On record first: once the journal is held nothing can be. */
  async #stop(altered: readonly string[]): Promise<void> {
    this.#altered = altered;
    const { record, journal, log } = this.#house;
    log.error({ altered }, 'the software on the disk was altered');
    await record.note('software-altered', { rooms: altered }).catch(() => undefined);
    journal.hold(
      `The software on the disk is not the one that was started (${altered.join(', ')}): ` +
        'play waits for a restart.',
    );
  }
}
