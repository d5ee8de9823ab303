// What a run does about commands that were accepted too seldom in a phase: it goes back to the
// lines that led to them, or aims other nights at them where none did.

import { thinCells, type ThinCell } from './counts.ts';
import { LEAST, possibleCells } from './coverage.ts';
import type { RunReport } from './report.ts';
import type { Job } from './worker.ts';

/** A job plays so many branches at most, so that both threads have something to do. */
const MOST_AT_ONCE = 10;

/** Nights that are aimed at a command which no night has got to. */
const AIMED = 4;

/** Seeds of aimed nights stand apart from those of a run. */
const AIMED_FROM = 1_000_000_000;

export const thinIn = (report: RunReport): readonly ThinCell[] =>
  thinCells(report.counts, possibleCells(report), LEAST);

export const jobsForThinCells = (report: RunReport, round: number): Job[] =>
  thinIn(report).flatMap((thin, index) => jobsFor(report, thin, round, index));

function jobsFor(report: RunReport, thin: ThinCell, round: number, index: number): Job[] {
  const cell = `${thin.row}|${thin.column}`;
  const ways = report.branches.get(cell) ?? [];
  if (ways.length === 0) {
    const first = AIMED_FROM + round * 100_000 + index * AIMED;
    return Array.from({ length: AIMED }, (_, at) => ({ play: first + at, after: cell }));
  }
  const missing = LEAST - thin.accepted;
  const each = Math.min(MOST_AT_ONCE, Math.ceil(missing / ways.length));
  return ways.map(branch => ({ branch, times: each, round }));
}
