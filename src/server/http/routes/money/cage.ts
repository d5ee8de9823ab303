// The acts of the cage: redeeming, voiding and duplicating tickets, and what is owed on them.

import { z } from 'zod';

import {
  duplicateTicket,
  redeemTicketBody,
  ticketReport,
  ticketSettled,
  voidTicketBody,
} from '../../../../wire/cage/tickets.ts';
import { isTicketRefusal } from '../../../money/cage/cage.ts';
import { TICKET_POWERS, type TicketRefusal } from '../../../money/tickets/judge.ts';
import { liabilityReport } from '../../../money/tickets/report.ts';
import { houseAct, notDone, type Parts, SentFile } from '../house-act.ts';
import { STATUS } from '../../who.ts';

/** Guesses at numbers are slowed down; there are seventeen digits of them. */
const GUESSES = 60;

export const noTicket = ({ refused, reason }: TicketRefusal) =>
  notDone(STATUS.conflict, refused, reason);

const redeemTicketAct = houseAct({
  address: 'POST /api/cage/redeem',
  summary: 'Redeems a ticket, once',
  may: TICKET_POWERS.redeem,
  perMinute: GUESSES,
  body: redeemTicketBody,
  answer: ticketSettled,
  records: ['ticket-redeemed'],
  do: async ({ cage }: Parts<'cage'>, { body, by }) => {
    const settled = await cage.redeem(body.number, by);
    return isTicketRefusal(settled) ? noTicket(settled) : settled;
  },
});

const voidTicketAct = houseAct({
  address: 'POST /api/cage/void',
  summary: 'Voids a ticket and pays it by hand: a second person proves who they are',
  may: TICKET_POWERS.void,
  second: { agreesTo: 'ticket-void', may: TICKET_POWERS['approve-void'] },
  perMinute: GUESSES,
  body: voidTicketBody,
  answer: ticketSettled,
  records: ['ticket-voided'],
  do: async ({ cage }: Parts<'cage'>, { body, by, second }) => {
    const settled = await cage.voidTicket(body.ticket, by, second, body.why);
    return isTicketRefusal(settled) ? noTicket(settled) : settled;
  },
});

const duplicateTicketAct = houseAct({
  address: 'POST /api/cage/duplicate',
  summary: 'Another paper of a ticket, as PDF: a reason, and a second person',
  may: TICKET_POWERS.duplicate,
  second: { agreesTo: 'ticket-duplicate', may: TICKET_POWERS['approve-void'] },
  perMinute: GUESSES,
  body: duplicateTicket,
  answer: 'file',
  records: ['ticket-duplicated'],
  do: async ({ cage }: Parts<'cage'>, { body, by, second }) => {
    const paper = await cage.duplicate(body.ticket, by, second, body.why);
    return Buffer.isBuffer(paper) ? new SentFile('application/pdf', paper) : noTicket(paper);
  },
});

const reportTicketsAct = houseAct({
  address: 'GET /api/cage/tickets',
  summary: 'What is owed on tickets; never with a whole number',
  may: TICKET_POWERS.report,
  query: z.strictObject({}),
  answer: ticketReport,
  do: ({ cage, clock }: Parts<'cage' | 'clock'>) => liabilityReport(cage.tickets, clock.now()),
});

export const CAGE_ACTS = [redeemTicketAct, voidTicketAct, duplicateTicketAct, reportTicketsAct];
