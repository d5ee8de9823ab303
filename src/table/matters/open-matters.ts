// What waits for a decision when a table closes: it lives with the house until somebody ends it.

import { type Debt, debtsOf } from '../settlement/commission.ts';
import { type OutstandingSum, owedBy, owingTo } from '../restatement/outstanding.ts';
import type { Table } from '../table.ts';

export interface OpenMatters {
  /** Claims and holds by their numbers. */
  readonly claims: readonly number[];
  readonly holds: readonly number[];
  /** Terminals that showed something else at a close, or said nothing (G9). */
  readonly shown: readonly {
    readonly seat: number;
    readonly shoe: number;
    readonly coup: number;
  }[];
  /** What the house owes, and what is owed to it. */
  readonly owed: readonly OutstandingSum[];
  readonly owing: readonly OutstandingSum[];
  readonly debts: readonly Debt[];
  /** Who is detained. */
  readonly detained: readonly string[];
}

export const openMatters = (table: Table): OpenMatters => ({
  claims: table.claims.open.map(({ id }) => id),
  holds: table.claims.holds.map(({ id }) => id),
  shown: table.kept.shownMatters.map(({ seat, shoe, coup }) => ({ seat, shoe, coup })),
  owed: owedBy(table),
  owing: owingTo(table),
  debts: debtsOf(table),
  detained: table.claims.detained.map(({ patron }) => patron),
});

export const openMatterCount = (open: OpenMatters): number =>
  Object.values(open).reduce((sum, list: readonly unknown[]) => sum + list.length, 0);
