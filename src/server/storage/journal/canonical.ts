// The bytes of an event that its hash runs over, and how to read an event from them.
//
// Each field is a four-byte length and its bytes, a missing one has length -1, numbers are
// big-endian: the very form in which PostgreSQL gives a row in binary, so that a check hashes what
// the database sends without rewriting it. docs/journal.md describes it for other languages.

import { hash } from 'node:crypto';

import { assert } from '../../../rules/assert.ts';
import { shapesOf } from '../shapes/families.ts';
import type { Hash, StoredEvent } from './event.ts';
import { readTransfers } from './transfers.ts';

export const HASH_BYTES = 32;

/** The fields in the order of their hashing, by their columns' names. */
export const HASHED_COLUMNS = [
  'prev_hash',
  'seq',
  'epoch',
  'at',
  'gaming_day',
  'currency',
  'kind',
  'version',
  'body',
  'transfers',
  'key',
  'answer',
] as const;

/** An event's columns before they are bytes. */
export interface EventColumns {
  readonly prevHash: Hash;
  readonly seq: number;
  readonly epoch: number;
  readonly at: number;
  readonly gamingDay: string;
  readonly currency: string;
  readonly kind: string;
  readonly version: number;
  readonly body: string;
  readonly transfers: string | null;
  readonly key: string | null;
  readonly answer: string | null;
}

const YEAR_2000_MS = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;
const TWO_32 = 0x1_0000_0000;
/** prev_hash, seq, epoch, at, gaming_day, version, and a length for each of the twelve. */
const FIXED_BYTES = HASH_BYTES + 8 + 4 + 8 + 4 + 2 + 4 * HASHED_COLUMNS.length;

/** The hash of an event, from its bytes. (As text: a Buffer of its own would cost three times.) */
export const hashOf = (bytes: Uint8Array): Hash => hash('sha256', bytes, 'base64');

/** The same byte for letter, as rows are compared. */
export const rawHashOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'binary');

/** A hash that was kept byte for letter. */
export const fromRawHash = (raw: string): Hash => Buffer.from(raw, 'latin1').toString('base64');

export const toRawHash = (text: Hash): string => Buffer.from(text, 'base64').toString('latin1');

/** What stands before a stream's first event: its name, so that chains cannot be exchanged. */
export const genesisOf = (stream: string): Hash =>
  hash('sha256', `sabot-journal/1\n${stream}`, 'base64');

let lastDay = { day: '2000-01-01', number: 0 };

/** Days since 1 January 2000. */
export function dayNumber(day: string): number {
  // Nearly every event bears the same gaming day as the one before it.
  if (day === lastDay.day) return lastDay.number;
  const days = (Date.parse(`${day}T00:00:00Z`) - YEAR_2000_MS) / DAY_MS;
  assert(Number.isSafeInteger(days), `${day} is a day`);
  lastDay = { day, number: days };
  return days;
}

/**
 * Where events' bytes are written one after another. After clear() the same memory is used again:
 * what it gave out before is then no more to be looked at.
 */
export class Arena {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #end = 0;

  clear(): void {
    this.#end = 0;
  }

  /** Writes an event's bytes and lends them. */
  write(event: EventColumns): Buffer {
    const { body, transfers, key, answer, currency, kind } = event;
    const letters =
      body.length +
      (transfers?.length ?? 0) +
      (key?.length ?? 0) +
      (answer?.length ?? 0) +
      currency.length +
      kind.length;
    // A letter of JavaScript is at most three bytes of UTF-8.
    this.#room(FIXED_BYTES + 3 * letters);
    const start = this.#end;
    this.#end = this.#bytes.writeInt32BE(HASH_BYTES, start);
    this.#end += this.#bytes.write(event.prevHash, this.#end, 'base64');
    this.#int8(event.seq);
    this.#int4(event.epoch);
    this.#int8((event.at - YEAR_2000_MS) * 1000);
    this.#int4(dayNumber(event.gamingDay));
    this.#text(currency);
    this.#text(kind);
    this.#end = this.#bytes.writeInt16BE(event.version, this.#bytes.writeInt32BE(2, this.#end));
    this.#text(body);
    this.#text(transfers);
    this.#text(key);
    this.#text(answer);
    return this.#bytes.subarray(start, this.#end);
  }

  #room(more: number): void {
    if (this.#end + more <= this.#bytes.length) return;
    // What was lent stays where it is: a larger piece is begun, the old one is left to it.
    this.#bytes = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, more));
    this.#end = 0;
  }

  #int4(value: number): void {
    this.#end = this.#bytes.writeInt32BE(value, this.#bytes.writeInt32BE(4, this.#end));
  }

  #int8(value: number): void {
    const bytes = this.#bytes;
    const high = bytes.writeInt32BE(8, this.#end);
    const low = bytes.writeInt32BE(Math.floor(value / TWO_32), high);
    this.#end = bytes.writeUInt32BE(value % TWO_32, low);
  }

  #text(text: string | null): void {
    if (text === null) {
      this.#end = this.#bytes.writeInt32BE(-1, this.#end);
      return;
    }
    const length = this.#bytes.write(text, this.#end + 4);
    this.#end = this.#bytes.writeInt32BE(length, this.#end) + length;
  }
}

/** One event's bytes by themselves. */
export const canonicalBytes = (event: EventColumns): Buffer => new Arena().write(event);

/** Reads fields one after another out of canonical bytes. */
export class FieldReader {
  #at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, from = 0) {
    this.#bytes = bytes;
    this.#at = from;
  }

  bytes(): Buffer | null {
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4;
    if (length < 0) return null;
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  text(): string | null {
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4;
    if (length < 0) return null;
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }

  word(): string {
    const text = this.text();
    assert(text !== null, 'a required field is there');
    return text;
  }

  int2(): number {
    this.#at += 6;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  int4(): number {
    this.#at += 8;
    return this.#bytes.readInt32BE(this.#at - 4);
  }

  int8(): number {
    this.#at += 12;
    const high = this.#bytes.readInt32BE(this.#at - 8);
    return high * TWO_32 + this.#bytes.readUInt32BE(this.#at - 4);
  }
}

/**
 * Reads an event out of its bytes, its body in today's shape; the hash is the one that was stored
 * beside them and runs over the bytes.
 */
export function readEvent(stream: string, bytes: Buffer, storedHash: Hash): StoredEvent {
  const fields = new FieldReader(bytes);
  const prevHash = fields.bytes();
  assert(prevHash !== null, 'every event has the hash before it');
  const seq = fields.int8();
  const epoch = fields.int4();
  const at = YEAR_2000_MS + fields.int8() / 1000;
  const gamingDay = new Date(YEAR_2000_MS + fields.int4() * DAY_MS).toISOString().slice(0, 10);
  const currency = fields.word();
  const kind = fields.word();
  const storedVersion = fields.int2();
  const stored: unknown = JSON.parse(fields.word());
  const { version, body } = shapesOf(stream).lifted(kind, storedVersion, stored);
  const transfers = readTransfers(fields.text());
  const key = fields.text();
  const answer = fields.text();
  return {
    stream,
    seq,
    epoch,
    at,
    gamingDay,
    currency,
    kind,
    version,
    body,
    transfers,
    key,
    answer: answer === null ? null : JSON.parse(answer),
    prevHash: prevHash.toString('base64'),
    hash: storedHash,
  };
}
