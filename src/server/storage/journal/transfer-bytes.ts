// The transfers of a stored event read from its bytes, as a check does for every event of a
// journal: without making a text or an object of any of them.

import { TRANSFER_ACTS } from '../../../ledger/transfer.ts';
import type { TransferAct } from '../../../ledger/transfer.ts';
import { readTransfers } from './transfers.ts';

/** A name somewhere in bytes; only lent. */
export interface Slice {
  bytes: Uint8Array;
  from: number;
  to: number;
}

/** Takes one transfer's fields; what it answers ends the reading, unless it is null. */
export type TransferTaker = (
  id: number,
  act: TransferAct,
  debit: Slice,
  credit: Slice,
  cents: number,
  refersTo: number | null,
) => string | null;

const UNREADABLE = 'its transfers cannot be read';

const [OPEN, CLOSE, QUOTE, COMMA, BACKSLASH, ZERO, NINE, SMALL_N] = [
  ...[0x5b, 0x5d, 0x22, 0x2c, 0x5c, 0x30, 0x39, 0x6e],
] as const;

/** Reads one text after another; kept between them, since nothing in it outlives a reading. */
export class TransferReader {
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  #to = 0;
  #isWrong = false;
  readonly #debit: Slice = { bytes: this.#bytes, from: 0, to: 0 };
  readonly #credit: Slice = { bytes: this.#bytes, from: 0, to: 0 };
  readonly #word: Slice = { bytes: this.#bytes, from: 0, to: 0 };

  /** Gives the transfers one after another; a sentence if they cannot be read or taken. */
  each(bytes: Buffer, from: number, to: number, take: TransferTaker): string | null {
    const escape = bytes.indexOf(BACKSLASH, from);
    if (escape >= 0 && escape < to) return eachParsed(bytes.toString('utf8', from, to), take);
    this.#bytes = bytes;
    this.#at = from;
    this.#to = to;
    this.#isWrong = false;
    this.#expect(OPEN);
    while (!this.#isWrong && bytes[this.#at] === OPEN) {
      const ended = this.#one(take);
      if (ended !== null) return ended;
      if (bytes[this.#at] === COMMA) this.#at += 1;
    }
    this.#expect(CLOSE);
    return this.#isWrong || this.#at !== to ? UNREADABLE : null;
  }

  #one(take: TransferTaker): string | null {
    this.#expect(OPEN);
    const id = this.#number();
    this.#expect(COMMA);
    const act = this.#act();
    this.#expect(COMMA);
    this.#text(this.#debit);
    this.#expect(COMMA);
    this.#text(this.#credit);
    this.#expect(COMMA);
    const cents = this.#number();
    this.#expect(COMMA);
    const refersTo = this.#bytes[this.#at] === SMALL_N ? this.#none() : this.#number();
    this.#expect(COMMA);
    this.#text(this.#word);
    this.#expect(CLOSE);
    if (this.#isWrong || act === undefined) return UNREADABLE;
    return take(id, act, this.#debit, this.#credit, cents, refersTo);
  }

  #expect(byte: number): void {
    if (this.#bytes[this.#at] !== byte || this.#at >= this.#to) this.#isWrong = true;
    this.#at += 1;
  }

  #none(): null {
    this.#at += 'null'.length;
    return null;
  }

  #number(): number {
    const start = this.#at;
    let value = 0;
    for (;;) {
      const byte = this.#bytes[this.#at] ?? 0;
      if (byte < ZERO || byte > NINE) break;
      value = value * 10 + (byte - ZERO);
      this.#at += 1;
    }
    if (this.#at === start || !Number.isSafeInteger(value)) this.#isWrong = true;
    return value;
  }

  #text(into: Slice): void {
    this.#expect(QUOTE);
    const bytes = this.#bytes;
    let at = this.#at;
    into.bytes = bytes;
    into.from = at;
    while (at < this.#to && bytes[at] !== QUOTE) at += 1;
    into.to = at;
    this.#at = at;
    this.#expect(QUOTE);
  }

  #act(): TransferAct | undefined {
    this.#text(this.#word);
    for (const { act, bytes } of ACT_BYTES) if (isSame(this.#word, bytes)) return act;
    return undefined;
  }
}

const ACT_BYTES = TRANSFER_ACTS.map(act => ({ act, bytes: Buffer.from(act) }));

/** Whether a slice holds these very bytes. */
export function isSame({ bytes, from, to }: Slice, others: Uint8Array): boolean {
  if (to - from !== others.length) return false;
  for (let at = 0; at < others.length; at += 1) {
    if (bytes[from + at] !== others[at]) return false;
  }
  return true;
}

const sliceOf = (text: string): Slice => {
  const bytes = Buffer.from(text);
  return { bytes, from: 0, to: bytes.length };
};

/** A text with escapes in it is rare: read it as JSON is read. */
function eachParsed(text: string, take: TransferTaker): string | null {
  for (const { id, act, debit, credit, cents, refersTo } of readTransfers(text)) {
    const ended = take(id, act, sliceOf(debit), sliceOf(credit), cents, refersTo);
    if (ended !== null) return ended;
  }
  return null;
}
