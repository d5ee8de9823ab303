// Whether play is possible, and why not: the journal, the second place, the clock, the tables.
// Everybody is told when that changes, and it goes on record.

import type { Logger } from 'pino';

import { englishText } from '../../texts/index.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import { ClockWatch } from '../checks/watches/clock-watch.ts';
import { LEAST_ROOM_BYTES, watchDisk } from '../checks/watches/disk-watch.ts';
import type { Clock } from '../ports/clock.ts';
import type { HouseRecord } from '../record/house-record.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';
import type { Journal } from '../storage/journal/journal.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';
import type { PlayHold } from './play-hold.ts';

const DISK_LOOK_MS = 2_000;

export interface PlayAvailabilityParts {
  readonly journal: Journal;
  readonly record: HouseRecord;
  readonly hold: PlayHold;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the data lies. */
  readonly folder: string;
  readonly tables: () => readonly Pick<HouseTable, 'stopped' | 'parts'>[];
}

export class PlayAvailability {
  readonly #parts: PlayAvailabilityParts;
  readonly #clockWatch: ClockWatch;
  readonly #disk: { readonly stop: () => void };
  /** Told when play halts or goes on. */
  readonly #listeners = new Set<(reason: HouseReason | null) => void>();
  /** Why everybody was told that play waits, and since when. */
  #halt: { readonly says: string; readonly since: number } | null = null;
  #isOver = false;

  constructor(parts: PlayAvailabilityParts) {
    this.#parts = parts;
    const { clock, record, journal, folder } = parts;
    this.#clockWatch = new ClockWatch(
      clock,
      () => this.look(),
      ms => void record.note('clock-set', { byMs: ms }).catch(() => undefined),
    );
    const looks = { leastBytes: LEAST_ROOM_BYTES, everyMs: DISK_LOOK_MS };
    this.#disk = watchDisk(journal, { folder, ...looks });
  }

  /** Why nothing can be stored now; null while the journal writes. */
  get waiting(): HouseReason | null {
    const { state } = this.#parts.journal;
    if (this.#isOver) return { code: 'house-closing' };
    return state.is === 'waiting' ? state.outage.reason : null;
  }

  /** Why play is not possible now; null while it is. */
  get reason(): HouseReason | null {
    const reason = this.waiting ?? this.#parts.hold.reason ?? this.#clockWatch.reason;
    if (reason !== null) return reason;
    const { journal, tables: all } = this.#parts;
    // Whoever has the house's own record has the house: nothing we do would go on record.
    if (journal.leases.gone.includes(HOUSE_STREAM)) return { code: 'house-taken-over' };
    const tables = all();
    if (tables.length === 0) return { code: 'no-table-yet' };
    return tables.some(({ stopped }) => stopped === null) ? null : { code: 'no-table-open' };
  }

  get possible(): boolean {
    return this.reason === null;
  }

  /** Hears of halts and of play going on (null). */
  onHalt(listener: (reason: HouseReason | null) => void): void {
    this.#listeners.add(listener);
  }

  /** Play halts with a reason or goes on: every screen is told, and it is on record (R-EVT-1). */
  look(): void {
    const { clock, log, record, journal } = this.#parts;
    const { reason } = this;
    const says = reason && englishText(reason);
    const { says: because = null, since = clock.now() } = this.#halt ?? {};
    if (says === because) return;
    const lasted = says === null ? { because, lastedMs: clock.now() - since } : { says };
    log.warn(lasted, says === null ? 'play goes on' : 'play is halted');
    for (const listener of this.#listeners) listener(reason);
    if (says === null) {
      for (const { parts } of this.#parts.tables()) parts?.dealer?.playGoesOn();
      // While the journal does not write, a halt is put on record when it is over.
      void record.note('play-resumed', { because, since }).catch(() => undefined);
    } else if (journal.state.is === 'writing') {
      void record.note('play-halted', { says }).catch(() => undefined);
    }
    this.#halt = says === null ? null : { says, since };
  }

  /** The house closes: nothing is watched any more. */
  stop(): void {
    this.#isOver = true;
    this.#clockWatch.stop();
    this.#disk.stop();
  }
}
