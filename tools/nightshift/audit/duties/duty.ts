// A duty that an event can break whatever it pays, and what is known beside the event.

import type { EventOf } from '../../../../src/table/acts.ts';
import type { Table } from '../../../../src/table/table.ts';
import type { Step } from '../../audited-table.ts';
import type { Violation } from '../../violation.ts';
import { openStakes, type OpenStake } from '../stakes.ts';

/** Commission that is owed: since which shoe, by account, and for which shoe it was let be. */
export interface CommissionDebts {
  readonly owedSince: ReadonlyMap<string, number>;
  readonly carriedInto: number | null;
}

export interface DutyBooks {
  readonly excluded: ReadonlySet<string>;
  readonly debts: CommissionDebts;
  /** What a patron has won by all wagers that won, whatever others lost. */
  readonly wonBy: (patron: string) => number;
  /** What of it is held or was left with the house. */
  readonly keptBackOf: (patron: string) => number;
  /** The clause by which cards are held for a dummy; null where none are. */
  readonly heldOn: string | null;
  /** What was ruled in the same line before. */
  readonly ruled: EventOf<'irregularity-ruled'> | null;
}

export type Duty = (step: Step, books: DutyBooks) => Violation | undefined;

/** The event never happens: the command before it is refused. */
export const refused = (kind: string, says: string): Violation => ({
  kind,
  says,
  expectation: { expect: { refused: '*' } },
  passes: true,
});

export const stakesOf = (table: Table, patron: string): readonly OpenStake[] =>
  openStakes(table).filter(stake => stake.patron === patron);

export const sumOf = (stakes: readonly OpenStake[]): number =>
  stakes.reduce((total, { cents }) => total + cents, 0);
