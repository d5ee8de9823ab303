// What waits for one commit: appends of many streams, already chained, hashed and in columns.

import { Arena } from './canonical.ts';
import { BatchColumns } from './columns.ts';
import type { AppendedEvents, AppendRefusal, Hash } from './event.ts';

/** A stream that we own, up to the last append we took for it (stored or not yet). */
export interface OpenStream {
  readonly name: string;
  readonly id: number;
  readonly epoch: number;
  seq: number;
  hash: Hash;
  at: number;
  /** An append was refused on the way: what was chained on to it must not be written. */
  isLost: boolean;
}

export interface EventRow {
  readonly bytes: Buffer;
  readonly hash: Hash;
}

/** An append that has been taken and is not yet answered. */
export interface WaitingAppend {
  readonly stream: OpenStream;
  readonly first: number;
  readonly last: number;
  readonly rows: readonly EventRow[];
  readonly key: string | null;
  readonly answer: (outcome: AppendedEvents | AppendRefusal) => void;
}

/** One commit's worth of appends. */
export class Batch {
  readonly columns = new BatchColumns();
  /** Where the rows' bytes are until the batch is settled. */
  readonly arena = new Arena();
  #waiting: WaitingAppend[] = [];
  #leased = new Set<OpenStream>();
  #rows = 0;

  static of(waiting: WaitingAppend): Batch {
    const batch = new Batch();
    batch.add(waiting);
    return batch;
  }

  get waiting(): readonly WaitingAppend[] {
    return this.#waiting;
  }

  get rows(): number {
    return this.#rows;
  }

  add(waiting: WaitingAppend): void {
    const { stream } = waiting;
    if (!this.#leased.has(stream)) {
      this.#leased.add(stream);
      this.columns.addLease(stream.id, stream.epoch);
    }
    this.#waiting.push(waiting);
    this.#rows += waiting.rows.length;
    for (const { bytes, hash } of waiting.rows) this.columns.add(stream.id, bytes, hash);
  }

  /** The last append of each stream, which tells of all before it whether they are stored. */
  lastOfEach(): readonly WaitingAppend[] {
    const last = new Map<OpenStream, WaitingAppend>();
    for (const waiting of this.#waiting) last.set(waiting.stream, waiting);
    return [...last.values()];
  }

  clear(): void {
    this.columns.clear();
    this.arena.clear();
    this.#waiting = [];
    // A new one: the engine links what it throws away in `clear` to what comes after, so that once
    // one of them is old, all that ever waited is kept until a full collection.
    this.#leased = new Set();
    this.#rows = 0;
  }
}

/** The hash of an append's last event. */
export const hashOfLast = ({ rows, stream }: WaitingAppend): Hash =>
  rows.at(-1)?.hash ?? stream.hash;

/** An append's answer when it is on the disk. */
export const storedAs = (waiting: WaitingAppend): AppendedEvents => ({
  first: waiting.first,
  last: waiting.last,
  hash: hashOfLast(waiting),
});
