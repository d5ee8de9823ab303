// What is counted while shoes are dealt, as one line of numbers: every wager is priced from it.

import { RESULTS } from '../../rules/coup.ts';
import { CLASS_NUMBERS, CLASSES_PER_RESULT, PAIRINGS } from './coup-tables.ts';
import type { Kernel } from '../kernel/kernel.ts';

/** Windows of the latest results, two bits for each, the newest lowest; 3 is no result yet. */
export const LONGEST_WINDOW = 6;
export const NO_RESULT = 3;

/** States of both tails together, and a place for each result from each of them. */
export const MOST_TAIL_STATES = 16;
export const TAIL_MOVES = MOST_TAIL_STATES * 4;

const AFTER_CLASSES = CLASS_NUMBERS;
const AFTER_PAIRINGS = AFTER_CLASSES + PAIRINGS;
const AFTER_COMPLETE = AFTER_PAIRINGS + LONGEST_WINDOW + 1;

/** Windows of one length begin where those of all shorter ones end. */
const windowsBegin = (length: number): number => AFTER_COMPLETE + (4 ** length - 4) / 3;

const AFTER_WINDOWS = windowsBegin(LONGEST_WINDOW + 1);

export const COUNTERS = AFTER_WINDOWS + 2 * TAIL_MOVES;

/** Where each thing is counted. */
export const counterOf = {
  class: (number: number): number => number,
  pairing: (player: number, banker: number): number => AFTER_CLASSES + 4 * player + banker,
  /** All windows of a length that are full of results. */
  completeWindows: (length: number): number => AFTER_PAIRINGS + length,
  window: (length: number, code: number): number => windowsBegin(length) + code,
  tail: (state: number, result: number): number => AFTER_WINDOWS + 4 * state + result,
  /** The same on the last coup of a shoe. */
  lastTail: (state: number, result: number): number =>
    AFTER_WINDOWS + TAIL_MOVES + 4 * state + result,
} as const;

/** How many coups the counters hold, by result. */
export function resultsIn(counters: Float64Array): readonly number[] {
  return RESULTS.map((_, at) =>
    counters
      .subarray(at * CLASSES_PER_RESULT, (at + 1) * CLASSES_PER_RESULT)
      .reduce((sum, count) => sum + count, 0),
  );
}

function readKinds(kernel: Kernel, counters: Float64Array): void {
  const from = kernel.at.KIND_COUNTS_OFFSET / 4;
  const kinds = kernel.words.subarray(from, from + CLASS_NUMBERS * PAIRINGS);
  for (let kind = 0; kind < kinds.length; kind += 1) {
    const count = kinds[kind] ?? 0;
    if (count === 0) continue;
    const number = Math.floor(kind / PAIRINGS);
    const pairing = AFTER_CLASSES + (kind % PAIRINGS);
    counters[number] = (counters[number] ?? 0) + count;
    counters[pairing] = (counters[pairing] ?? 0) + count;
  }
  kinds.fill(0);
}

/** A window of six is also one of five, and so on down: its oldest result is left out. */
function readWindows(kernel: Kernel, counters: Float64Array): void {
  const from = kernel.at.WINDOWS_OFFSET / 4;
  const longest = kernel.words.subarray(from, from + 4 ** LONGEST_WINDOW);
  counters.set(longest, windowsBegin(LONGEST_WINDOW));
  longest.fill(0);
  for (let length = LONGEST_WINDOW; length >= 1; length -= 1) {
    const begin = windowsBegin(length);
    const shorter = windowsBegin(length - 1);
    const oldest = 2 * (length - 1);
    let complete = 0;
    for (let code = 0; code < 4 ** length; code += 1) {
      const count = counters[begin + code] ?? 0;
      if (count === 0) continue;
      // A lane that has not yet dealt this many coups has gaps at the old end of its window.
      if (code >> oldest !== NO_RESULT) complete += count;
      if (length === 1) continue;
      const at = shorter + (code & ((1 << oldest) - 1));
      counters[at] = (counters[at] ?? 0) + count;
    }
    counters[counterOf.completeWindows(length)] = complete;
  }
}

function readTails(kernel: Kernel, counters: Float64Array): void {
  for (const [place, begin] of [
    [kernel.at.TAILS_OFFSET, counterOf.tail(0, 0)],
    [kernel.at.LAST_TAILS_OFFSET, counterOf.lastTail(0, 0)],
  ] as const) {
    const moves = kernel.words.subarray(place / 4, place / 4 + TAIL_MOVES);
    counters.set(moves, begin);
    moves.fill(0);
  }
}

/** Takes what the kernel has counted since the last time, and leaves its counts at zero. */
export function takeCounters(kernel: Kernel, withStreaks: boolean, counters: Float64Array): void {
  counters.fill(0);
  readKinds(kernel, counters);
  if (!withStreaks) return;
  readWindows(kernel, counters);
  readTails(kernel, counters);
}
