// Checkpoints: the head of every chain, signed, for a place that whoever runs the database cannot
// reach (R-EVT-4). docs/journal.md describes the file for other readers.

import { createHash, type KeyObject } from 'node:crypto';

import type { Hash } from '../../storage/journal/event.ts';
import { type BadFile, isBadFile, readSigned, writeSigned } from './signed.ts';

const FORMAT = 'sabot-checkpoint/1';

/** The heads of all streams at one moment. */
export interface Checkpoint {
  readonly house: string;
  /** 1, 2, 3 … without a gap. */
  readonly number: number;
  readonly at: string;
  /** SHA-256 of the one before, so that none can be taken out; null for the first. */
  readonly previous: Hash | null;
  readonly streams: readonly (readonly [name: string, seq: number, hash: Hash])[];
}

/** Writes it: what is signed, byte for byte, and the signature. */
export function writeCheckpoint(checkpoint: Checkpoint, key: KeyObject): Buffer {
  const { house, number, at, previous, streams } = checkpoint;
  return writeSigned(FORMAT, { house, number, at, previous, streams }, key);
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
