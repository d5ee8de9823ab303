// Buying in: money becomes chips on a seat's account, by the dealer's hand or the note acceptor.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type AccountKind, numbered, transfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { excludedFault } from '../../people/excluded.ts';
import { hasRoomFor, patronAccount, withAccounts } from '../../accounts/money.ts';
import { refuse, refuseUncountable, tournamentOnly } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { lockedFault } from '../../settlement/substantial-win.ts';
import type { Patron, Seat, Table } from '../../table.ts';

/** What is handed to a person; notes go into an acceptor. */
export const HANDED_TENDERS = ['cash', 'vouchers', 'tokens', 'chips'] as const;
export const TENDERS = [...HANDED_TENDERS, 'notes'] as const;
export type Tender = (typeof TENDERS)[number];

/** Where the books enter what was tendered. */
export const TENDERED: Readonly<Record<Tender, AccountKind>> = {
  cash: 'cash-in',
  vouchers: 'vouchers-in',
  tokens: 'tokens-in',
  chips: 'chips-in',
  notes: 'notes-in',
};

const buyInFields = { ...field.atSeat, tender: z.enum(TENDERS), cents: field.cents };

/** Money tendered for a seat; a free seat is taken with it, a taken one topped up. */
export type BuyIn = CommandWith<'buy-in', typeof buyInFields>;

export interface BoughtIn extends Happened {
  readonly happened: 'bought-in';
  readonly seat: number;
  readonly patron: string;
  readonly tender: Tender;
  readonly cents: number;
}

export function decideBuyIn(room: At, command: BuyIn): Decision<BoughtIn> {
  const { book, table } = room;
  const { by, at, seat: number, patron, tender, cents } = command;
  const { clause } = book.procedure.seats;
  const seat = seatOf(table, number);
  if (seat === undefined || table.phase === 'closed') {
    return refuse('no-such-seat', clause, { code: 'no-such-open-seat', seat: number });
  }
  if (table.setup?.stakeMode === 'tournament') return tournamentOnly(book);
  // A note that is stacked already is the patron's money: it is paid out with the rest.
  const isStacked = tender === 'notes' && seat.patron?.id === patron;
  const barred = isStacked ? undefined : excludedFault(room, patron);
  if (barred !== undefined) return barred;
  const unauthorised = tender === 'notes' ? undefined : lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const wrongWay = tenderFault(room, seat, tender);
  if (wrongWay !== undefined) return wrongWay;
  const locked = lockedFault(seat);
  if (locked !== undefined) return locked;
  const stands = seat.standing.some(({ id }) => id === patron);
  if (seat.patron !== null && seat.patron.id !== patron && !stands) {
    return refuse('seat-taken', clause, { code: 'seat-is-taken', seat: number });
  }
  if (!Number.isSafeInteger(cents) || cents <= 0) {
    return refuse('not-enough-money', clause, { code: 'buy-in-not-whole-cents' });
  }
  if (!hasRoomFor(table.ledger, cents)) return refuseUncountable();
  const debit = TENDERED[tender];
  const credit = patronAccount(number, patron);
  const transfers = numbered(table.ledger, [transfer({ debit, credit, cents, memo: 'buy-in' })]);
  return [{ happened: 'bought-in', by, at, seat: number, patron, tender, cents, transfers }];
}

/** A remote terminal takes notes only, and only a terminal with an acceptor takes notes (6.2.1). */
function tenderFault({ book }: At, seat: Seat, tender: Tender) {
  const { clause } = book.procedure.seats;
  if (tender === 'notes' && !seat.noteAcceptor) {
    return refuse('not-now', clause, { code: 'seat-without-note-acceptor' });
  }
  if (tender !== 'notes' && seat.kind === 'remote-terminal') {
    return refuse('not-now', clause, { code: 'notes-at-acceptor-only' });
  }
  return undefined;
}

/** Opens the patron's account before the money of the event is entered. */
export const openAccountOf = (table: Table, seat: number, patron: string): Table =>
  withAccounts(table, [patronAccount(seat, patron)]);

export function evolveBoughtIn(table: Table, event: BoughtIn): Table {
  const { seat: number, patron, at, cents } = event;
  return changeSeat(table, number, seat => {
    if (seat.standing.some(({ id }) => id === patron)) return seat;
    const sitting: Patron = seat.patron ?? { id: patron, paidIn: 0 };
    const paidIn = (sitting.paidIn ?? 0) + cents;
    return { ...seat, patron: { ...sitting, paidIn }, seatedAt: seat.seatedAt ?? at };
  });
}

export const buyInAct: Act<BuyIn, BoughtIn> = {
  name: 'buy-in',
  fields: buyInFields,
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideBuyIn,
  evolve: { 'bought-in': evolveBoughtIn },
};
