// How often each command was tried in each phase, and what came of it: the table that a run prints.

import { TABLE_PHASES, type Table, type TablePhase } from '../../src/table/table.ts';
import type { Outcome } from './audited-run.ts';
import { type Fields, textIn } from './commands/draw-schema.ts';

/** A table that is frozen stands in a phase as well: it is counted in both columns. */
export const COLUMNS = [...TABLE_PHASES, 'frozen'] as const;
export type Column = TablePhase | 'frozen';

export interface Cell {
  readonly tried: number;
  readonly accepted: number;
  readonly done: number;
  readonly refused: number;
}

const EMPTY: Cell = { tried: 0, accepted: 0, done: 0, refused: 0 };

/** Plain data, so that one worker can hand it to another. */
export type Counts = Record<string, Cell>;

/** What is counted by itself: a report by its kind, a sanction by its kind. */
export function rowOf(line: Fields): string {
  const name = textIn(line, 'do');
  const kind = textIn(line, 'what') || (name === 'sanction-patron' ? textIn(line, 'kind') : '');
  return kind === '' ? name : `${name} ${kind}`;
}

const columnsOf = ({ phase, frozen }: Table): readonly Column[] =>
  frozen === null ? [phase] : [phase, 'frozen'];

const FIELD = {
  happens: 'accepted',
  done: 'done',
  refused: 'refused',
  stopped: 'refused',
  unreadable: 'refused',
} as const;

/** The cells that a line at a table belongs to: 'report-irregularity fraud|dealing'. */
export const cellsOf = (line: Fields, before: Table): readonly string[] =>
  columnsOf(before).map(column => `${rowOf(line)}|${column}`);

/** Counts one try at a table as it stood before. */
export const count = (counts: Counts, line: Fields, before: Table, outcome: Outcome): void =>
  tally(counts, rowOf(line), columnsOf(before), outcome);

/** Counts one try in whatever columns it belongs to. */
export function tally(
  counts: Counts,
  row: string,
  columns: readonly string[],
  outcome: Outcome,
): void {
  for (const column of columns) {
    const key = `${row}|${column}`;
    const cell = counts[key] ?? EMPTY;
    const field = FIELD[outcome];
    counts[key] = { ...cell, tried: cell.tried + 1, [field]: cell[field] + 1 };
  }
}

export function addCounts(to: Counts, from: Counts): void {
  for (const [key, { tried, accepted, done, refused }] of Object.entries(from)) {
    const cell = to[key] ?? EMPTY;
    to[key] = {
      tried: cell.tried + tried,
      accepted: cell.accepted + accepted,
      done: cell.done + done,
      refused: cell.refused + refused,
    };
  }
}

const cellOf = (counts: Counts, row: string, column: string): Cell =>
  counts[`${row}|${column}`] ?? EMPTY;

const rowsOf = (counts: Counts): readonly string[] =>
  [...new Set(Object.keys(counts).map(key => key.split('|')[0] ?? ''))].toSorted();

/** A cell that is possible and was accepted fewer times than a run must show. */
export interface ThinCell {
  readonly row: string;
  readonly column: string;
  readonly accepted: number;
}

export const thinCells = (
  counts: Counts,
  possible: readonly string[],
  least: number,
): readonly ThinCell[] =>
  possible
    .map(key => {
      const [row = '', column = ''] = key.split('|');
      return { row, column, accepted: counts[key]?.accepted ?? 0 };
    })
    .filter(({ accepted }) => accepted < least);

/** Commands and reports that were never taken anywhere. */
export function neverAccepted(counts: Counts, rows: readonly string[]): readonly string[] {
  const taken = new Set(
    Object.entries(counts)
      .filter(([, { accepted }]) => accepted > 0)
      .map(([key]) => key.split('|')[0]),
  );
  return rows.filter(row => !taken.has(row));
}

/** One row a command: accepted of tried in each column. */
export function countsPage(counts: Counts, columns: readonly string[]): string {
  const rows = rowsOf(counts);
  const wide = Math.max(...rows.map(({ length }) => length));
  const head = columns.map(column => column.slice(0, 12).padStart(13)).join('');
  const lines = rows.map(row => {
    const cells = columns.map(column => {
      const { tried, accepted } = cellOf(counts, row, column);
      return (tried === 0 ? '-' : `${accepted}/${tried}`).padStart(13);
    });
    return `${row.padEnd(wide)}${cells.join('')}`;
  });
  return [`${'accepted/tried'.padEnd(wide)}${head}`, ...lines].join('\n');
}
