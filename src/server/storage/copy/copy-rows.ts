// Rows of a binary COPY taken off the socket before pg sees them; everything else is passed on.

import type { Duplex } from 'node:stream';

const COPY_DATA = 0x64; // 'd'
/** A message is its kind, and a length that counts itself but not the kind. */
const KIND_BYTES = 1;
const HEAD_BYTES = 5;
const SIGNATURE_BYTES = 19;
const TRAILER = -1;

type Listener = (bytes: Buffer) => void;

/** Begins to take rows off a socket; answers with the function that ends it. */
export function tap(socket: Duplex, sink: (row: Buffer) => void): () => void {
  // pg listens to its socket with functions of bytes and nothing else.
  const others = socket.listeners('data') as Listener[];
  for (const listener of others) socket.off('data', listener);
  const pass = (bytes: Buffer): void => {
    for (const listener of others) listener(bytes);
  };
  const rows = new RowTap(sink, pass);
  const take = (bytes: Buffer): void => rows.take(bytes);
  socket.on('data', take);
  return () => {
    if (rows.isOver) return;
    rows.isOver = true;
    socket.off('data', take);
    for (const listener of others) socket.on('data', listener);
  };
}

class RowTap {
  isOver = false;
  readonly #sink: (row: Buffer) => void;
  readonly #pass: Listener;
  /** The beginning of a message whose end has not come yet. */
  #rest: Buffer | null = null;
  #isFirst = true;

  constructor(sink: (row: Buffer) => void, pass: Listener) {
    this.#sink = sink;
    this.#pass = pass;
  }

  take(bytes: Buffer): void {
    const all = this.#rest === null ? bytes : Buffer.concat([this.#rest, bytes]);
    this.#rest = null;
    let from = 0;
    while (from + HEAD_BYTES <= all.length) {
      const to = from + KIND_BYTES + all.readInt32BE(from + KIND_BYTES);
      if (to > all.length) break;
      if (all[from] === COPY_DATA) this.#row(all, from + HEAD_BYTES, to);
      else this.#pass(all.subarray(from, to));
      from = to;
      if (this.isOver) {
        // The copy has ended within these bytes: what follows is not ours.
        if (from < all.length) this.#pass(all.subarray(from));
        return;
      }
    }
    if (from < all.length) this.#rest = all.subarray(from);
  }

  #row(bytes: Buffer, from: number, to: number): void {
    const start = this.#isFirst ? from + SIGNATURE_BYTES : from;
    this.#isFirst = false;
    // The signature may come alone, and the trailer ends the rows.
    if (to - start > 2 && bytes.readInt16BE(start) !== TRAILER) {
      this.#sink(bytes.subarray(start, to));
    }
  }
}
