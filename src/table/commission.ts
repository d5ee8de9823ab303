// Commission that is owed for a while: whose marker shows what, and until when (crown 10.2.1).

import { type AccountId, closeAccount, isRefusal, openAccounts } from '../ledger/index.ts';
import { assert } from '../rules/assert.ts';
import type { At } from './act.ts';
import { peopleAt } from './people-at.ts';
import { balanceOf } from './money.ts';
import { refuse, type Refusal } from './refusal.ts';
import { sayMoney } from './say.ts';
import type { Seat, Table } from './table.ts';

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

/** Why something waits while commission is owed; undefined where none is. */
export function commissionFault({ book, table }: At): Refusal | undefined {
  const clause = book.procedure.commission?.dueWithTheShoe;
  if (clause === undefined) return undefined;
  const owed = markersOf(table).reduce((sum, { due }) => sum + due, 0);
  if (owed === 0) return undefined;
  return refuse('not-now', clause, `${sayMoney(owed)} of commission is owed from the last shoe.`);
}

/** Opens a marker for somebody who may owe commission. */
export function openMarker(table: Table, seat: number, patron: string): Table {
  const id = markerAccount(seat, patron);
  if (table.ledger.places[id] !== undefined) return table;
  const ledger = openAccounts(table.ledger, [{ id, currency: table.setup?.currency ?? '' }]);
  assert(!isRefusal(ledger), `a marker of seat ${seat} can be opened`);
  return { ...table, ledger };
}

/** Closes the marker of somebody who has left and owes nothing. */
export function closeMarker(table: Table, seat: number, patron: string): Table {
  const id = markerAccount(seat, patron);
  if (table.ledger.places[id] === undefined) return table;
  const ledger = closeAccount(table.ledger, id);
  assert(!isRefusal(ledger), 'nobody is paid out who owes commission');
  return { ...table, ledger };
}
