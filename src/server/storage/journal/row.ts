// A journal row as the database sends it in binary: where its parts are.

import { HASH_BYTES, HASHED_COLUMNS } from './canonical.ts';

/** What every reader selects: the stream, the hash, then what the hash runs over. */
export const ROW_COLUMNS = ['stream', 'hash', ...HASHED_COLUMNS].join(', ');

const TWO_32 = 0x1_0000_0000;
/** Two bytes count the fields; each field has its length in four bytes before it. */
const STREAM_AT = 2 + 4;
const HASH_LENGTH_AT = STREAM_AT + 4;
const HASH_AT = HASH_LENGTH_AT + 4;
const CANONICAL_AT = HASH_AT + HASH_BYTES;
const PREV_LENGTH_AT = CANONICAL_AT;
const PREV_AT = PREV_LENGTH_AT + 4;
const SEQ_AT = PREV_AT + HASH_BYTES + 4;

/** Whether the row has its two hashes in their full length, so that the rest is where we look. */
export const isReadable = (row: Buffer): boolean =>
  row.readInt32BE(HASH_LENGTH_AT) === HASH_BYTES && row.readInt32BE(PREV_LENGTH_AT) === HASH_BYTES;

export const rowStream = (row: Buffer): number => row.readInt32BE(STREAM_AT);

export const seqOf = (row: Buffer): number =>
  row.readInt32BE(SEQ_AT) * TWO_32 + row.readUInt32BE(SEQ_AT + 4);

/** The hash that is stored with the row, byte for letter: the quickest form to compare. */
export const storedHashOf = (row: Buffer): string =>
  row.toString('latin1', HASH_AT, HASH_AT + HASH_BYTES);

/** The hash of the event before, as this row has it. */
export const prevHashOf = (row: Buffer): string =>
  row.toString('latin1', PREV_AT, PREV_AT + HASH_BYTES);

/** What the hash runs over. */
export const canonicalOf = (row: Buffer): Buffer => row.subarray(CANONICAL_AT);
