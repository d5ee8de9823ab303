// A line’s time: it moves on before the line is done, and back where the line cannot be read.

import type { LineFields, StageAnswer } from './answer.ts';
import { isLineError, lineError, type LineError, readAs } from './line-error.ts';
import { atSchema, timeOf } from './time.ts';

/** Does a line at its time. */
export function timed(
  clock: { now: number },
  fields: LineFields,
  act: () => StageAnswer | LineError,
): StageAnswer | LineError {
  const read = readAs(atSchema.optional(), fields['at']);
  if (isLineError(read)) return lineError('wrong-value', `at: ${read.message}`, 'at');
  const before = clock.now;
  const at = timeOf(read.value, before);
  if (at < before) {
    return lineError('wrong-value', `at: expected a time from ${before} on, got ${at}`, 'at');
  }
  clock.now = at;
  const answer = act();
  if (isLineError(answer)) clock.now = before;
  return answer;
}
