// Witnesses that judge and replay nothing: for the daily check behind play.

import { judgeFor } from '../judge/stream-judge.ts';
import type { Witness } from './stream-check.ts';

/** The witness of a table's stream; null for all others. */
export function judgingWitness(stream: string): Witness | null {
  const judge = judgeFor(stream);
  return judge === null ? null : { see: () => null, compare: () => null, judge };
}

// The threads of a check load this file by its address and ask for that name.
export { judgingWitness as witnessFor };
