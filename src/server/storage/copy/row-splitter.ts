// Cuts the stream of a binary COPY into its rows: chunks end wherever the socket ended them.

const SIGNATURE_BYTES = 19;
const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;
const TRAILER = -1;
/** The end of a row that has not come whole. */
const OPEN = -1;

export class RowSplitter {
  readonly #sink: (row: Buffer) => void;
  /** What came last and is not whole: part of a row, or of the signature before the first. */
  #rest: Buffer = Buffer.alloc(0);
  #isBegun = false;

  constructor(sink: (row: Buffer) => void) {
    this.#sink = sink;
  }

  take(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = bytes.subarray(this.#rowsOf(bytes));
  }

  /** Gives every whole row to the sink; answers where the rest begins. */
  #rowsOf(bytes: Buffer): number {
    if (!this.#isBegun && bytes.length < SIGNATURE_BYTES) return 0;
    let from = this.#isBegun ? 0 : SIGNATURE_BYTES;
    this.#isBegun = true;
    for (let to = endOfRow(bytes, from); to !== OPEN; to = endOfRow(bytes, from)) {
      if (bytes.readInt16BE(from) !== TRAILER) this.#sink(bytes.subarray(from, to));
      from = to;
    }
    return from;
  }
}

/** Where the row that begins here ends; the trailer is a row without fields. */
function endOfRow(bytes: Buffer, from: number): number {
  let at = from + COUNT_BYTES;
  if (at > bytes.length) return OPEN;
  const fields = bytes.readInt16BE(from);
  if (fields === TRAILER) return at;
  for (let field = 0; field < fields; field += 1) {
    if (at + LENGTH_BYTES > bytes.length) return OPEN;
    const length = bytes.readInt32BE(at);
    at += LENGTH_BYTES + Math.max(length, 0);
  }
  return at > bytes.length ? OPEN : at;
}
