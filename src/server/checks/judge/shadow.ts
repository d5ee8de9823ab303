// The second judge beside play: what it objects to is an alarm on record before the next coup.

import type { Worker } from 'node:worker_threads';

import type { Logger } from 'pino';

import { formatObjection } from '../../../judge/index.ts';
import { startThread } from '../../ports/thread.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import type { ShadowOrder, ShadowReport } from './shadow-worker.ts';

/** What it needs of the house. */
export interface ShadowedHouse {
  readonly record: Pick<HouseRecord, 'note'>;
  readonly log: Logger;
}

/** A stream about which so much was told needs people, not more alarms. */
const MOST_ALARMS = 20;
/** People, devices and the database's own programs: within so long a change of them is told. */
const AROUND_MS = 60_000;

export class ShadowJudge {
  readonly #house: ShadowedHouse;
  readonly #told = new Map<string, number>();
  readonly #said = new Set<string>();
  #thread: Worker | null = null;
  #isOver = false;

  /** Looks at what was committed every so many milliseconds; 0 disables it. */
  constructor(house: ShadowedHouse, address: Address, everyMs: number, aroundMs = AROUND_MS) {
    this.#house = house;
    if (everyMs > 0) this.#start({ address, everyMs, aroundMs });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#thread?.terminate();
  }

  #start(order: ShadowOrder): void {
    const { log } = this.#house;
    const thread = startThread(new URL('./shadow-thread.ts', import.meta.url), order);
    thread.on('message', ({ objections, damages }: ShadowReport) => {
      for (const objection of objections) {
        void this.#alarm(objection.stream, formatObjection(objection));
      }
      for (const { stream, says } of damages) this.#alarmOnce(stream, says);
    });
    thread.on('error', error => log.error({ err: error }, 'the shadow judge failed'));
    thread.unref();
    this.#thread = thread;
  }

  /** What stands wrong is looked at again and again, and told once. */
  #alarmOnce(stream: string, says: string): void {
    if (this.#said.has(says) || this.#said.size >= MOST_ALARMS) return;
    this.#said.add(says);
    void this.#alarm(stream, says);
  }

  async #alarm(stream: string, says: string): Promise<void> {
    const { record, log } = this.#house;
    const told = this.#told.get(stream) ?? 0;
    if (this.#isOver || told >= MOST_ALARMS) return;
    this.#told.set(stream, told + 1);
    log.error({ stream, says }, 'the second judge objects');
    await record
      .note('journal-damaged', { stream, says })
      .catch((error: unknown) => log.warn({ err: error }, 'an alarm was not put on record'));
  }
}
