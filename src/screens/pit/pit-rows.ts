// The rows of the pit's list, in the order that was asked for; trouble is counted, not guessed.

import type { PitLine, TableSummary } from '../../wire/index.ts';

export const PIT_ORDERS = [
  ...(['table', 'trouble', 'taken', 'onFelt', 'atRisk', 'pace', 'boughtIn', 'win'] as const),
] as const;
export type PitOrder = (typeof PIT_ORDERS)[number];

export interface PitRow {
  readonly summary: TableSummary;
  readonly line: PitLine;
  /** How many things there want a person. */
  readonly trouble: number;
}

const NOTHING: PitLine = {
  table: '',
  claims: 0,
  matters: 0,
  frozen: null,
  currency: null,
  onFelt: 0,
  nets: null,
  pace: null,
  boughtIn: 0,
  win: 0,
  dealer: null,
  supervisor: null,
  rulings: 0,
};

/** A stopped table and frozen accounts outweigh whatever else waits. */
const STOPS = 100;

export const troubleAt = ({ stopped }: TableSummary, line: PitLine): number =>
  (stopped === null ? 0 : STOPS) + (line.frozen === null ? 0 : STOPS) + line.claims + line.matters;

/** What the house may lose of the coup in hand, on the result that costs it most. */
export const atRisk = ({ nets }: PitLine): number =>
  nets === null ? 0 : Math.max(0, -Math.min(nets.player, nets.banker, nets.tie));

const rank = ({ summary, line, trouble }: PitRow, order: PitOrder): number => {
  switch (order) {
    case 'table':
      return 0;
    case 'trouble':
      return trouble;
    case 'taken':
      return summary.taken;
    case 'atRisk':
      return atRisk(line);
    case 'pace':
      return line.pace ?? 0;
    case 'onFelt':
    case 'boughtIn':
    case 'win':
      return line[order];
  }
};

/** The greatest first; equals stay as the house lists them. */
export function pitRows(
  tables: readonly TableSummary[],
  lines: readonly PitLine[],
  order: PitOrder,
): readonly PitRow[] {
  const rows = tables.map(summary => {
    const line = lines.find(({ table }) => table === summary.table) ?? NOTHING;
    return { summary, line, trouble: troubleAt(summary, line) };
  });
  return rows.toSorted((a, b) => rank(b, order) - rank(a, order));
}
