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
import { leftDebtFault } from '../../settlement/commission.ts';
import { lockedFault } from '../../settlement/substantial-win.ts';
import type { Patron, Seat, Table } from '../../table.ts';

/** What is handed to a person; a machine takes notes and tickets. */
export const HANDED_TENDERS = ['cash', 'vouchers', 'tokens', 'chips'] as const;
/** What the terminal itself takes, by its drivers. */
export const MACHINE_TENDERS = ['notes', 'tickets'] as const;
export const TENDERS = [...HANDED_TENDERS, ...MACHINE_TENDERS] as const;
export type Tender = (typeof TENDERS)[number];

/** Where the books enter what was tendered. */
export const TENDERED: Readonly<Record<Tender, AccountKind>> = {
  cash: 'cash-in',
  vouchers: 'vouchers-in',
  tokens: 'tokens-in',
  chips: 'chips-in',
  notes: 'notes-in',
  tickets: 'tickets-in',
};

const buyInFields = {
  ...field.atSeat,
  tender: z.enum(TENDERS),
  cents: field.cents,

  /** The ticket that a terminal took: its running number, never the one that is paid. */
  reference: field.word.exactOptional(),
};

const isByMachine = (tender: Tender): boolean =>
  MACHINE_TENDERS.some(machine => machine === tender);

/** Money tendered for a seat; a free seat is taken with it, a taken one topped up. */
export type BuyIn = CommandWith<'buy-in', typeof buyInFields>;

export interface BoughtIn extends Happened {
  readonly happened: 'bought-in';
  readonly seat: number;
  readonly patron: string;
  readonly tender: Tender;
  readonly cents: number;
  readonly reference?: string;
}

export function decideBuyIn(room: At, command: BuyIn): Decision<BoughtIn> {
  const { book, table } = room;
  const { by, at, seat: number, patron, tender, cents, reference } = command;
  const { clause } = book.procedure.seats;
  const seat = seatOf(table, number);
  if (seat === undefined || table.phase === 'closed') {
    return refuse('no-such-seat', clause, { code: 'no-such-open-seat', seat: number });
  }
  if (table.setup?.stakeMode === 'tournament') return tournamentOnly(book);
  // A note that is stacked already is the patron's money: it is paid out with the rest.
  const isStacked = tender === 'notes' && seat.patron?.id === patron;
  const barred = isStacked
    ? undefined
    : (excludedFault(room, patron) ?? leftDebtFault(room, patron));
  if (barred !== undefined) return barred;
  const unauthorised = isByMachine(tender) ? undefined : lacksPower(room, by, 'deal');
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
  const what = { tender, cents, ...(reference === undefined ? {} : { reference }) };
  return [{ happened: 'bought-in', by, at, seat: number, patron, ...what, transfers }];
}

/**
 * A remote terminal takes what its machines take, only a terminal with an acceptor takes notes
 * (6.2.1), and only one whose house rules say so takes tickets (R16).
 */
function tenderFault({ book, table }: At, seat: Seat, tender: Tender) {
  const { clause } = book.procedure.seats;
  if (tender === 'tickets' && !takesTickets(table, seat)) {
    return refuse('not-now', 'ruling R16', { code: 'seat-takes-no-tickets' });
  }
  if (tender === 'notes' && !seat.noteAcceptor) {
    return refuse('not-now', clause, { code: 'seat-without-note-acceptor' });
  }
  if (!isByMachine(tender) && seat.kind === 'remote-terminal') {
    return refuse('not-now', clause, { code: 'notes-at-acceptor-only' });
  }
  return undefined;
}

/** Whether a ticket can be brought to a seat, as a note is. */
export const takesTickets = ({ setup }: Table, { kind }: Seat): boolean =>
  setup?.ticketsIn === true && kind !== 'seat';

/** Opens the patron's account before the money of the event is entered. */
export const openAccountOf = (table: Table, seat: number, patron: string): Table =>
  withAccounts(table, [patronAccount(seat, patron)]);

/** The accounts of a buy-in; tickets have one of their own from the first of them on. */
export const openAccountsOf = (table: Table, { seat, patron, tender }: BoughtIn): Table =>
  withAccounts(table, [
    patronAccount(seat, patron),
    ...(tender === 'tickets' ? [TENDERED.tickets] : []),
  ]);

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
