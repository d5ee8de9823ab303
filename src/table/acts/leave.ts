// Leaving: the patron asks or is asked to go, and is paid to the cent once nothing is locked.

import { type AccountKind, type Draft, transfer, voidTransfer } from '../../ledger/index.ts';
import { closeAccount, isRefusal, numbered } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { changeSeat, seatOf } from '../change.ts';
import { balanceOf, patronAccount, pendingBehind } from '../money.ts';
import { closeMarker, commissionDue } from '../commission.ts';
import { refuse, refuseFrozen, type Refusal } from '../refusal.ts';
import { sayMoney } from '../say.ts';
import { hasPower, lacksPower } from '../roles.ts';
import { lockedFault } from '../substantial-win.ts';
import type { Seat, Table } from '../table.ts';
import type { Power } from '../../rulebooks/procedure.ts';

/** Why a patron goes: by own wish, or directed with a reason on record. */
export const LEAVING_REASONS = ['own-wish', 'disrupts-the-game', 'idle'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

export interface Leave extends Given {
  readonly do: 'leave';
  readonly seat: number;
  readonly patron: string;
  readonly reason: LeavingReason;
  /** What staff saw, when they direct somebody to go. */
  readonly remark?: string;
}

export interface LeavingNoted extends Happened {
  readonly happened: 'leaving-noted';
  readonly seat: number;
  readonly patron: string;
  readonly reason: LeavingReason;
  readonly remark: string | null;
}

export const PAYMENTS = ['chips', 'ticket', 'by-hand'] as const;
export type Payment = (typeof PAYMENTS)[number];

const TO: Readonly<Record<Payment, AccountKind>> = {
  chips: 'chips-out',
  ticket: 'tickets-out',
  'by-hand': 'hand-pays',
};

/** Pays the whole balance and closes the account; the sum is said again to confirm it. */
export interface PayOut extends Given {
  readonly do: 'pay-out';
  readonly seat: number;
  readonly patron: string;
  readonly how: Payment;
  readonly cents: number;
  /** The number of the ticket, or of the printer's fault that hand payment answers. */
  readonly reference?: string;
}

export interface PaidOut extends Happened {
  readonly happened: 'paid-out';
  readonly seat: number;
  readonly patron: string;
  readonly how: Payment;
  readonly cents: number;
  readonly reference: string | null;
}

export function decideLeave(room: At, command: Leave): Decision<LeavingNoted> {
  const { by, at, seat: number, patron, reason, remark } = command;
  const seat = occupied(room, number, patron);
  if (isNo(seat)) return seat;
  const denied = mayDirect(room, seat, command);
  if (denied !== undefined) return denied;
  if (seat.leaving && seat.patron?.id === patron) return [];
  // Before the close wagers come off first; locked ones are settled and then paid (R13).
  const drafts = room.table.phase === 'wagering' ? takenBack(room.table, seat, patron) : [];
  const transfers = numbered(room.table.ledger, drafts);
  const event = { happened: 'leaving-noted', by, at, seat: number, patron, reason } as const;
  return [{ ...event, remark: remark ?? null, transfers }];
}

const isNo = (answer: Seat | Refusal): answer is Refusal => 'because' in answer;

function occupied({ book, table }: At, number: number, patron: string): Seat | Refusal {
  const seat = seatOf(table, number);
  const there = seat?.patron?.id === patron || seat?.standing.some(({ id }) => id === patron);
  if (seat !== undefined && there === true) return seat;
  return refuse('seat-empty', book.procedure.seats.clause, `${patron} is not at seat ${number}.`);
}

function mayDirect(room: At, seat: Seat, { by, reason, remark, patron }: Leave) {
  const { idle, clause } = room.book.procedure.seats;
  if (reason === 'own-wish') {
    if (by.id === patron || hasPower(room, by, 'deal')) return undefined;
    return refuse('not-your-seat', clause, 'Only the patron or staff may end this seat.');
  }
  const power: Power = reason === 'idle' ? 'vacate-idle-seat' : 'direct-to-leave';
  const unauthorised = lacksPower(room, by, power);
  if (unauthorised !== undefined) return unauthorised;
  if (reason === 'idle' && seat.idleCoups < (idle?.coups ?? Infinity)) {
    return refuse(
      'not-now',
      idle?.clause ?? clause,
      `Only ${seat.idleCoups} coups without a wager.`,
    );
  }
  if (reason === 'disrupts-the-game' && (remark ?? '') === '') {
    return refuse('steps-missing', clause, 'Say what disturbs the game: it goes on record.');
  }
  return undefined;
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
  if (table.frozen !== null) return refuseFrozen(table.frozen);
  const wrongWay = lockedFault(seat) ?? paymentFault(room, seat, command);
  if (wrongWay !== undefined) return wrongWay;
  const { clause } = book.procedure.seats;
  if (isLocked(table, seat, patron)) {
    return refuse('not-now', clause, 'Wagers are locked: they are settled before the payment.');
  }
  const owed = commissionDue(table, number, patron);
  if (owed > 0) {
    const onLeaving = book.procedure.commission?.onLeaving ?? clause;
    return refuse(
      'not-now',
      onLeaving,
      `${sayMoney(owed)} of commission is owed: settle it first.`,
    );
  }
  const account = patronAccount(number, patron);
  const balance = balanceOf(table.ledger, account);
  if (balance !== cents) {
    return refuse('not-enough-money', clause, `The balance is ${balance} cents, not ${cents}.`);
  }
  const drafts =
    cents === 0 ? [] : [transfer({ debit: account, credit: TO[how], cents, memo: 'cash-out' })];
  const transfers = numbered(table.ledger, drafts);
  const event = { happened: 'paid-out', by, at, seat: number, patron, how, cents } as const;
  return [{ ...event, reference: reference ?? null, transfers }];
}

/** Chips from the dealer; a ticket only from a remote printer; by hand only after its fault. */
function paymentFault(room: At, seat: Seat, { by, how, reference }: PayOut) {
  const { clause } = room.book.procedure.seats;
  const needsReference = how !== 'chips' && (reference ?? '') === '';
  if (needsReference) return refuse('steps-missing', clause, 'The ticket or fault has no number.');
  switch (how) {
    case 'chips':
      return lacksPower(room, by, 'deal');
    case 'ticket':
      return seat.kind === 'remote-terminal' && seat.printer
        ? undefined
        : refuse('not-now', clause, 'Only a remote terminal with a printer issues tickets.');
    case 'by-hand':
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
    revision: seat.revision + 1,
    wagers: seat.wagers.filter(({ transfer: id }) => !back.has(id)),
  }));
}

export function evolvePaidOut(
  table: Table,
  { seat: number, patron }: Pick<PaidOut, 'seat' | 'patron'>,
): Table {
  const ledger = closeAccount(table.ledger, patronAccount(number, patron));
  assert(!isRefusal(ledger), 'an account paid out to the cent is empty');
  return changeSeat(closeMarker({ ...table, ledger }, number, patron), number, seat =>
    seat.patron?.id === patron
      ? { ...seat, patron: null, leaving: false, seatedAt: null, idleCoups: 0, lastWagers: [] }
      : { ...seat, standing: seat.standing.filter(({ id }) => id !== patron) },
  );
}
