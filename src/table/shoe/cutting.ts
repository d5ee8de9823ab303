// Who is offered the cut, seat by seat: each book has its own order and direction.

import { never } from '../../rules/assert.ts';
import type { CutOrder } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import type { Seat, Table } from '../table.ts';

/** Occupied seats clockwise, which is by falling numbers (G8). */
const clockwise = (table: Table): readonly Seat[] =>
  table.seats.filter(({ patron }) => patron !== null).toSorted((a, b) => b.number - a.number);

/** The seats in the order in which the cut is offered to them. */
export function cutOffers({ book, table }: At): readonly number[] {
  const rule = book.procedure.shoe.cutOrder;
  if (rule === undefined) return [];
  const { cutterNamed: named, cutterPerson: person } = table.shoe;
  // Nobody else is offered what a person without a seat was named for.
  if (person !== null) return [];
  const usual = ordered(rule.order, table);
  // After somebody named has refused, the offer goes on clockwise from there (4.2.2).
  return named === null ? usual : after(usual, named + 1);
}

function ordered(order: CutOrder, table: Table): readonly number[] {
  const seats = clockwise(table).map(({ number }) => number);
  switch (order) {
    case 'supervisor':
      return [];
    case 'highest-seat-clockwise':
      return seats;
    case 'first-seated-clockwise':
      return table.shoe.lastCutter === null
        ? firstSeatedFirst(table, seats)
        : after(seats, table.shoe.lastCutter);
    default:
      return never(order);
  }
}

/** Seats clockwise from a place, which may be empty by now, all the way round. */
const after = (seats: readonly number[], place: number): readonly number[] => [
  ...seats.filter(number => number < place),
  ...seats.filter(number => number >= place),
];

function firstSeatedFirst(table: Table, seats: readonly number[]): readonly number[] {
  const [first] = table.seats
    .filter(({ seatedAt }) => seatedAt !== null)
    .toSorted((a, b) => (a.seatedAt ?? 0) - (b.seatedAt ?? 0));
  if (first === undefined) return seats;
  return [first.number, ...seats.filter(number => number !== first.number)];
}

/** Whose turn it is to cut; null when every seat has declined and staff must. */
export function cutterNow(room: At): number | null {
  const { cutDeclined } = room.table.shoe;
  return cutOffers(room).find(number => !cutDeclined.includes(number)) ?? null;
}
