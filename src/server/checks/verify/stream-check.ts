// Checks one stream row by row, in whatever order the rows come: chain, books, balances, witness.

import {
  fromRawHash,
  genesisOf,
  HASH_BYTES,
  rawHashOf,
  readEvent,
  toRawHash,
} from '../../storage/journal/canonical.ts';
import {
  changedEvent,
  laterVersion,
  missing,
  notLinked,
  unreadable,
} from '../../storage/journal/damage.ts';
import type { Damage } from '../../storage/journal/damage.ts';
import type { Hash, StoredEvent } from '../../storage/journal/event.ts';
import {
  canonicalOf,
  isReadable,
  prevHashOf,
  seqOf,
  storedHashOf,
} from '../../storage/journal/row.ts';
import { formatObjection, type Objection, type UnjudgedEvent } from '../../../judge/index.ts';
import { isKnownShape } from '../../storage/shapes/families.ts';
import type { SeenAcross, StreamJudge } from '../judge/stream-judge.ts';
import { Books } from './books.ts';

/** Looks at every event in order, as a table that replays it. */
export interface Witness {
  /** The next event; an objection is a sentence. */
  readonly see: (event: StoredEvent) => string | null;
  /** What a snapshot after the last event says otherwise than what was seen, or null. */
  readonly compare: (snapshot: KeptSnapshot) => string | null;
  /** Judges every event again, whatever replay makes of it. */
  readonly judge?: StreamJudge;
}

/** A snapshot as it is stored, to be held against a witness. */
export interface KeptSnapshot {
  readonly seq: number;
  readonly engine: string;
  readonly body: string;
}

/** Rows held back for one that has not come yet; beyond this the stream is read again in order. */
const MOST_HELD = 4_000;
/** A thousand damages say no more than these. */
const MOST_DAMAGES = 100;

export interface StreamToCheck {
  readonly id: number;
  readonly name: string;
  /** How far the balances' projection has read, or 0: the books are kept as they stood then. */
  readonly balancesAt: number;
}

/** What the check of one stream came to. */
export interface StreamFinding {
  readonly name: string;
  readonly events: number;
  readonly transfers: number;
  readonly head: { readonly seq: number; readonly hash: Hash };
  readonly accounts: ReadonlyMap<string, string> | null;
  readonly pending: ReadonlyMap<number, string> | null;
  readonly damages: readonly Damage[];
  readonly judged: JudgedStream | null;
}

/** What the second judge made of a stream. */
export interface JudgedFinding {
  readonly events: number;
  readonly objections: readonly Objection[];
  readonly unjudged: readonly UnjudgedEvent[];
}

/** The same of one stream, with what another one must bear out. */
export interface JudgedStream extends JudgedFinding {
  readonly across: SeenAcross;
}

export class StreamCheck {
  readonly id: number;
  readonly name: string;
  readonly #balancesAt: number;
  #witness: Witness | null;
  readonly #snapshots: ReadonlyMap<number, KeptSnapshot>;
  #seq = 0;
  /** Byte for letter, as rows are compared. */
  #hash: string;
  #events = 0;
  readonly #held = new Map<number, Buffer>();
  #mustBeReadInOrder = false;
  #books: Books | null = new Books();
  #transfers = 0;
  #kept: Pick<StreamFinding, 'accounts' | 'pending'> = { accounts: null, pending: null };
  readonly #damages: Damage[] = [];
  #judge: StreamJudge | null;
  readonly #objections: Objection[] = [];

  constructor(
    { id, name, balancesAt }: StreamToCheck,
    witness: Witness | null = null,
    snapshots: readonly KeptSnapshot[] = [],
  ) {
    this.id = id;
    this.name = name;
    this.#balancesAt = balancesAt;
    this.#witness = witness;
    this.#judge = witness?.judge ?? null;
    this.#snapshots = new Map(snapshots.map(snapshot => [snapshot.seq, snapshot]));
    this.#hash = toRawHash(genesisOf(name));
  }

  /** Whether too many rows came too early: the stream must then be read by its seq. */
  get mustBeReadInOrder(): boolean {
    return this.#mustBeReadInOrder;
  }

  /** The last seq that was checked. */
  get seq(): number {
    return this.#seq;
  }

