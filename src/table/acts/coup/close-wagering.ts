// No more wagers: by time, by the dealer or by the first card. What lies now is what is settled.

import { type Draft, numbered, voidTransfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import {
  atClose,
  type Nomination,
  type ReturnedWager,
  seatAtClose,
} from '../../wagers/at-close.ts';
import { mustBecomeDummy } from '../../coup/dummy.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { type CoupMadeDummy, madeDummy } from '../../rulings/coup/coup-becomes-dummy.ts';
import { asked, type ShownAndSaid, snapshotOf } from '../../wagers/close-snapshot.ts';
import type { Seat, Table } from '../../table.ts';

export type { ReturnedWager } from '../../wagers/at-close.ts';

export type CloseWagering = CommandWith<'close-wagering'>;

export interface WageringClosed extends Happened {
  readonly happened: 'wagering-closed';
  readonly byWhat: 'time' | 'dealer' | 'first-card';
  readonly returned: readonly ReturnedWager[];
  /** Sides nominated for combination Runs (C7). */
  readonly nominations: readonly Nomination[];
  /** What every person had now: the coup is settled from this and nothing else (4.6). */
  readonly shown: readonly ShownAndSaid[];
}

export function decideCloseWagering(
  room: At,
  { by, at }: CloseWagering,
): Decision<WageringClosed | CoupMadeDummy> {
  const { book, table } = room;
  const { after } = book.procedure.wagering;
  if (table.phase !== 'wagering') {
    // Closed is closed: dealer, clock and first card may all say so.
    const isClosed = table.coup !== null && table.coup.closedAt !== null;
    return isClosed ? [] : refuse('not-now', after, { code: 'no-wagering-period' });
  }
  const closesAt = table.coup?.closesAt ?? null;
  if (by.role === 'system') {
    if (closesAt !== null && at >= closesAt) return closed(room, 'time', by, at);
    return refuse('not-now', after, { code: 'wagering-period-running' });
  }
  const unauthorised = lacksPower(room, by, 'deal');
  return unauthorised ?? closed(room, 'dealer', by, at);
}

/** A coup that nobody wagers on after a card was burnt for it is finished as a dummy (11.5). */
function closed(
  room: At,
  byWhat: WageringClosed['byWhat'],
  by: WageringClosed['by'],
  at: number,
): readonly (WageringClosed | CoupMadeDummy)[] {
  const closing = closeNow(room, byWhat, by, at);
  const after = { book: room.book, table: evolveWageringClosed(room.table, closing) };
  const ground = mustBecomeDummy(after);
  return ground === null ? [closing] : [closing, madeDummy(after, ground, { by, at })];
}

/** Closes the period: pairs without a qualifier go back, then sums under the aggregate (R6). */
export function closeNow(
  room: At,
  byWhat: WageringClosed['byWhat'],
  by: WageringClosed['by'],
  at: number,
): WageringClosed {
  const { ledger, seats } = room.table;
  const each = seats.map(seat => atClose(room, seat));
  const returned = each.flatMap(seat => seat.returned);
  const nominations = each.flatMap(seat => seat.nominations);
  const drafts = returned.map(({ seat, wager }): Draft => {
    const account = patronAccount(seat, wager.patron);
    return voidTransfer(pendingBehind(ledger, account, wager.transfer));
  });
  const left = seatsAtClose(seats, returned, nominations);
  const shown = asked(room, snapshotOf(room, left));
  const transfers = numbered(ledger, drafts);
  const event = { happened: 'wagering-closed', by, at, byWhat } as const;
  return { ...event, returned, nominations, shown, transfers };
}

function seatsAtClose(
  seats: readonly Seat[],
  returned: readonly ReturnedWager[],
  nominations: readonly Nomination[],
): readonly Seat[] {
  if (returned.length === 0 && nominations.length === 0) return seats;
  const gone = new Set(returned.map(({ wager }) => wager.transfer));
  const sides = new Map(nominations.map(({ transfer, side }) => [transfer, side]));
  return seats.map(seat => seatAtClose(seat, gone, sides));
}

export function evolveWageringClosed(table: Table, event: WageringClosed): Table {
  const seats = seatsAtClose(table.seats, event.returned, event.nominations);
  const closing = { closedAt: event.at, shown: event.shown };
  const coup = table.coup === null ? null : { ...table.coup, ...closing };
  return { ...table, phase: 'no-more-wagers', seats, coup };
}

export const closeWageringAct: Act<CloseWagering, WageringClosed> = {
  name: 'close-wagering',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideCloseWagering,
  evolve: { 'wagering-closed': evolveWageringClosed },
};
