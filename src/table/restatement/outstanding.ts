// What patrons are still to be paid or to pay from coups that were restated (G17): rows by patron
// and coup, and the accounts that hold the same money.

import {
  type AccountId,
  accountsOf,
  balance,
  closeAccount,
  isLedgerRefusal,
  openAccounts,
  type TransferId,
} from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import { balanceOf } from '../accounts/money.ts';
import type { Table } from '../table.ts';

/** Somebody who sat at a seat when the coup was played. */
export interface PatronAtSeat {
  readonly seat: number;
  readonly patron: string;
}

/** A coup by its shoe and its number in it. */
export interface CoupName {
  readonly shoe: number;
  readonly coup: number;
}

/** What one coup's present result pays one patron beyond what was moved for it so far. */
export interface OutstandingDifference extends PatronAtSeat, CoupName {
  /** Above nought the house owes it, below nought the patron does. */
  readonly cents: number;
  /** What more the patron would owe had the house not written it off; left out where nothing. */
  readonly writtenOff?: number;
  /** How much of such a debt is let go, where less is owed now: it may come back (G17). */
  readonly letGo?: number;
  /** The first of the stakes: every entry about them refers to it. */
  readonly refersTo: TransferId;
}

export const owedAccount = ({ seat, patron }: PatronAtSeat): AccountId => `owed:${seat}/${patron}`;
export const owingAccount = ({ seat, patron }: PatronAtSeat): AccountId =>
  `owing:${seat}/${patron}`;

export const isSamePatron = (one: PatronAtSeat, other: PatronAtSeat): boolean =>
  one.seat === other.seat && one.patron === other.patron;

const isOfCoup = (row: OutstandingDifference, { shoe, coup }: CoupName): boolean =>
  row.shoe === shoe && row.coup === coup;

/** The rows of one coup. */
export const rowsOfCoup = (
  { outstanding }: Table,
  coup: CoupName,
): readonly OutstandingDifference[] => outstanding.filter(row => isOfCoup(row, coup));

/** One person's debt or claim, over all coups. */
export interface OutstandingSum extends PatronAtSeat {
  readonly cents: number;
  readonly coups: readonly (CoupName & { readonly cents: number })[];
}

/** Everybody who has money to come from this table. */
export const owedBy = (table: Table): readonly OutstandingSum[] =>
  summed(table.outstanding.filter(({ cents }) => cents > 0));

/** Everybody who has money to bring to this table. */
export const owingTo = (table: Table): readonly OutstandingSum[] =>
  summed(
    table.outstanding.filter(({ cents }) => cents < 0).map(row => ({ ...row, cents: -row.cents })),
  );

function summed(rows: readonly OutstandingDifference[]): readonly OutstandingSum[] {
  const sums: OutstandingSum[] = [];
  for (const { seat, patron, shoe, coup, cents } of rows) {
    const at = sums.findIndex(sum => isSamePatron(sum, { seat, patron }));
    const before = sums[at] ?? { seat, patron, cents: 0, coups: [] };
    const coups = [...before.coups, { shoe, coup, cents }];
    sums.splice(at < 0 ? sums.length : at, 1, { ...before, cents: before.cents + cents, coups });
  }
  return sums;
}

/** Opens the accounts of what is about to be entered. */
export function withOutstandingAccounts(
  table: Table,
  rows: readonly OutstandingDifference[],
): Table {
  const wanted = rows.flatMap(row => [
    ...(row.cents > 0 ? [owedAccount(row)] : []),
    ...(row.cents < 0 ? [owingAccount(row)] : []),
  ]);
  const ids = [...new Set(wanted)].filter(id => table.ledger.places[id] === undefined);
  if (ids.length === 0) return table;
  const currency = table.setup?.currency ?? '';
  const ledger = openAccounts(
    table.ledger,
    ids.map(id => ({ id, currency })),
  );
  assert(!isLedgerRefusal(ledger), 'accounts for what is outstanding can be opened');
  return { ...table, ledger };
}

/** The table with these rows in place of a coup's own; accounts that hold nothing are closed. */
export function withRowsOfCoup(
  table: Table,
  coup: CoupName,
  rows: readonly OutstandingDifference[],
): Table {
  const others = table.outstanding.filter(row => !isOfCoup(row, coup));
  return withRows(table, [...others, ...rows]);
}

/** What was let go once is let go when the same debt comes back. */
export const letGoOf = ({ letGo, writtenOff = 0 }: OutstandingDifference): number =>
  letGo ?? writtenOff;

/** A row says something where money is to come, or would be had it not been let go. */
export const isKept = (row: OutstandingDifference): boolean =>
  row.cents !== 0 || letGoOf(row) !== 0;

/** The table with these rows and no others. */
export function withRows(table: Table, rows: readonly OutstandingDifference[]): Table {
  const touched = [...table.outstanding, ...rows];
  const outstanding = rows.filter(isKept);
  return closeEmpty({ ...table, outstanding }, touched);
}

function closeEmpty(table: Table, places: readonly PatronAtSeat[]): Table {
  let { ledger } = table;
  for (const id of new Set(places.flatMap(place => [owedAccount(place), owingAccount(place)]))) {
    if (ledger.places[id] === undefined || balanceOf(ledger, id) !== 0) continue;
    const closed = closeAccount(ledger, id);
    assert(!isLedgerRefusal(closed), 'an account that holds nothing can be closed');
    ledger = closed;
  }
  return { ...table, ledger };
}

/** Takes a sum off somebody's rows of one sign, the oldest first: the rows as they are then. */
export function settleRows(
  rows: readonly OutstandingDifference[],
  whose: PatronAtSeat,
  cents: number,
): {
  readonly rows: readonly OutstandingDifference[];
  readonly settled: readonly OutstandingDifference[];
} {
  const sign = Math.sign(cents);
  const settled: OutstandingDifference[] = [];
  let left = Math.abs(cents);
  const after = rows.map(row => {
    if (left === 0 || !isSamePatron(row, whose) || Math.sign(row.cents) !== sign) return row;
    const part = Math.min(left, Math.abs(row.cents));
    left -= part;
    settled.push({ ...row, cents: sign * part });
    return { ...row, cents: row.cents - sign * part };
  });
  return { rows: after, settled };
}

/** A sentence where the accounts of what is owed and owing do not hold what the rows say. */
export function outstandingFault({ ledger, outstanding }: Table): string | null {
  const sums = new Map<string, number>();
  for (const row of outstanding) {
    if (row.cents === 0) continue;
    const id = row.cents > 0 ? owedAccount(row) : owingAccount(row);
    sums.set(id, (sums.get(id) ?? 0) + Math.abs(row.cents));
  }
  for (const account of accountsOf(ledger)) {
    if (account.kind !== 'owed' && account.kind !== 'owing') continue;
    const [held, said] = [balance(account), sums.get(account.id) ?? 0];
    if (held !== said) return `Account ${account.id} holds ${held}, its coups come to ${said}.`;
    sums.delete(account.id);
  }
  const [missing] = sums.keys();
  return missing === undefined
    ? null
    : `Account ${missing} is not open, and coups are outstanding.`;
}