  /** Takes a row as it lies on the disk. Its bytes are lent. */
  take(row: Buffer): void {
    if (this.#mustBeReadInOrder) return;
    if (!isReadable(row)) {
      this.#report(unreadable(this.name, this.#seq + 1));
      return;
    }
    const seq = seqOf(row);
    if (seq === this.#seq + 1) {
      this.#check(row, seq);
      if (this.#held.size > 0) this.#releaseHeld();
    } else if (seq <= this.#seq || this.#held.has(seq)) {
      this.#report(notLinked(this.name, seq));
    } else if (this.#held.size < MOST_HELD) {
      this.#held.set(seq, Buffer.from(row));
    } else {
      this.#held.clear();
      this.#mustBeReadInOrder = true;
    }
  }

  /** Takes a row that comes in the order of seq: what is skipped is missing. */
  takeInOrder(row: Buffer): void {
    if (!isReadable(row)) {
      this.#report(unreadable(this.name, this.#seq + 1));
      return;
    }
    const seq = seqOf(row);
    if (seq > this.#seq + 1) {
      this.#report(missing(this.name, this.#seq + 1, seq - 1));
      this.#books = null;
      this.#seq = seq - 1;
      // The gap is told; what follows it is held against its own account of what was before.
      this.#hash = prevHashOf(row);
    }
    this.#check(row, seq);
  }

  finish(): StreamFinding {
    const late = [...this.#held].toSorted(([a], [b]) => a - b);
    for (const [, row] of late) this.takeInOrder(row);
    this.#held.clear();
    if (this.#balancesAt > this.#seq) {
      this.#report({
        stream: this.name,
        seq: this.#seq + 1,
        found: 'cut-short',
        says: `${this.name} ends at ${this.#seq}, its balances had read ${this.#balancesAt}.`,
      });
    }
    return {
      name: this.name,
      events: this.#events,
      transfers: this.#transfers,
      head: { seq: this.#seq, hash: fromRawHash(this.#hash) },
      ...this.#kept,
      damages: this.#damages,
      judged: this.#judged(),
    };
  }

  #releaseHeld(): void {
    for (;;) {
      const next = this.#held.get(this.#seq + 1);
      if (next === undefined) return;
      this.#held.delete(this.#seq + 1);
      this.#check(next, this.#seq + 1);
    }
  }

  #check(row: Buffer, seq: number): void {
    const canonical = canonicalOf(row);
    const storedHash = storedHashOf(row);
    const isWhole = rawHashOf(canonical) === storedHash;
    if (!isWhole) this.#report(changedEvent(this.name, seq));
    else if (prevHashOf(row) !== this.#hash) this.#report(notLinked(this.name, seq));
    this.#seq = seq;
    this.#hash = storedHash;
    this.#events += 1;
    if (isWhole) this.#keepBooks(canonical, seq, storedHash);
    else this.#books = null;
  }

  #keepBooks(canonical: Buffer, seq: number, storedHash: string): void {
    if (this.#books !== null) {
      const wrong = enterFrom(canonical, this.#books);
      if (wrong !== null) {
        this.#books = null;
        this.#report({
          stream: this.name,
          seq,
          found: 'books-wrong',
          says: `Event ${seq} of ${this.name}: ${wrong}.`,
        });
      } else if (seq === this.#balancesAt) {
        this.#kept = { accounts: this.#books.accounts(), pending: this.#books.pending() };
      }
      this.#transfers = this.#books?.transfers ?? this.#transfers;
    }
    if (this.#witness === null && this.#judge === null) return;
    const event = readEvent(this.name, canonical, fromRawHash(storedHash));
    if (!isKnownShape(event)) {
      this.#report(laterVersion(this.name, seq, event));
      this.#witness = null;
      this.#judge = null;
      return;
    }
    for (const objection of this.#judge?.see(event) ?? []) this.#object(objection);
    if (this.#witness !== null) this.#ask(this.#witness, event);
  }

  #judged(): JudgedStream | null {
    const judge = this.#judge;
    if (judge === null) return null;
    const { events, unjudged } = judge;
    return { events, unjudged, objections: this.#objections, across: judge.takeAcross() };
  }

  #object(objection: Objection): void {
    if (this.#objections.length >= MOST_DAMAGES) return;
    this.#objections.push(objection);
    const { number: seq } = objection;
    this.#report({
      ...{ stream: this.name, seq, found: 'judge-objects' },
      says: formatObjection(objection),
    });
  }

  #ask(witness: Witness, event: StoredEvent): void {
    const { seq } = event;
    const objection = witness.see(event);
    if (objection !== null) {
      const says = `Event ${seq} of ${this.name} cannot have happened: ${objection}`;
      this.#report({ stream: this.name, seq, found: 'witness-objects', says });
      // What follows something impossible is impossible too: one objection says it all.
      this.#witness = null;
      return;
    }
    const snapshot = this.#snapshots.get(seq);
    const differs = snapshot === undefined ? null : witness.compare(snapshot);
    if (differs === null) return;
    const says = `The snapshot of ${this.name} after event ${seq} differs: ${differs}`;
    this.#report({ stream: this.name, seq, found: 'snapshot-differs', says });
  }

  #report(damage: Damage): void {
    if (this.#damages.length < MOST_DAMAGES) this.#damages.push(damage);
  }
}

/** Where `currency` begins: after prev_hash, seq, epoch, at and gaming_day. */
const CURRENCY_AT = 4 + HASH_BYTES + 12 + 8 + 12 + 8;

/** Enters an event's transfers without reading more of it than needed. */
function enterFrom(canonical: Buffer, books: Books): string | null {
  const currencyEnd = fieldEnd(canonical, CURRENCY_AT);
  const kindEnd = fieldEnd(canonical, currencyEnd);
  const bodyEnd = fieldEnd(canonical, kindEnd + 6);
  const length = canonical.readInt32BE(bodyEnd);
  if (length < 0) return null;
  const from = bodyEnd + 4;
  return books.enter(
    { bytes: canonical, from, to: from + length },
    { bytes: canonical, from: CURRENCY_AT + 4, to: currencyEnd },
  );
}

const fieldEnd = (bytes: Buffer, from: number): number =>
  from + 4 + Math.max(bytes.readInt32BE(from), 0);
