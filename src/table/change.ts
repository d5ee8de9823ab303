// Small changes to a table, written once: a seat replaced, a coup or shoe altered.

import { assert } from '../rules/assert.ts';
import type { Shoe } from './shoe/shoe.ts';
import type { TableCoup, Seat, Table } from './table.ts';

/** The seat of that number, if the table has it. */
export function seatOf(table: Table, number: number): Seat | undefined {
  const seat = table.seats[number - 1];
  return seat?.number === number ? seat : table.seats.find(other => other.number === number);
}

/** Where a seat stands in the table's list: mostly in the order of its number; -1 if nowhere. */
export const placeInOrder = (seats: readonly Seat[], number: number): number =>
  seats[number - 1]?.number === number
    ? number - 1
    : seats.findIndex(other => other.number === number);

/** Puts a changed seat in the old one's place. */
export function withSeat(table: Table, seat: Seat): Table {
  const seats = table.seats.slice();
  const at = placeInOrder(seats, seat.number);
  assert(at >= 0, `the table has no seat ${seat.number}`);
  seats[at] = seat;
  return { ...table, seats };
}

/** Changes the seat of a number that an event has named. */
export function changeSeat(table: Table, number: number, change: (seat: Seat) => Seat): Table {
  const seat = seatOf(table, number);
  assert(seat !== undefined, `the table has no seat ${number}`);
  return withSeat(table, change(seat));
}

export function coupOf(table: Table): TableCoup {
  assert(table.coup !== null, 'a coup is in progress');
  return table.coup;
}

export const changeCoup = (table: Table, change: Partial<TableCoup>): Table => ({
  ...table,
  coup: { ...coupOf(table), ...change },
});

export const changeShoe = (table: Table, change: Partial<Shoe>): Table => ({
  ...table,
  shoe: { ...table.shoe, ...change },
});
