// Seats kept for patrons who are away for some minutes, as the house's record has them: a fold,
// plain, so that a restart forgets none; and what nobody does at such a seat meanwhile.

import type { SentCommand } from '../../table/acts.ts';
import type { Table } from '../../table/table.ts';
import type { KeptSeat } from '../../wire/pit/seats-kept.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

/** By table and seat; one whose time is over stays until another seat is kept. */
export type SeatsKeptOnRecord = Readonly<Record<string, KeptSeat>>;

const KEPT_SEAT_EVENTS = ['seat-kept', 'kept-seat-released'] as const;
type KeptSeatEvent = (typeof KEPT_SEAT_EVENTS)[number];

export const isKeptSeatEvent = (kind: string): kind is KeptSeatEvent =>
  KEPT_SEAT_EVENTS.some(each => each === kind);

const placeOf = ({ table, seat }: Pick<KeptSeat, 'table' | 'seat'>): string => `${seat} ${table}`;

/** What an event changes; bodies were written by the house itself (its acts). */
export function evolveKeptSeats(
  seats: SeatsKeptOnRecord,
  kind: KeptSeatEvent,
  body: unknown,
): SeatsKeptOnRecord {
  if (kind === 'kept-seat-released') {
    const { [placeOf(body as KeptSeat)]: _, ...others } = seats; // its act's
    return others;
  }
  const { table, seat, patron, since, until, by } = body as KeptSeat; // the same
  const others = Object.entries(seats).filter(([, other]) => other.until > since);
  const kept = { table, seat, patron, since, until, by };
  return { ...Object.fromEntries(others), [placeOf(kept)]: kept };
}

/**
 * Who has a seat kept now. At a seat whose machine takes notes from anybody it ends with the
 * patron's cash-out: no money that is in is turned away.
 */
export function seatKeptAt(
  seats: SeatsKeptOnRecord,
  table: Pick<Table, 'id' | 'seats'>,
  number: number,
  now: number,
): KeptSeat | null {
  const kept = seats[placeOf({ table: table.id, seat: number })];
  const seat = table.seats.find(each => each.number === number);
  if (kept === undefined || seat === undefined || kept.until <= now) return null;
  const isFree = seat.patron === null && !seat.noteAcceptor;
  return isFree || seat.patron?.id === kept.patron ? kept : null;
}

/** Why a kept seat is not given to somebody else, nor taken from its patron as idle. */
export function keptSeatFault(
  seats: SeatsKeptOnRecord,
  table: Pick<Table, 'id' | 'seats'> | undefined,
  command: SentCommand,
  now: number,
): RefusalTold | null {
  if (table === undefined || (command.do !== 'buy-in' && command.do !== 'leave')) return null;
  const kept = seatKeptAt(seats, table, command.seat, now);
  if (kept === null) return null;
  const seat = table.seats.find(({ number }) => number === command.seat);
  const isTaken = command.do === 'leave' ? command.reason === 'idle' : seat?.patron === null;
  const isTheirs = command.patron === kept.patron;
  if (!isTaken || isTheirs !== (command.do === 'leave')) return null;
  const reason = { code: 'seat-is-kept', seat: kept.seat, patron: kept.patron } as const;
  return { refused: 'seat-taken', clause: 'ruling R14', reason };
}
