// Over HTTP: the cash desk beside its tickets. A ticket looked at before it is paid, what patrons
// are owed and owe, and the end of a gaming day.

import { z } from 'zod';

import { cents, day, seatNumber, sum, time, word, words } from '../../table/fields.ts';
import { approver } from '../http.ts';
import { reason } from '../socket/server-messages.ts';

export const ticketLookUp = z.strictObject({
  number: z.string().min(18).max(40).describe('As printed, with or without hyphens.'),
});

export const ticketLookedUp = z.strictObject({
  id: word,
  table: word.nullable(),
  seat: seatNumber.nullable(),
  cents: sum,
  currency: z.string(),
  issuedAt: time.nullable(),
  expiresAt: time.nullable(),
  duplicates: z.int(),
  reason: reason.nullable().describe('Why it is not paid; null where it can be.'),
});
export type TicketLookedUp = z.infer<typeof ticketLookedUp>;

/** Settled at the cage: the second person answers for it at the table that booked it. */
export const settleOutstanding = z.strictObject({
  ...{ table: word, seat: seatNumber, patron: word, cents: sum },
  way: z.enum(['owed', 'owing']),
  note: words.min(1).describe('How the person was known.'),
  approver,
});

export const outstandingSettled = z.strictObject({
  ...{ table: word, seat: seatNumber, patron: word, cents: sum },
});

const countLine = z.strictObject({
  box: z.string().describe('Table and tender, or the cage.'),
  currency: z.string(),
  expected: cents,
});

export const dayToCount = z.strictObject({
  day,
  isOver: z.boolean(),
  lines: z.array(countLine),
  floats: z.array(z.strictObject({ table: word, currency: z.string(), cents })),
  closed: z
    .strictObject({
      at: time,
      by: z.string(),
      approvedBy: z.string(),
      counts: z.array(countLine.extend({ counted: cents, why: z.string() })),
    })
    .nullable(),
});
export type DayToCount = z.infer<typeof dayToCount>;

export const dayAsked = z.strictObject({ day });

export const dayClosing = z.strictObject({
  day,
  counts: z
    .array(
      z.strictObject({
        ...{ box: z.string().max(120), currency: z.string(), counted: cents },
        why: z.string().max(500).describe('Where the count differs.'),
      }),
    )
    .max(2000),
  approver,
});
