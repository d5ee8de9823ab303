// What goes into the journal and what comes out: events with their transfers, whoever made them.

import type { Transfer } from '../../../ledger/transfer.ts';

/** A SHA-256 in base64: short to read, quick to compare. */
export type Hash = string;

/** An event as its table made it; the journal neither knows nor asks what it means. */
export interface NewEvent {
  readonly kind: string;
  /** The version of the body's shape; journals of earlier releases replay for ever. */
  readonly version: number;
  readonly body: unknown;
}

/** One command's outcome: its events and transfers are stored together or not at all (R-MEM-6). */
export interface Append {
  readonly stream: string;
  readonly epoch: number;
  /** The seq of the last event the writer has seen; 0 when the stream is empty. */
  readonly expectedSeq: number;
  /** The server's time, in milliseconds UTC (R-CLK-1). It never goes back within a stream. */
  readonly at: number;
  /** 'YYYY-MM-DD' (R-CLK-2). */
  readonly gamingDay: string;
  readonly currency: string;
  readonly events: readonly NewEvent[];
  readonly transfers: readonly Transfer[];
  /** The command's idempotency key, and the answer a repetition will get (R-BET-3). */
  readonly key?: string | undefined;
  readonly answer?: unknown;
}

/** The end of a stream's chain. */
export interface Head {
  readonly seq: number;
  readonly hash: Hash;
  readonly at: number;
}

/** An event as it was stored. Transfers, key and answer stand with an append's last event. */
export interface StoredEvent {
  readonly stream: string;
  readonly seq: number;
  readonly epoch: number;
  readonly at: number;
  readonly gamingDay: string;
  readonly currency: string;
  readonly kind: string;
  /** Of the body as it is here: today's, or a later release's that nobody here can read. */
  readonly version: number;
  readonly body: unknown;
  readonly transfers: readonly Transfer[];
  readonly key: string | null;
  readonly answer: unknown;
  readonly prevHash: Hash;
  readonly hash: Hash;
}

export const APPEND_REFUSALS = [
  'busy',
  'journal-not-available',
  'stream-not-open',
  'lease-lost',
  'wrong-seq',
  'time-went-back',
  'key-repeated',
  'not-storable',
] as const;

/** Why an append was not stored. Nothing of it was. */
export type AppendRefusal =
  | {
      readonly refused: Exclude<(typeof APPEND_REFUSALS)[number], 'key-repeated'>;
      readonly says: string;
    }
  | {
      readonly refused: 'key-repeated';
      readonly says: string;
      /** What the first command with this key was answered. */
      readonly answer: unknown;
    };

/** An append that is on the disk. */
export interface AppendedEvents {
  readonly first: number;
  readonly last: number;
  readonly hash: Hash;
}
