// Witnesses that judge and replay nothing: for the daily check behind play.

import { judgeFor } from '../judge/stream-judge.ts';
import type { Witness } from './stream-check.ts';

/** The witness of a stream that is judged; null for all others. */
function judgingWitness(stream: string): Witness | null {
  const judge = judgeFor(stream);
  return judge === null ? null : { see: () => null, compare: () => null, judge };
}

/** The name by which a scan asks every module of witnesses (scan.ts). */
export { judgingWitness as witnessFor };
