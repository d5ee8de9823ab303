// Over HTTP: an area is left in an emergency by one key, and each table opened again by two.

import { z } from 'zod';

import { cents, count, sum, time, word, words } from '../../table/fields.ts';
import { approver } from '../http.ts';

export const evacuation = z.strictObject({
  tables: z.array(word).min(1).max(1000),
  why: words.min(1),
});

/** A table as it was left. */
export const evacuatedTable = z.strictObject({
  table: word,
  phase: z.string(),
  shoe: count,
  coup: count.nullable(),
  currency: z.string(),
  felt: sum.describe('All stakes that lay.'),
  float: cents.nullable().describe('The chips of the table; null where it has none of its own.'),
  accounts: sum.describe('What patrons had there, their stakes included.'),
  at: time,
  by: z.string(),
  why: z.string(),
});
export type EvacuatedTable = z.infer<typeof evacuatedTable>;

export const evacuationList = z.strictObject({ tables: z.array(evacuatedTable) });
export type EvacuationList = z.infer<typeof evacuationList>;

export const reopening = z.strictObject({
  table: word,
  counted: z
    .strictObject({ felt: sum, float: cents })
    .nullable()
    .describe('What lies there now; null where the table has no chips.'),
  explains: z.string().max(500).describe('Where the count differs.'),
  ruling: words.min(1).describe('What becomes of the coup that was left.'),
  approver,
});
