// What a run has met: every command in every phase, and what of it was too rare.

import { COMMAND_NAMES } from '../../src/table/acts.ts';
import { IRREGULARITIES } from '../../src/rulebooks/index.ts';
import { COLUMNS, countsPage, neverAccepted, thinCells } from './counts.ts';
import { knownCells } from './night/target.ts';
import { whyRare } from './rare.ts';
import type { RunReport } from './report.ts';
import { COLUMNS as TOURNAMENT_COLUMNS } from './tournament/places.ts';
import { OFFICE_NAMES, TABLE_NAMES } from './tournament/propose.ts';

/** Every accepted command is met this often in every phase over a run of a thousand nights. */
export const LEAST = 30;

const KNOWN = knownCells().map(({ row, column }) => `${row}|${column}`);

const rowsAtTables = (): readonly string[] => [
  ...COMMAND_NAMES.filter(name => name !== 'report-irregularity' && name !== 'sanction-patron'),
  ...IRREGULARITIES.map(what => `report-irregularity ${what}`),
];

const listed = (title: string, all: readonly string[]): readonly string[] => [
  `${title}: ${all.length === 0 ? 'none' : all.length}`,
  ...all.map(each => `  ${each}`),
];

/** Every command in every phase that takes it, as far as any run has found. */
export const possibleCells = ({ books }: RunReport): readonly string[] =>
  [...new Set([...KNOWN, ...books.keys()])].toSorted();

export function tableCoverage(report: RunReport): string {
  const { counts, books } = report;
  const possible = possibleCells(report);
  const thin = thinCells(counts, possible, LEAST).map(
    ({ row, column, accepted }) => `${row} in ${column}: ${accepted} (${whyRare(row, column)})`,
  );
  const fresh = [...books.keys()].filter(cell => !KNOWN.includes(cell));
  return [
    countsPage(counts, COLUMNS),
    '',
    `${possible.length} commands are possible in a phase of theirs`,
    ...listed(`accepted fewer than ${LEAST} times`, thin),
    ...listed('not in cells.txt yet (--cells writes it anew)', fresh),
    ...listed('never accepted', neverAccepted(counts, rowsAtTables())),
  ].join('\n');
}

export function tournamentCoverage({ counts, books }: RunReport): string {
  const thin = thinCells(counts, [...books.keys()].toSorted(), LEAST).map(
    ({ row, column, accepted }) => `${row} in ${column}: ${accepted}`,
  );
  const names = [...OFFICE_NAMES, ...TABLE_NAMES['in-turn'], ...TABLE_NAMES.together];
  return [
    countsPage(counts, TOURNAMENT_COLUMNS),
    '',
    ...listed(`accepted in a phase, but fewer than ${LEAST} times`, thin),
    ...listed('never accepted', neverAccepted(counts, [...new Set(names)])),
  ].join('\n');
}
