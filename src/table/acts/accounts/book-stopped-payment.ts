// What two people paid by hand while the table was stopped: the house enters it before play goes
// on, so that nobody is paid the same money again (R-MEM-5, R-CSH-10).

import * as field from '../../fields.ts';
import { transfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { commissionDue } from '../../settlement/commission.ts';
import { balanceOf, drawUp, patronAccount } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import type { Table } from '../../table.ts';
import { evolveWinCleared } from './release-locked-win.ts';
import { evolvePaidOut, isLocked } from './leave.ts';

const bookStoppedPaymentFields = {
  ...field.atSeat,
  cents: field.sum,
  /** The number of the payment in the house's record. */
  reference: field.word,
};

export type BookStoppedPayment = CommandWith<
  'book-stopped-payment',
  typeof bookStoppedPaymentFields
>;

export interface StoppedPaymentBooked extends Happened {
  readonly happened: 'stopped-payment-booked';
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly reference: string;
}

const CLAUSE = 'R-MEM-5';

export function decideBookStoppedPayment(
  { table }: At,
  { by, at, seat: number, patron, cents, reference }: BookStoppedPayment,
): Decision<StoppedPaymentBooked> {
  if (by.role !== 'system') {
    return refuse('not-authorised', CLAUSE, { code: 'stopped-payments-by-house-only' });
  }
  const debit = patronAccount(number, patron);
  if (seatOf(table, number) === undefined || balanceOf(table.ledger, debit) === 0) {
    return refuse('seat-empty', CLAUSE, { code: 'patron-not-at-seat', patron, seat: number });
  }
  const transfers = drawUp(table.ledger, [
    transfer({ debit, credit: 'hand-pays', cents, memo: 'cash-out' }),
  ]);
  if ('refused' in transfers) {
    return refuse('not-enough-money', CLAUSE, { code: 'account-too-small' });
  }
  const told = { seat: number, patron, cents, reference };
  return [{ happened: 'stopped-payment-booked', by, at, ...told, transfers }];
}

/** Who has nothing left and no wager that is still open has gone; others wait for the rest. */
export function evolveStoppedPaymentBooked(table: Table, event: StoppedPaymentBooked): Table {
  const { seat: number, patron } = event;
  const cleared = evolveWinCleared(table, event);
  const seat = seatOf(cleared, number);
  const left = balanceOf(cleared.ledger, patronAccount(number, patron));
  const isOver =
    left === 0 &&
    commissionDue(cleared, number, patron) === 0 &&
    seat !== undefined &&
    !isLocked(cleared, seat, patron);
  if (isOver) return evolvePaidOut(cleared, event);
  return changeSeat(cleared, number, one => ({
    ...one,
    leaving: one.leaving || one.patron?.id === patron,
  }));
}

export const bookStoppedPaymentAct: Act<BookStoppedPayment, StoppedPaymentBooked> = {
  name: 'book-stopped-payment',
  fields: bookStoppedPaymentFields,
  may: [],
  decide: decideBookStoppedPayment,
  evolve: { 'stopped-payment-booked': evolveStoppedPaymentBooked },
};
