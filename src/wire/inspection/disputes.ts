// What goes over HTTP about the file of a dispute and the paytable of a coup that is past.

import { z } from 'zod';

import { type Fact, FACTS } from '../../rules/facts.ts';
import { WAGERS } from '../../rules/wagers.ts';
import { limitsSchema } from '../../table/setup/setup-fields.ts';
import { approver } from '../http.ts';
import { count, text, word, words } from '../../table/fields.ts';

/** A coup whose file is wanted, and why. */
export const disputeRequest = z.strictObject({
  table: word,
  shoe: count.min(1),
  coup: count.min(1),
  why: words.min(1),
  freeze: z
    .boolean()
    .default(false)
    .describe('Freezes the table’s accounts first, for whoever may do that.'),
  freezer: approver.exactOptional().describe('Who freezes, where whoever asks may not.'),
});

export const disputeMade = z.strictObject({
  name: z.string().describe('Under which GET /api/disputes/ gives the file.'),
  sha256: z.string().describe('Of the file; the same is on record.'),
  frozen: z.boolean().describe('Whether the accounts are frozen now.'),
});
export type DisputeMadePage = z.infer<typeof disputeMade>;

export const disputeName = z.strictObject({ name: text(200) });

const fact = z.enum(Object.keys(FACTS) as [Fact, ...Fact[]]); // its own keys, and there are some
const odds = z.tuple([z.number(), z.number()]).readonly();

/** The paytable that was in force for one coup, as the sign at the table had it (R-HIS-3). */
export const coupPaytable = z.strictObject({
  table: word,
  shoe: count,
  coup: count,
  setup: z.string().describe('The set-up’s id.'),
  game: z.string(),
  version: z.string(),
  decks: count,
  currency: z.string(),
  odds: z.array(
    z.strictObject({
      on: z.enum(WAGERS),
      when: fact.nullable(),
      length: count.nullable(),
      pays: z.union([odds, z.enum(['push', 'lose'])]),
      commission: odds.nullable(),
      clause: z.string(),
    }),
  ),
  limits: limitsSchema,
});
export type CoupPaytable = z.infer<typeof coupPaytable>;
