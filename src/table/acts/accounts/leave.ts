// Leaving: the patron asks or is asked to go, and is paid to the cent once nothing is locked.

import { z } from 'zod';

import * as field from '../../fields.ts';
import {
  type AccountKind,
  closeAccount,
  type Draft,
  isLedgerRefusal,
  numbered,
  transfer,
  voidTransfer,
} from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { balanceOf, patronAccount, pendingBehind } from '../../accounts/money.ts';
import { closeMarker, commissionDue } from '../../settlement/commission.ts';
import { isLeaving, personAt } from '../../people/people-at.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { hasPower, lacksPower } from '../../people/roles.ts';
import { lockedFault } from '../../settlement/substantial-win.ts';
import type { Seat, Table } from '../../table.ts';
import type { Power } from '../../../rulebooks/procedure.ts';

/** Why a patron goes: of their own accord, or directed with a reason on record. */
export const LEAVING_REASONS = ['own-accord', 'disrupts-the-game', 'idle'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

const leaveFields = {
  ...field.atSeat,
  reason: z.enum(LEAVING_REASONS),

  /** What staff saw, when they direct somebody to go. */
  remark: field.words.exactOptional(),
};

export type Leave = CommandWith<'leave', typeof leaveFields>;

export interface LeavingNoted extends Happened {
  readonly happened: 'leaving-noted';
  readonly seat: number;
  readonly patron: string;
  readonly reason: LeavingReason;
  readonly remark: string | null;
}

export const PAYMENT_FORMS = ['chips', 'ticket', 'by-hand'] as const;
export type PaymentForm = (typeof PAYMENT_FORMS)[number];

const TO: Readonly<Record<PaymentForm, AccountKind>> = {
  chips: 'chips-out',
  ticket: 'tickets-out',
  'by-hand': 'hand-pays',
};

const payOutFields = {
  ...field.atSeat,
  how: z.enum(PAYMENT_FORMS),
  cents: field.sum,

  /** The number of the ticket, or of the printer's fault that hand payment answers. */
  reference: field.word.exactOptional(),

  /** What a patron without chips goes on owing, said to confirm it (C25). */
  owing: field.sum.exactOptional(),
};

/** Pays the whole balance and closes the account; the sum is said again to confirm it. */
export type PayOut = CommandWith<'pay-out', typeof payOutFields>;

export interface PaidOut extends Happened {
  readonly happened: 'paid-out';
  readonly seat: number;
  readonly patron: string;
  readonly how: PaymentForm;
  readonly cents: number;
  readonly reference: string | null;
  /** The debt that stays open. */
  readonly owing?: number;
}

export function decideLeave(room: At, command: Leave): Decision<LeavingNoted> {
  const { by, at, seat: number, patron, reason, remark } = command;
  const seat = occupied(room, number, patron);
  if (isNo(seat)) return seat;
  const denied = mayDirect(room, seat, command);
  if (denied !== undefined) return denied;
  if (isLeavingAt(seat, patron)) return [];
  // Before the close wagers come off first; locked ones are settled and then paid (R13).
  const drafts = room.table.phase === 'wagering' ? takenBack(room.table, seat, patron) : [];
  const transfers = numbered(room.table.ledger, drafts);
  const event = { happened: 'leaving-noted', by, at, seat: number, patron, reason } as const;
  return [{ ...event, remark: remark ?? null, transfers }];
}

const isLeavingAt = (seat: Seat, patron: string): boolean => {
  const person = personAt(seat, patron);
  return person !== undefined && isLeaving(seat, person);
};

const isNo = (answer: Seat | Refusal): answer is Refusal => 'reason' in answer;

function occupied({ book, table }: At, number: number, patron: string): Seat | Refusal {
  const seat = seatOf(table, number);
  if (seat !== undefined && personAt(seat, patron) !== undefined) return seat;
  return refuse('seat-empty', book.procedure.seats.clause, {
    code: 'patron-not-at-seat',
    patron,
    seat: number,
  });
}

function mayDirect(room: At, seat: Seat, { by, reason, remark, patron }: Leave) {
  const { clause } = room.book.procedure.seats;
  if (reason === 'own-accord') {
    if (by.id === patron || hasPower(room, by, 'deal')) return undefined;
    return refuse('not-your-seat', clause, { code: 'seat-ended-by-patron-or-staff' });
  }
  const power: Power = reason === 'idle' ? 'vacate-idle-seat' : 'direct-to-leave';
  const unauthorised = lacksPower(room, by, power);
  if (unauthorised !== undefined) return unauthorised;
  if (reason === 'idle') return idleFault(room, seat, patron);
  if (reason === 'disrupts-the-game' && (remark ?? '') === '') {
    return refuse('steps-missing', clause, { code: 'disturbance-not-described' });
  }
  return undefined;
}

/** Three coups without a wager, and none lies now: whoever wagers again keeps the seat (13.8). */
function idleFault({ book, table }: At, seat: Seat, patron: string): Refusal | undefined {
  const { idle, clause } = book.procedure.seats;
  const coups = isLocked(table, seat, patron) ? 0 : seat.idleCoups;
  if (seat.patron?.id === patron && coups >= (idle?.coups ?? Infinity)) return undefined;
  return refuse('not-now', idle?.clause ?? clause, { code: 'not-idle-long-enough', count: coups });
}

const takenBack = (table: Table, seat: Seat, patron: string): readonly Draft[] =>
  seat.wagers
    .filter(wager => wager.patron === patron)
    .map(({ transfer: id }) =>
      voidTransfer(pendingBehind(table.ledger, patronAccount(seat.number, patron), id)),
    );

export function decidePayOut(room: At, command: PayOut): Decision<PaidOut> {
  const { by, at, seat: number, patron, how, cents, reference } = command;
  const { book, table } = room;
  const seat = occupied(room, number, patron);
  if (isNo(seat)) return seat;
  const wrongWay = lockedFault(seat) ?? paymentFault(room, seat, command);
  if (wrongWay !== undefined) return wrongWay;
  const { clause } = book.procedure.seats;
  if (isLocked(table, seat, patron)) {
    return refuse('not-now', clause, { code: 'wagers-locked' });
  }
  const account = patronAccount(number, patron);
  const due = commissionDue(table, number, patron);
  const debt = due === 0 ? undefined : debtFault(room, command, due);
  if (debt !== undefined) return debt;
  const balance = balanceOf(table.ledger, account);
  if (balance !== cents) {
    return refuse('not-enough-money', clause, { code: 'balance-differs', balance, asked: cents });
  }
  const drafts =
    cents === 0 ? [] : [transfer({ debit: account, credit: TO[how], cents, memo: 'cash-out' })];
  const transfers = numbered(table.ledger, drafts);
  const event = { happened: 'paid-out', by, at, seat: number, patron, how, cents } as const;
  const owing = due === 0 ? {} : { owing: due };
  return [{ ...event, reference: reference ?? null, ...owing, transfers }];
}

/** Chips pay the marker first; whoever has none leaves a debt that somebody lets stand (C25). */
function debtFault(room: At, { by, seat, patron, owing }: PayOut, owed: number) {
  const { book, table } = room;
  const onLeaving = book.procedure.commission?.onLeaving ?? book.procedure.seats.clause;
  if (balanceOf(table.ledger, patronAccount(seat, patron)) > 0) {
    return refuse('not-now', onLeaving, { code: 'commission-owed', owed });
  }
  if (owing !== owed) {
    return {
      ...refuse('facts-missing', onLeaving, { code: 'debt-without-chips', owed }),
      asks: 'owing',
    };
  }
  return lacksPower(room, by, 'rule-on-dispute');
}

/** Chips from the dealer; a ticket only from a remote printer; by hand only after its fault. */
function paymentFault(room: At, seat: Seat, { by, how, reference, cents }: PayOut) {
  const { clause, tickets } = room.book.procedure.seats;
  const needsReference = how !== 'chips' && (reference ?? '') === '';
  if (needsReference) return refuse('steps-missing', clause, { code: 'reference-missing' });
  const isRemote = seat.kind === 'remote-terminal';
  switch (how) {
    case 'chips':
      if (isRemote && seat.printer && tickets !== undefined && cents > 0) {
        return refuse('not-now', tickets, { code: 'terminal-pays-by-ticket' });
      }
      return lacksPower(room, by, 'deal');
    case 'ticket':
      return isRemote && seat.printer
        ? undefined
        : refuse('not-now', clause, { code: 'tickets-at-remote-terminal-only' });
    case 'by-hand':
      if (!isRemote && tickets !== undefined) {
        return refuse('not-now', clause, { code: 'dealer-pays-chips' });
      }
      return lacksPower(room, by, 'pay-by-hand');
  }
}

/** True while any stake of the patron is on the felt or rides on. */
export function isLocked(table: Table, seat: Seat, patron: string): boolean {
  const riding = [...seat.wagers, ...seat.runs].some(wager => wager.patron === patron);
  const tails = [table.tails.player, table.tails.banker].some(({ fresh, early, late }) =>
    [...fresh, ...early, ...late].some(
      ({ key }) => key.seat === seat.number && key.patron === patron,
    ),
  );
  return riding || tails;
}

export function evolveLeavingNoted(table: Table, event: LeavingNoted): Table {
  const back = new Set((event.transfers ?? []).map(({ refersTo }) => refersTo));
  return changeSeat(table, event.seat, seat => ({
    ...seat,
    // Somebody who stands goes without the seat being given up.
    leaving: seat.leaving || seat.patron?.id === event.patron,
    standing: seat.standing.map(person =>
      person.id === event.patron ? { ...person, leaving: true } : person,
    ),
    revision: seat.revision + 1,
    wagers: seat.wagers.filter(({ transfer: id }) => !back.has(id)),
  }));
}

/**
 * The table without the accounts of somebody who goes; whoever only stood there had none. Nothing
 * may come to them later: it would be out of reach.
 */
export function withoutAccounts(table: Table, seat: number, patron: string): Table {
  const id = patronAccount(seat, patron);
  if (table.ledger.places[id] === undefined) return table;
  const ledger = closeAccount(table.ledger, id);
  assert(!isLedgerRefusal(ledger), 'an account paid out to the cent is empty');
  return closeMarker({ ...table, ledger }, seat, patron);
}

export function evolvePaidOut(
  table: Table,
  { seat: number, patron }: Pick<PaidOut, 'seat' | 'patron'>,
): Table {
  const left = withoutShoe(withoutAccounts(table, number, patron), number, patron);
  const seat = seatOf(left, number);
  if (seat?.patron?.id !== patron) {
    return changeSeat(left, number, at => {
      return { ...at, standing: at.standing.filter(({ id }) => id !== patron) };
    });
  }
  const empty = { patron: null, leaving: false, seatedAt: null, lastWagers: [], notice: undefined };
  return changeSeat(withNobodyIdle(left), number, at => ({ ...at, ...empty }));
}

/** Whoever leaves holds the shoe no longer, also when they come back (8.1.3 (h), C26). */
function withoutShoe(table: Table, seat: number, patron: string): Table {
  const { shoeHolder: holder } = table;
  const isHolder = holder?.seat === seat && holder.patron === patron;
  return isHolder ? { ...table, shoeHolder: null } : table;
}

/** A seat is free: nobody keeps one from anybody (13.8). */
const withNobodyIdle = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(seat => (seat.idleCoups === 0 ? seat : { ...seat, idleCoups: 0 })),
});

export const leaveAct: Act<Leave, LeavingNoted> = {
  name: 'leave',
  fields: leaveFields,
  may: ['play', 'run-table'],
  whileFrozen: 'waits',
  decide: decideLeave,
  evolve: { 'leaving-noted': evolveLeavingNoted },
};

export const payOutAct: Act<PayOut, PaidOut> = {
  name: 'pay-out',
  fields: payOutFields,
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decidePayOut,
  evolve: { 'paid-out': evolvePaidOut },
};
