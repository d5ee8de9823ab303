// What goes over HTTP about tickets: numbers come in whole, once, and never go out so (R-CSH-6).

import { z } from 'zod';

import { token } from '../socket/client-messages.ts';
import { approver, denial } from '../http.ts';
import { refusal } from '../socket/server-messages.ts';
import { staffRole } from '../roles.ts';
import { seatNumber, sum, time, word, words } from '../../table/fields.ts';

export { approver, denial };

const count = z.int().min(0);
const meter = z.strictObject({ count, cents: count });
const ticketId = z.string().regex(/^T-\d{6,15}$/);

export const redeemTicketBody = z.strictObject({
  number: z.string().min(18).max(40).describe('As printed, with or without hyphens.'),
});

/** A ticket brought to a terminal: by its number, wherever that was read. */
export const insertTicketBody = z.strictObject({
  token: token.exactOptional().describe('Of the seat in a demonstration; else the browser’s own.'),
  ...redeemTicketBody.shape,
});

export const ticketInserted = z.strictObject({
  credited: sum,
  waits: ticketId.nullable().describe('Held: its table gives the chips as soon as it can.'),
  refusal: refusal.nullable().describe('Why the ticket is not taken, if it is not.'),
});

export const voidTicketBody = z.strictObject({
  ticket: ticketId,
  why: words,
  approver,
});

/** In a demonstration one touch takes the second person's role. */
export const demoVoidTicket = z.strictObject({ ticket: ticketId, why: words, role: staffRole });

export const duplicateTicket = z.strictObject({ ticket: ticketId, why: words.min(1), approver });

export const ticketSettled = z.strictObject({ id: ticketId, cents: sum, currency: z.string() });

export const ticketReport = z.strictObject({
  at: time,
  meters: z.strictObject({
    ...{
      issued: meter,
      paid: meter,
      redeemed: meter,
      void: meter,
      cancelled: meter,
      credited: meter,
    },
  }),
  outstanding: meter,
  expired: meter,
  underWay: meter,
  tickets: z.array(
    z.strictObject({
      id: ticketId,
      number: z.string().describe('Masked but for its last four digits.'),
      table: word,
      seat: seatNumber,
      cents: sum,
      currency: z.string(),
      issuedAt: time,
      state: z.string(),
      isExpired: z.boolean(),
    }),
  ),
});

/** What is owed on tickets, as its reader gets it. */
export type TicketReport = z.infer<typeof ticketReport>;

/** A ticket that was redeemed or voided, and what is paid for it. */
export type TicketSettled = z.infer<typeof ticketSettled>;
