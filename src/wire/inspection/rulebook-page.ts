// What goes over HTTP about a rulebook: its clauses in our words, and the approved document (G13).

import { z } from 'zod';

import { day } from '../../table/fields.ts';

import { RULEBOOK_IDS } from '../../rules/rulebook.ts';

export const rulebookName = z.strictObject({ book: z.enum(RULEBOOK_IDS) });

/** The operator's approved document, as it lies in the data folder. */
const approvedDocument = z.strictObject({
  address: z.string().describe('Where it can be read.'),
  sha256: z.string(),
  storedOn: z.iso.date().describe('The day of its approval, or that it was put there.'),
});

/** Goes with a document that the operator stores; the document itself is the body. */
export const documentDay = z.strictObject({ on: day.describe('Approved on this day.') });
export const documentStored = z.strictObject({ sha256: z.string() });

export const rulebookPage = z.strictObject({
  id: z.string(),
  name: z.string(),
  chapters: z.array(
    z.strictObject({
      heading: z.string(),
      clauses: z.array(
        z.strictObject({ id: z.string(), says: z.string().describe('In our own words.') }),
      ),
    }),
  ),
  approved: approvedDocument.nullable().describe('Null where the operator has stored none.'),
});
export type RulebookPage = z.infer<typeof rulebookPage>;
