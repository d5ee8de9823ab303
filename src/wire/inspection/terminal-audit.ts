// A terminal's audit mode over HTTP: who asks to see what it holds, and what they are shown.

import { z } from 'zod';

import { token } from '../socket/client-messages.ts';
import { personId, provenBy } from '../http.ts';
import { staffRole } from '../roles.ts';
import { cents, count, seatNumber, sum, time, word } from '../../table/fields.ts';

const place = { table: word, seat: seatNumber };

/** Staff prove themselves at the terminal's own screen. */
export const beginAuditBody = z.strictObject({ ...place, id: personId, ...provenBy });

/** In a demonstration one touch takes the role. */
export const demoBeginAudit = z.strictObject({ ...place, role: staffRole });

export const endAuditBody = z.strictObject({ ...place, token });

export const terminalAudit = z.strictObject({
  ...place,
  token: token.describe('Ends it again.'),
  until: time.describe('It ends by itself then.'),
  by: word,
  identity: z.strictObject({
    house: z.string(),
    device: z.string().nullable(),
    release: z.string(),
    engine: z.string(),
    software: z.string().describe('The digest over every file that runs.'),
    rulebook: z.string(),
    setup: z.string().nullable(),
  }),
  balance: sum,
  meters: z.array(
    z.strictObject({
      meter: z.string(),
      of: z.string(),
      currency: z.string(),
      count: z.int(),
      cents: z.int(),
    }),
  ),
  coups: z.array(
    z.strictObject({
      shoe: count,
      coup: count,
      settledAt: time,
      result: z.string(),
      playerCount: count,
      bankerCount: count,
      cards: z.array(z.string()),
      stake: sum,
      paid: sum,
    }),
  ),
  tickets: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      cents,
      issuedAt: time,
      state: z.string(),
    }),
  ),
  events: z.array(z.strictObject({ number: z.int().min(1), at: time, kind: z.string() })),
});

export type TerminalAudit = z.infer<typeof terminalAudit>;
