// What goes over HTTP as the report of one gaming day.

import { z } from 'zod';

import { day, time, word } from '../../table/fields.ts';

const count = z.int();

/** Which day, and from which sum on adjustments are listed. */
export const dayReportQuery = z.strictObject({
  day,
  fromCents: z.coerce.number().int().min(0).default(200_000).describe('Smaller ones are left out.'),
});

export const dayReport = z.strictObject({
  fresh: z.enum(['up-to-date', 'behind']),
  day,
  counted: z.string().describe('How pushes and void wagers are counted.'),
  tables: z.array(
    z.strictObject({
      table: word,
      currency: z.string(),
      coups: count,
      in: count,
      out: count,
      stake: count,
      paid: count,
      win: count.describe('Stake less paid.'),
      commission: count.describe('Part of the win.'),
      void: count,
      correctedUp: count.describe('Brought to patrons after the coup.'),
      correctedDown: count.describe('Taken back from patrons after the coup.'),
    }),
  ),
  variances: z
    .array(z.strictObject({ table: z.string(), at: time, says: z.string() }))
    .describe('Where meters, ledger and journal did not agree: each stopped its table.'),
  adjustments: z.array(
    z.strictObject({
      table: word,
      number: count.describe('The event that has its details.'),
      at: time,
      kind: word,
      currency: z.string(),
      cents: count,
    }),
  ),
});
export type DayReport = z.infer<typeof dayReport>;
