// Reports as tables: which columns each has, of which kind, and what stands in them. Pure.

import type {
  CashByPerson,
  CorrectionList,
  Cut,
  EventCounts,
  FigureRow,
  ReconciledAccounts,
  TicketLiability,
} from '../../../wire/index.ts';
import type { SavedSheet, SheetCell } from '../../save/sheet.ts';
import type { ReportWord } from './use-report-texts.ts';

/** How a cell is written; money is in cents, a share in parts of one. */
export type CellKind = 'text' | 'count' | 'money' | 'share' | 'zValue' | 'pace' | 'time';

export interface ReportColumn {
  readonly word: ReportWord;
  readonly kind: CellKind;
}

export interface ReportSheet {
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
}

const shareOf = (part: number, whole: number | null): number | null =>
  whole === null || whole === 0 ? null : part / whole;

const TEXT = 'text' as const;
const COUNT = 'count' as const;
const MONEY = 'money' as const;

const FIGURES: readonly (ReportColumn & { readonly of: (row: FigureRow) => SheetCell })[] = [
  { word: 'currency', kind: TEXT, of: row => row.currency },
  { word: 'coups', kind: COUNT, of: row => row.coups },
  { word: 'pace', kind: 'pace', of: row => row.pace },
  { word: 'drop', kind: MONEY, of: row => row.drop },
  { word: 'handle', kind: MONEY, of: row => row.handle },
  { word: 'paid', kind: MONEY, of: row => row.paid },
  { word: 'win', kind: MONEY, of: row => row.win },
  { word: 'hold', kind: 'share', of: row => shareOf(row.win, row.drop) },
  { word: 'winOfHandle', kind: 'share', of: row => shareOf(row.win, row.handle) },
  { word: 'commission', kind: MONEY, of: row => row.commission },
  { word: 'theoretical', kind: MONEY, of: row => row.theoretical },
  { word: 'error', kind: MONEY, of: row => row.theoreticalError },
  { word: 'difference', kind: MONEY, of: row => row.win - row.theoretical },
  { word: 'zValue', kind: 'zValue', of: row => row.z },
  { word: 'corrections', kind: COUNT, of: row => row.corrections },
  { word: 'corrected', kind: MONEY, of: row => row.corrected },
  { word: 'voids', kind: COUNT, of: row => row.voids },
  { word: 'rulings', kind: COUNT, of: row => row.rulings },
];

/** What a row is called: a table's title, a wager's name ... */
export type KeyName = (key: string) => string;

export const figureSheet = (by: Cut, rows: readonly FigureRow[], nameOf: KeyName): ReportSheet => ({
  name: `accounts-by-${by}`,
  columns: [{ word: by, kind: TEXT }, ...FIGURES],
  rows: rows.map(row => [nameOf(row.key), ...FIGURES.map(({ of }) => of(row))]),
});

/** What does not agree stands first. */
export function reconciliationSheet(
  { lines }: ReconciledAccounts,
  nameOf: (what: ReportWord) => string,
): ReportSheet {
  const apart = ({ reported, held }: { readonly reported: number; readonly held: number }) =>
    Math.abs(reported - held);
  return {
    name: 'reconciliation',
    columns: [
      { word: 'table', kind: TEXT },
      { word: 'day', kind: TEXT },
      { word: 'currency', kind: TEXT },
      { word: 'what', kind: TEXT },
      { word: 'reported', kind: MONEY },
      { word: 'held', kind: MONEY },
      { word: 'differenceHeld', kind: MONEY },
    ],
    rows: lines
      .toSorted((one, other) => apart(other) - apart(one))
      .map(({ table, day, currency, what, reported, held }) => [
        ...[table, day, currency, nameOf(what), reported, held, reported - held],
      ]),
  };
}

export const correctionSheet = ({ corrections }: CorrectionList): ReportSheet => ({
  name: 'corrections',
  columns: [
    { word: 'time', kind: 'time' },
    { word: 'table', kind: TEXT },
    { word: 'coup', kind: TEXT },
    { word: 'version', kind: TEXT },
    { word: 'dealer', kind: TEXT },
    { word: 'clause', kind: TEXT },
    { word: 'currency', kind: TEXT },
    { word: 'handle', kind: MONEY },
    { word: 'paid', kind: MONEY },
    { word: 'win', kind: MONEY },
  ],
  rows: corrections.map(each => [
    ...[each.at, each.table, `${each.shoe}/${each.coup}`, each.version, each.dealer, each.clause],
    ...[each.currency, each.handle, each.paid, each.win],
  ]),
});

export const liabilitySheet = (
  { sums }: TicketLiability,
  stateOf: (state: string) => string,
): ReportSheet => ({
  name: 'tickets',
  columns: [
    { word: 'day', kind: TEXT },
    { word: 'state', kind: TEXT },
    { word: 'currency', kind: TEXT },
    { word: 'count', kind: COUNT },
    { word: 'sum', kind: MONEY },
  ],
  rows: sums.map(({ day, state, currency, count, cents }) => [
    ...[day, stateOf(state), currency, count, cents],
  ]),
});

export const eventSheet = (
  { kinds }: EventCounts,
  nameOf: (kind: string) => string,
): ReportSheet => ({
  name: 'events',
  columns: [
    { word: 'place', kind: TEXT },
    { word: 'what', kind: TEXT },
    { word: 'count', kind: COUNT },
    { word: 'lately', kind: 'time' },
  ],
  rows: kinds.map(({ place, kind, count, last }) => [place, nameOf(kind), count, last]),
});

export const cashSheet = (
  { people }: CashByPerson,
  whyText: (why: 'large' | 'structured') => string,
): ReportSheet => ({
  name: 'cash',
  columns: [
    { word: 'person', kind: TEXT },
    { word: 'day', kind: TEXT },
    { word: 'currency', kind: TEXT },
    { word: 'cashIn', kind: MONEY },
    { word: 'cashOut', kind: MONEY },
    { word: 'movements', kind: COUNT },
    { word: 'largest', kind: MONEY },
    { word: 'places', kind: TEXT },
    { word: 'why', kind: TEXT },
  ],
  rows: people.map(each => [
    ...[each.patron, each.day, each.currency, each.in, each.out, each.movements, each.largest],
    ...[each.places.join(' '), whyText(each.why)],
  ]),
});

const CENTS = 100;

/** As a spreadsheet wants it: sums in whole units, times by the book, shares as numbers. */
function savedCell(value: SheetCell, kind: CellKind | undefined): SheetCell {
  if (typeof value !== 'number') return value;
  if (kind === 'money') return value / CENTS;
  return kind === 'time' ? new Date(value).toISOString() : value;
}

export const savedSheet = (
  { name, columns, rows }: ReportSheet,
  period: string,
  title: (word: ReportWord) => string,
): SavedSheet => ({
  name: `${name}-${period}`,
  head: columns.map(({ word }) => title(word)),
  rows: rows.map(row => row.map((value, at) => savedCell(value, columns[at]?.kind))),
});
