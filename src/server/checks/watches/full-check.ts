// The full check behind play. A restart reads only what came after the snapshots; the rest of the
// journal is checked while the tables play, and what is damaged stops alone (R-MEM-5).

import type { Worker } from 'node:worker_threads';

import type { Logger } from 'pino';

import { brokenPage, type Damage } from '../../storage/journal/damage.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { isUnreadable } from '../../storage/journal/outage.ts';
import { beginningOf, isDamage } from '../../storage/journal/read.ts';
import { tableOfStream } from '../../tables/mailbox/rebuild.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import type { Clock } from '../../ports/clock.ts';
import { startThread } from '../../ports/thread.ts';
import { dailyCheck } from '../verify/daily-check.ts';
import type { VerifyReport } from '../verify/verify.ts';
import type { HouseRecord } from '../../record/house-record.ts';

/** How far the house's own check of its journal is; told by /healthz. */
export const JOURNAL_CHECKS = ['being-checked', 'whole', 'damaged', 'not-checked'] as const;
export type JournalChecked = (typeof JOURNAL_CHECKS)[number];

/** What the check needs of the house. */
export interface CheckedHouse {
  readonly journal: Journal;
  readonly record: HouseRecord;
  readonly clock: Clock;
  readonly log: Logger;
  /** Stops one table; false where there is no such table. */
  readonly stopTable: (name: string, because: string) => boolean;
  checked: JournalChecked;
}

const DAY_MS = 24 * 3_600_000;
/** A journal this short is read in a moment; a thread would take longer to start. */
const WORTH_A_THREAD = 50_000;

export class FullCheck {
  readonly #house: CheckedHouse;
  readonly #address: Address;
  #thread: Worker | null = null;
  #callOff: () => void = () => undefined;
  #isOver = false;
  /** Resolves when the check that goes on now has ended. */
  done: Promise<void>;

  /** Begins at once, and again every day. */
  constructor(house: CheckedHouse, address: Address) {
    this.#house = house;
    this.#address = address;
    this.done = this.#check();
  }

  /** Ends it in the middle, if need be: it only reads. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#callOff();
    await this.#thread?.terminate();
    await this.done;
  }

  async #check(): Promise<void> {
    const { log, clock } = this.#house;
    this.#house.checked = 'being-checked';
    try {
      const stopped = await this.#stoppedNow();
      const damages = await this.#damages();
      if (this.#isOver) return;
      this.#house.checked = damages.length === 0 ? 'whole' : 'damaged';
      log.info({ damages: damages.length }, 'the journal was checked');
      await this.#stopDamaged(damages.filter(({ stream }) => !stopped.has(stream)));
    } catch (error) {
      if (this.#isOver) return;
      this.#house.checked = 'not-checked';
      log.warn({ err: error }, 'the journal could not be checked');
    }
    this.#callOff = clock.after(DAY_MS, () => {
      this.done = this.#check();
    });
  }

  /** These are stopped already; one that is released meanwhile was read again for that. */
  async #stoppedNow(): Promise<ReadonlySet<string>> {
    const streams = await this.#house.journal.streams();
    return new Set(streams.flatMap(({ name, stopped }) => (stopped === null ? [] : [name])));
  }

  async #damages(): Promise<readonly Damage[]> {
    try {
      return (await this.#verify()).damages;
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return this.#eachAlone();
    }
  }

  /** A page of the disk cannot be read: whose events stand on it is found stream by stream. */
  async #eachAlone(): Promise<readonly Damage[]> {
    const { journal } = this.#house;
    const damages: Damage[] = [];
    for (const { name, id } of await journal.streams()) {
      let seq = 0;
      const head = await journal
        .read({ name, id }, beginningOf(name), event => {
          seq = event.seq;
        })
        .catch((error: unknown) => {
          if (isUnreadable(error)) return brokenPage(name, seq);
          throw error;
        });
      if (isDamage(head)) damages.push(head);
    }
    return damages;
  }

  async #verify(): Promise<VerifyReport> {
    const { rows } = await this.#house.journal.db.query<{ events: number }>(
      'select coalesce(sum(head.seq), 0)::bigint as events from stream s cross join lateral ' +
        '(select seq from journal where stream = s.id order by seq desc limit 1) head',
    );
    const address = this.#address;
    if ((rows[0]?.events ?? 0) < WORTH_A_THREAD) return dailyCheck(address);
    const thread = startThread(new URL('./full-check-thread.ts', import.meta.url), address);
    this.#thread = thread;
    return new Promise((resolve, reject) => {
      thread.once('message', (report: VerifyReport) => resolve(report));
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the check ended early')));
    });
  }

  /** A table stops alone; any other stream takes no more appends, and its users say so. */
  async #stopDamaged(damages: readonly Damage[]): Promise<void> {
    const { journal, record, log, stopTable } = this.#house;
    const first = new Map<string, Damage>();
    // What is broken is told before what is only judged otherwise: it stops the stream.
    const isJudged = ({ found }: Damage): number => (found === 'judge-objects' ? 1 : 0);
    for (const damage of damages.toSorted((a, b) => isJudged(a) - isJudged(b))) {
      if (!first.has(damage.stream)) first.set(damage.stream, damage);
    }
    for (const [stream, { says, found }] of first) {
      log.error({ stream, says }, 'the journal is damaged');
      // Two judges disagree and the chain holds: people decide, and play goes on meanwhile.
      if (found === 'judge-objects') {
        await record.note('journal-damaged', { stream, says }).catch(() => undefined);
        continue;
      }
      const table = tableOfStream(stream);
      if (table !== null && stopTable(table, says)) continue;
      await record.note('journal-damaged', { stream, says }).catch(() => undefined);
      await journal.stop(stream, says);
    }
  }
}
