// A malfunction before the close: the wagers of one terminal, or of all, go back (11.14, 11.15).

import { type Draft, numbered, voidTransfer } from '../../ledger/index.ts';
import type { At, Happened } from '../act.ts';
import type { Ruled } from '../irregularity.ts';
import { patronAccount, pendingBehind } from '../money.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Seat, Table } from '../table.ts';

export interface WagersVoided extends Happened {
  readonly happened: 'wagers-voided';
  /** The seats whose wagers for this coup went back. */
  readonly seats: readonly number[];
  readonly clause: string;
  /** The terminal that is out of order from now on; null when the fault was elsewhere. */
  readonly faulty: number | null;
}

/** All wagers of one terminal for the coup at the table are void; others go on. */
export function voidTheTerminalsWagers(room: At, ruled: Ruled): RulingEvents | Refusal {
  const { seat: number } = ruled.report.facts;
  const seat = room.table.seats.find(each => each.number === number);
  if (seat === undefined) {
    const no = refuse('no-such-seat', ruled.clause, 'Say which terminal failed.');
    return { ...no, asks: 'seat' };
  }
  return [voided(room, ruled, [seat], seat.number)];
}

/** A fault of the system before the close: every wager of every patron is void. */
export const voidAllWagers = (room: At, ruled: Ruled): RulingEvents => [
  voided(room, ruled, room.table.seats, null),
];

function voided(
  { table }: At,
  { clause, report: { by, at } }: Ruled,
  seats: readonly Seat[],
  faulty: number | null,
): WagersVoided {
  const drafts = seats.flatMap(seat => stakesBack(table, seat));
  const transfers = numbered(table.ledger, drafts);
  const numbers = seats.filter(({ wagers }) => wagers.length > 0).map(({ number }) => number);
  return { happened: 'wagers-voided', by, at, clause, seats: numbers, faulty, transfers };
}

const stakesBack = (table: Table, seat: Seat): readonly Draft[] =>
  seat.wagers.map(({ patron, transfer }) =>
    voidTransfer(pendingBehind(table.ledger, patronAccount(seat.number, patron), transfer)),
  );

export const evolveWagersVoided = (table: Table, { seats, faulty }: WagersVoided): Table => ({
  ...table,
  kept: {
    ...table.kept,
    shownMatters: table.kept.shownMatters.filter(({ seat }) => !seats.includes(seat)),
  },
  seats: table.seats.map(seat => ({
    ...seat,
    ...(seats.includes(seat.number) ? { wagers: [], revision: seat.revision + 1 } : {}),
    ...(seat.number === faulty ? { state: 'faulty' as const } : {}),
  })),
});
