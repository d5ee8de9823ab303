// Over HTTP: who patrons and staff are outside the house. Nothing of it is ever sent to a table.

import { z } from 'zod';

import { text, word, words } from '../../table/fields.ts';
import { approver } from '../http.ts';

export const PERSON_KINDS = ['patron', 'staff'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const idOfPerson = {
  kind: z.enum(PERSON_KINDS),
  person: word.describe('As the tables, or the staff’s register, know them.'),
};

/** What is kept of somebody. */
export const personalData = z.strictObject({
  name: text(200).min(1),
  documents: z.array(z.strictObject({ kind: text(60).min(1), number: text(60).min(1) })).max(10),
  cards: z.array(text(60).min(1)).max(10),
});
export type PersonalData = z.infer<typeof personalData>;

export const keepPerson = z.strictObject({ ...idOfPerson, data: personalData });
export const lookAtPerson = z.strictObject({ ...idOfPerson, why: words.min(1) });
export const erasePerson = z.strictObject({ ...idOfPerson, why: words.min(1), approver });
