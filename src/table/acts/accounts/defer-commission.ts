// Commission owed until the shoe ends: approved by management, paid earlier on request.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { HANDED_TENDERS, TENDERED } from './buy-in.ts';
import { transfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { seatOf } from '../../change.ts';
import {
  closeSettledMarker,
  commissionDue,
  markerAccount,
  openMarker,
  owedHere,
} from '../../settlement/commission.ts';
import { drawUp, patronAccount } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, hasPower, lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { betweenCoups, withTerms } from '../table/agree-terms.ts';

const approveCommissionDeferralFields = {
  ...field.atSeat,
  approved: z.boolean(),
};

/** Management lets a seated patron owe commission, or no longer (10.2.1). */
export type ApproveCommissionDeferral = CommandWith<
  'approve-commission-deferral',
  typeof approveCommissionDeferralFields
>;

export interface DeferralApproved extends Happened {
  readonly happened: 'deferral-approved';
  readonly seat: number;
  readonly patron: string;
  readonly approved: boolean;
}

type HandedTender = (typeof HANDED_TENDERS)[number];

const settleCommissionFields = {
  ...field.atSeat,

  /** A part of it; the whole where left out. */
  cents: field.sum.exactOptional(),

  /** What came for it; left out where the chips at the seat pay. */
  tender: z.enum(HANDED_TENDERS).exactOptional(),
};

/** What a patron owes is paid: from the chips at the seat, or with what is tendered for it. */
export type SettleCommission = CommandWith<'settle-commission', typeof settleCommissionFields>;

export interface CommissionSettled extends Happened {
  readonly happened: 'commission-settled';
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly clause: string;
  readonly tender?: HandedTender;
}

const carryCommissionFields = { note: field.words };

/** Management lets the coming shoe start with commission still owed (C13). */
export type CarryCommission = CommandWith<'carry-commission', typeof carryCommissionFields>;

export interface CommissionCarried extends Happened {
  readonly happened: 'commission-carried';
  readonly owed: number;
  readonly clause: string;
  readonly note: string;
}

export function decideApproveCommissionDeferral(
  room: At,
  command: ApproveCommissionDeferral,
): Decision<DeferralApproved> {
  const { by, at, seat: number, patron, approved } = command;
  const unauthorised = lacksPower(room, by, 'approve-deferred-commission');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'approve-deferred-commission');
  if (room.table.setup?.deferredCommission !== true) {
    return refuse('set-up-not-permitted', clause, { code: 'commission-at-once-at-table' });
  }
  const fault = betweenCoups(room, number, patron, clause);
  if (fault !== undefined) return fault;
  if (seatOf(room.table, number)?.patron?.id !== patron) {
    return refuse('not-authorised', clause, { code: 'deferral-needs-seat' });
  }
  return [{ happened: 'deferral-approved', by, at, seat: number, patron, approved }];
}

export function evolveDeferralApproved(table: Table, event: DeferralApproved): Table {
  const opened = openMarker(table, event.seat, event.patron);
  return withTerms(opened, event, person => {
    const { defersCommission: _before, ...rest } = person;
    return event.approved ? { ...rest, defersCommission: true } : rest;
  });
}

export function decideSettleCommission(
  room: At,
  command: SettleCommission,
): Decision<CommissionSettled> {
  const { book, table } = room;
  const { by, at, seat, patron, tender } = command;
  const rule = book.procedure.commission;
  if (rule === undefined) {
    return refuse('not-in-this-book', book.procedure.seats.clause, {
      code: 'commission-at-once-in-book',
    });
  }
  // The patron asks, the dealer collects at the end of the shoe, management calls it in.
  if (by.id !== patron && !hasPower(room, by, 'deal')) {
    return refuse('not-your-seat', rule.onRequest, { code: 'marker-settled-by-patron-or-staff' });
  }
  const due = commissionDue(table, seat, patron);
  if (due === 0) return [];
  const { cents = due } = command;
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > due) {
    return refuse('not-enough-money', rule.dueWithTheShoe, { code: 'owed-to-the-cent', owed: due });
  }
  const debit = tender === undefined ? patronAccount(seat, patron) : TENDERED[tender];
  const credit = markerAccount(seat, patron);
  const transfers = drawUp(table.ledger, [transfer({ debit, credit, cents, memo: 'commission' })]);
  if ('refused' in transfers) {
    return refuse('not-enough-money', rule.dueWithTheShoe, {
      code: 'chips-do-not-cover',
      owed: cents,
    });
  }
  const clause = by.id === patron ? rule.onRequest : rule.dueWithTheShoe;
  const came = tender === undefined ? {} : { tender };
  const settled = { seat, patron, cents, clause, ...came };
  return [{ happened: 'commission-settled', by, at, ...settled, transfers }];
}

/** The marker of somebody who has left ends with the debt. */
export const evolveCommissionSettled = (table: Table, event: CommissionSettled): Table =>
  closeSettledMarker(table, event.seat, event.patron);

export function decideCarryCommission(
  room: At,
  { by, at, note }: CarryCommission,
): Decision<CommissionCarried> {
  const unauthorised = lacksPower(room, by, 'start-shoe-with-commission-owed');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'start-shoe-with-commission-owed');
  const owed = owedHere(room.table);
  if (owed === 0) return refuse('nothing-to-do', clause, { code: 'no-commission-owed' });
  if (note === '') return refuse('steps-missing', clause, { code: 'ground-not-given' });
  return [{ happened: 'commission-carried', by, at, owed, clause, note }];
}

export const evolveCommissionCarried = (table: Table): Table => ({
  ...table,
  kept: { ...table.kept, commissionCarried: true },
});

export const approveCommissionDeferralAct: Act<ApproveCommissionDeferral, DeferralApproved> = {
  name: 'approve-commission-deferral',
  fields: approveCommissionDeferralFields,
  may: ['supervise'],
  decide: decideApproveCommissionDeferral,
  evolve: { 'deferral-approved': evolveDeferralApproved },
};

export const settleCommissionAct: Act<SettleCommission, CommissionSettled> = {
  name: 'settle-commission',
  fields: settleCommissionFields,
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideSettleCommission,
  evolve: { 'commission-settled': evolveCommissionSettled },
};

export const carryCommissionAct: Act<CarryCommission, CommissionCarried> = {
  name: 'carry-commission',
  fields: carryCommissionFields,
  may: ['supervise'],
  whileClosed: 'waits',
  decide: decideCarryCommission,
  evolve: { 'commission-carried': evolveCommissionCarried },
};
