// A batch on its way to the database: rows in, one binary array for each column out.
// Measured against one JSON document for the batch this takes half of the database's time.

import { assert } from '../../../rules/assert.ts';
import { HASH_BYTES } from './canonical.ts';
import type { Hash } from './event.ts';

const OID = { int2: 21, int4: 23, int8: 20, text: 25, bytea: 17, json: 114, date: 1082, at: 1184 };

/** Up to so many bytes a plain loop is quicker than a call out of JavaScript. */
const FEW_BYTES = 24;

/** One column: PostgreSQL's binary form of an array, which grows as rows come. */
class Column {
  #bytes: Buffer;
  #end = HEADER_BYTES;
  #count = 0;
  readonly #oid: number;

  constructor(oid: number) {
    this.#oid = oid;
    this.#bytes = Buffer.allocUnsafe(4096);
  }

  /** Adds a field that already has its length in front, as canonical bytes have. */
  addField(row: Buffer, from: number, to: number): void {
    this.#room(to - from);
    if (to - from > FEW_BYTES) this.#end += row.copy(this.#bytes, this.#end, from, to);
    else for (let at = from; at < to; at += 1) this.#bytes[this.#end++] = row[at] ?? 0;
    this.#count += 1;
  }

  addInt4(value: number): void {
    this.#room(8);
    this.#end = this.#bytes.writeInt32BE(4, this.#end);
    this.#end = this.#bytes.writeInt32BE(value, this.#end);
    this.#count += 1;
  }

  addHash(hash: Hash): void {
    this.#room(4 + HASH_BYTES);
    this.#end = this.#bytes.writeInt32BE(HASH_BYTES, this.#end);
    this.#end += this.#bytes.write(hash, this.#end, 'base64');
    this.#count += 1;
  }

  finish(): Buffer {
    this.#bytes.writeInt32BE(1, 0); // dimensions
    this.#bytes.writeInt32BE(1, 4); // there may be nulls
    this.#bytes.writeInt32BE(this.#oid, 8);
    this.#bytes.writeInt32BE(this.#count, 12);
    this.#bytes.writeInt32BE(1, 16); // the first element's number
    return this.#bytes.subarray(0, this.#end);
  }

  clear(): void {
    this.#end = HEADER_BYTES;
    this.#count = 0;
  }

  #room(more: number): void {
    if (this.#end + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#end + more));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}

const HEADER_BYTES = 20;

/** The columns of append_events, filled row by row. Its buffers are used again after clear(). */
export class BatchColumns {
  readonly #leasedStream = new Column(OID.int4);
  readonly #leasedEpoch = new Column(OID.int4);
  readonly #stream = new Column(OID.int4);
  readonly #hash = new Column(OID.bytea);
  /** In the order of the canonical bytes. */
  readonly #hashed = [
    new Column(OID.bytea), // prev_hash
    new Column(OID.int8), // seq
    new Column(OID.int4), // epoch
    new Column(OID.at),
    new Column(OID.date), // gaming_day
    new Column(OID.text), // currency
    new Column(OID.text), // kind
    new Column(OID.int2), // version
    new Column(OID.json), // body
    new Column(OID.json), // transfers
    new Column(OID.text), // key
    new Column(OID.json), // answer
  ];

  add(stream: number, canonical: Buffer, hash: Hash): void {
    this.#stream.addInt4(stream);
    this.#hash.addHash(hash);
    let from = 0;
    for (const column of this.#hashed) {
      const length = canonical.readInt32BE(from);
      const to = from + 4 + Math.max(length, 0);
      column.addField(canonical, from, to);
      from = to;
    }
    assert(from === canonical.length, 'the canonical bytes hold these columns and no others');
  }

  /** Adds a lease under which rows are written; each once. */
  addLease(stream: number, epoch: number): void {
    this.#leasedStream.addInt4(stream);
    this.#leasedEpoch.addInt4(epoch);
  }

  /** The arguments of append_events, in its order. */
  parameters(): Buffer[] {
    const [prevHash, seq, epoch, ...rest] = this.#hashed.map(column => column.finish());
    assert(prevHash && seq && epoch, 'a batch has all its columns');
    const leases = [this.#leasedStream.finish(), this.#leasedEpoch.finish()];
    return [...leases, this.#stream.finish(), epoch, seq, ...rest, prevHash, this.#hash.finish()];
  }

  clear(): void {
    for (const column of [this.#leasedStream, this.#leasedEpoch]) column.clear();
    for (const column of [this.#stream, this.#hash, ...this.#hashed]) column.clear();
  }
}

/** The statement that writes a batch; named, so that it is prepared once for each connection. */
export const APPEND_STATEMENT = {
  name: 'append-events',
  text:
    'select lost_stream, lost_epoch from append_events(' +
    '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)',
} as const;
