// The draw of seats: laid out evenly in the order in which the names were drawn.

import type { RoundPlan } from '../conditions/document.ts';
import type { Session } from './session.ts';
import type { TournamentReason } from '../reason.ts';

export interface Drawn {
  readonly patron: string;
  readonly table: string;
  readonly seat: number;
}

/** Tables that so many patrons need: no more than there are, none with too few to choose from. */
function tablesFor(patrons: number, { tables, seats, advance }: RoundPlan): number {
  const needed = Math.max(Math.ceil(patrons / seats), Math.floor(patrons / (advance + 1)), 1);
  return Math.min(tables, needed);
}

/** One name after another to one table after another, seat by seat. */
export function drawSeats(
  order: readonly string[],
  tables: readonly string[],
  plan: RoundPlan,
): readonly Drawn[] {
  const used = Math.min(tablesFor(order.length, plan), tables.length);
  return order.flatMap((patron, index) => {
    const table = tables[index % used];
    return table === undefined ? [] : [{ patron, table, seat: Math.floor(index / used) + 1 }];
  });
}

/** What is wrong with a seating; undefined where everybody sits exactly once. */
export function seatFaults(
  session: Session,
  seats: readonly Drawn[],
  tables: readonly string[],
  most: number,
): TournamentReason | undefined {
  const patrons = seats.map(({ patron }) => patron);
  const everybody =
    patrons.length === session.patrons.length &&
    session.patrons.every(patron => patrons.includes(patron));
  if (!everybody) return { code: 'draw-seats-everybody-once' };
  const places = new Set(seats.map(({ table, seat }) => `${table}/${seat}`));
  if (places.size !== seats.length) return { code: 'seat-drawn-twice' };
  if (seats.some(({ table }) => !tables.includes(table))) {
    return { code: 'designated-tables-only' };
  }
  const fits = seats.every(({ seat }) => Number.isInteger(seat) && seat >= 1 && seat <= most);
  return fits ? undefined : { code: 'seats-up-to', count: most };
}
