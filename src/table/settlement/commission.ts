// Commission that is owed for a while: whose marker shows what, and until when (crown 10.2.1).

import {
  type AccountId,
  accountsOf,
  balance,
  closeAccount,
  isLedgerRefusal,
} from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { At } from '../act.ts';
import { seatOf } from '../change.ts';
import { peopleAt, personAt } from '../people/people-at.ts';
import { balanceOf, placeIn, withAccounts } from '../accounts/money.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Seat, Table } from '../table.ts';

const MARKER = 'commission-due:';

/** The marker of one patron at one seat. */
export const markerAccount = (seat: number, patron: string): AccountId =>
  `${MARKER}${seat}/${patron}`;

// Few tables ever have one, and views ask at every card; the chart changes when somebody comes.
const MARKED = new WeakMap<Table['ledger']['places'], boolean>();

/** Whether any marker stands in the books at all. */
export function hasMarkers({ ledger: { places } }: Table): boolean {
  const known = MARKED.get(places);
  if (known !== undefined) return known;
  const isMarked = Object.keys(places).some(id => id.startsWith(MARKER));
  MARKED.set(places, isMarked);
  return isMarked;
}

/** What a patron owes at a seat. */
export const commissionDue = (table: Table, seat: number, patron: string): number =>
  hasMarkers(table) ? balanceOf(table.ledger, markerAccount(seat, patron)) : 0;

/** Every marker on the table, by seat (10.2.1 (b)). */
export const markersOf = (table: Table) =>
  hasMarkers(table)
    ? table.seats.flatMap(seat => markersAt(table, seat)).filter(({ due }) => due > 0)
    : [];

const markersAt = (table: Table, seat: Seat) =>
  peopleAt(seat).map(({ id }) => ({
    seat: seat.number,
    patron: id,
    due: commissionDue(table, seat.number, id),
  }));

/** Commission that somebody owes. */
export interface Debt {
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
}

/** Everything that anybody owes here, also those who have left. */
function duesOf(table: Table): readonly Debt[] {
  if (!hasMarkers(table)) return [];
  return accountsOf(table.ledger)
    .filter(account => account.kind === 'commission-due' && balance(account) > 0)
    .map(account => ({ ...placeIn(account.id), cents: balance(account) }));
}

/** Debts of people who left without the chips to pay: open at the cage until paid or let go. */
export const debtsOf = (table: Table) =>
  duesOf(table).filter(({ seat, patron }) => !isAt(table, seat, patron));

const isAt = (table: Table, number: number, patron: string): boolean => {
  const seat = seatOf(table, number);
  return seat !== undefined && personAt(seat, patron) !== undefined;
};

/** What people at the table owe, wherever at it they came to owe it. */
export const owedHere = (table: Table): number =>
  duesOf(table)
    .filter(({ patron }) => table.seats.some(seat => personAt(seat, patron) !== undefined))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Whoever left a debt behind settles it before they play here again (10.2.1 (a)(ii), C25). */
export function leftDebtFault({ book, table }: At, patron: string): Refusal | undefined {
  const clause = book.procedure.commission?.onLeaving;
  const isHere = table.seats.some(seat => personAt(seat, patron) !== undefined);
  if (clause === undefined || isHere) return undefined;
  const left = debtsOf(table).filter(debt => debt.patron === patron);
  const owed = left.reduce((sum, { cents }) => sum + cents, 0);
  return owed === 0 ? undefined : refuse('not-now', clause, { code: 'commission-owed', owed });
}

/** Why something waits while commission is owed; undefined where none is. */
export function commissionFault({ book, table }: At): Refusal | undefined {
  const clause = book.procedure.commission?.dueWithTheShoe;
  if (clause === undefined) return undefined;
  const owed = owedHere(table);
  if (owed === 0) return undefined;
  return refuse('not-now', clause, { code: 'commission-owed-from-shoe', owed });
}

/** Opens a marker for somebody who may owe commission. */
export const openMarker = (table: Table, seat: number, patron: string): Table =>
  withAccounts(table, [markerAccount(seat, patron)]);

/** Closes the marker of somebody who has left and owes nothing; a debt stays (C25). */
export function closeMarker(table: Table, seat: number, patron: string): Table {
  const id = markerAccount(seat, patron);
  if (table.ledger.places[id] === undefined || balanceOf(table.ledger, id) > 0) return table;
  const ledger = closeAccount(table.ledger, id);
  assert(!isLedgerRefusal(ledger), 'a marker without a debt is empty');
  return { ...table, ledger };
}

/** The same, once somebody who is not there any more owes nothing. */
export const closeSettledMarker = (table: Table, seat: number, patron: string): Table =>
  isAt(table, seat, patron) ? table : closeMarker(table, seat, patron);
