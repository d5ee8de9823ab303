// The sample lines and right answers that came with the contract.

import { readFileSync } from 'node:fs';

export interface Vector {
  readonly in: Readonly<Record<string, unknown>>;
  /** Only the fields that are fixed. */
  readonly out: Readonly<Record<string, unknown>>;
}

export const VECTOR_COMMANDS = ['settle', 'place', 'shoe'] as const;
export type VectorCommand = (typeof VECTOR_COMMANDS)[number];

/** The samples of one command. */
export const vectorsOf = (command: VectorCommand): readonly Vector[] =>
  readFileSync(new URL(`../vectors/${command}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Vector); // the samples were written in this shape
