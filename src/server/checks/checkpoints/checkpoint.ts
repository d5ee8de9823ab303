// Checkpoints: the head of every chain, signed, for a place that whoever runs the database cannot
// reach (R-EVT-4). docs/journal.md describes the file for other readers.

import { createHash, type KeyObject } from 'node:crypto';

import type { Hash } from '../../storage/journal/event.ts';
import { type BadFile, isBadFile, readSigned, writeSigned } from './signed.ts';
import type { Signer } from './signer.ts';

const FORMAT = 'sabot-checkpoint/1';

/** The heads of all streams at one moment. */
export interface Checkpoint {
  readonly house: string;
  /** 1, 2, 3 … without a gap. */
  readonly number: number;
  readonly at: string;
  /** SHA-256 of the one before, so that none can be taken out; null for the first. */
  readonly previous: Hash | null;
  readonly streams: readonly StreamHead[];
  /** The counter of the heads that were sent before; not in checkpoints of 0.1.0. */
  readonly counter?: number;
  /** What two people let go on though the second place knew more; only where they did. */
  readonly reconciled?: Reconciliation;
}

/** Where a chain ends. */
export type StreamHead = readonly [name: string, seq: number, hash: Hash];

/** Two people's word that play goes on from an older journal, or without the second place. */
export interface Reconciliation {
  readonly found: 'behind' | 'altered' | 'unreachable';
  readonly by: string;
  readonly approvedBy: string;
  readonly why: string;
  /** The heads that the second place knew and the journal has not got. */
  readonly lost: readonly StreamHead[];
  /** The heads from which the journal goes on. */
  readonly stood: readonly StreamHead[];
}

/** Writes it: what is signed, byte for byte, and the signature. */
export function writeCheckpoint(checkpoint: Checkpoint, signer: Signer): Promise<Buffer> {
  const { house, number, at, previous, streams, ...also } = checkpoint;
  return writeSigned(FORMAT, { house, number, at, previous, streams, ...also }, signer);
}

/** Reads a checkpoint whose signature holds, or says what is wrong with it. */
export function readCheckpoint(file: Buffer, key: KeyObject): Checkpoint | BadFile {
  const body = readSigned(FORMAT, file, key);
  return isBadFile(body) ? body : (body as Checkpoint); // we alone sign under this format
}

/** The name under which the next checkpoint refers to this one. */
export const checkpointHash = (file: Buffer): Hash =>
  createHash('sha256').update(file).digest('base64');

export const checkpointName = (number: number): string =>
  `checkpoint-${String(number).padStart(9, '0')}.jsonl`;

/** The number in a checkpoint's file name, or null for other files. */
export function numberInName(name: string): number | null {
  const found = /^checkpoint-(\d{9,})\.jsonl$/u.exec(name);
  return found === null ? null : Number(found[1]);
}
