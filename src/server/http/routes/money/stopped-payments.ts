// Paying the patrons of a stopped table: somebody of the cage or the pit pays, a second person
// proves on the spot who they are.

import { tableName } from '../../../../wire/administration/approvals.ts';
import {
  stoppedBalances,
  stoppedPayment,
  stoppedPaymentMade,
} from '../../../../wire/cage/stopped-tables.ts';
import type { NotPaid } from '../../../house/stopped/stopped-payments.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

export const noPayment = ({ notPaid, reason }: NotPaid) =>
  notDone(STATUS.conflict, notPaid, reason);

const lookAtStoppedAct = houseAct({
  address: 'GET /api/tables/:table/stopped',
  summary: 'What the patrons of a stopped table hold, by the last event that holds',
  may: ['work-at-cage', 'approve-payments', 'supervise', 'audit-cage'],
  params: tableName,
  answer: stoppedBalances,
  do: async ({ stoppedPayments }: Parts<'stoppedPayments'>, { params }) => {
    const looked = await stoppedPayments.look(params.table);
    return 'notPaid' in looked ? noPayment(looked) : looked;
  },
});

const payStoppedAct = houseAct({
  address: 'POST /api/tables/:table/stopped/payments',
  summary: 'Pays a patron of a stopped table by hand: two people, once, and why',
  may: ['work-at-cage', 'approve-payments'],
  second: { agreesTo: 'stopped-payment', may: ['approve-payments'] },
  perMinute: 60,
  params: tableName,
  body: stoppedPayment,
  answer: stoppedPaymentMade,
  records: ['stopped-table-paid'],
  do: async ({ stoppedPayments }: Parts<'stoppedPayments'>, { body, params, by, second }) => {
    const { approver: _, ...payment } = body;
    const people = { by: by.id, approvedBy: second.id };
    const paid = await stoppedPayments.pay({ ...params, ...payment, ...people });
    return 'notPaid' in paid ? noPayment(paid) : paid;
  },
});

export const STOPPED_PAYMENT_ACTS = [lookAtStoppedAct, payStoppedAct];
