// Over HTTP: bans of the house and self-exclusions, by the marks of cards and documents alone.

import { z } from 'zod';

import { day, seatNumber, text, time, word, words } from '../../table/fields.ts';
import { approver } from '../http.ts';

/** A house's own ban, or a self-exclusion: each is an order of its own (ruling G18). */
export const BAN_KINDS = ['house-ban', 'self-exclusion'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

const mark = text(60).min(1);
const marks = {
  person: word.exactOptional().describe('As the tables know them; their register entry counts.'),
  documents: z.array(mark).max(10).describe('Numbers of documents.'),
  cards: z.array(mark).max(10).describe('Numbers of cards.'),
};

export const newBan = z.strictObject({
  kind: z.enum(BAN_KINDS),
  ...marks,
  until: day.nullable().describe('The last gaming day; null where it has no end.'),
  why: words.min(1),
});

export const banMade = z.strictObject({ ban: word });

export const banLift = z.strictObject({ ban: word, why: words.min(1), approver });

/** How a match came about. */
export const MATCHED_BY = ['card', 'document', 'person'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

export const banList = z.strictObject({
  bans: z.array(
    z.strictObject({
      ban: word,
      kind: z.enum(BAN_KINDS),
      since: time,
      until: day.nullable(),
      by: z.string(),
      why: z.string(),
      isInForce: z.boolean(),
      marks: z.int().describe('How many cards and documents it is known by.'),
      persons: z.array(z.string()).describe('Under which names the tables know them.'),
      seen: z
        .strictObject({
          at: time,
          where: z.string(),
          person: z.string(),
          how: z.enum(MATCHED_BY),
        })
        .nullable()
        .describe('Where they were met last.'),
    }),
  ),
});
export type BanList = z.infer<typeof banList>;

/** Somebody shows a card or a document: is there an order against them? */
export const identityCheck = z.strictObject({
  person: word.describe('As the table, or the cage, knows them from here on.'),
  document: mark.exactOptional(),
  card: mark.exactOptional(),
  table: word.exactOptional(),
  seat: seatNumber.exactOptional(),
});

export const identityChecked = z.strictObject({
  served: z.boolean().describe('False where an order stands against them: call a supervisor.'),
});
