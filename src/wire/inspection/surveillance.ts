// What goes over HTTP to surveillance: the watch over one shoe, flags with their evidence, a search
// over what was played, and notes on record. None of it is for a screen that a patron can see (G9).

import { z } from 'zod';

import { FLAG_SIGHTINGS, TABLE_FLAGS } from '../../table/surveillance/flags.ts';
import { card, day, seatNumber, time, wagerName, word, words } from '../../table/fields.ts';
import { placeNumber } from '../reports/figures.ts';

const count = z.int();
const cents = z.int();
const fresh = z.enum(['up-to-date', 'behind']);
const LEVELS = ['quiet', 'notice', 'act'] as const;
const LAST_TIME = 253_402_300_799_999;
const timeAsked = z.coerce.number().int().min(0).max(LAST_TIME);

/** Which shoe of a table; the one in play where none is named. */
export const shoeAsked = z.strictObject({ shoe: placeNumber.exactOptional() });

export const shoeWatched = z.strictObject({
  fresh,
  table: word,
  shoe: count,
  coups: count,
  cardsLeft: count,
  level: z.enum(LEVELS),
  wagers: z.array(
    z.strictObject({
      on: wagerName,
      option: count.nullable(),
      exactly: z.string().describe('Profit per unit on the cards that are left, as a fraction.'),
      expected: z.number(),
      worth: z.number().describe('The same by coup, over what a full shoe gives away.'),
      level: z.enum(LEVELS),
    }),
  ),
  followers: z
    .array(
      z.strictObject({
        patron: z.string(),
        seat: seatNumber,
        on: wagerName,
        coups: count,
        correlation: z.number(),
        z: z.number().describe('Standard errors from stakes that know nothing of the shoe.'),
        expected: z.number().describe('What the stakes were worth to the patron, in cents.'),
        level: z.enum(LEVELS),
      }),
    )
    .describe('Patrons and how their stakes follow what the wager is worth, the closest first.'),
});
export type ShoeWatched = z.infer<typeof shoeWatched>;

export const flagList = z.strictObject({
  fresh,
  table: word,
  shoe: count,
  flags: z.array(
    z.strictObject({
      flag: z.enum(TABLE_FLAGS),
      sighting: z.enum(FLAG_SIGHTINGS),
      shoe: count,
      seat: seatNumber,
      patron: z.string(),
      beside: z.string().exactOptional(),
      figure: count,
      evidence: z.array(z.strictObject({ coup: count, at: time, bet: z.string(), stake: cents })),
    }),
  ),
});
export type FlagList = z.infer<typeof flagList>;

/** What is looked for: all of what is named must hold of a coup. */
export const searchAsked = z.strictObject({
  from: timeAsked.exactOptional(),
  to: timeAsked.exactOptional(),
  day: day.exactOptional(),
  table: word.exactOptional(),
  patron: word.exactOptional(),
  seat: z.coerce.number().pipe(seatNumber).exactOptional(),
  card: card.exactOptional().describe('A card that lay, as Ts.'),
  on: wagerName.exactOptional(),
  least: z.coerce.number().int().min(0).exactOptional().describe('Cents of one wager.'),
  most: z.coerce.number().int().min(0).exactOptional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type SearchAsked = z.infer<typeof searchAsked>;

export const coupsFound = z.strictObject({
  fresh,
  searched: count.describe('Coups that were looked at, the newest first.'),
  more: z.boolean().describe('Whether older coups were not looked at any more.'),
  coups: z.array(
    z.strictObject({
      table: word,
      shoe: count,
      coup: count,
      at: time,
      result: z.enum(['player', 'banker', 'tie']).nullable(),
      cards: z.string(),
      wagers: z.array(
        z.strictObject({
          seat: seatNumber,
          patron: z.string(),
          on: wagerName,
          stake: cents,
          paid: cents,
        }),
      ),
    }),
  ),
});
export type CoupsFound = z.infer<typeof coupsFound>;

/** A note, or a mark for the recording: about a table at a time, or about the house. */
export const noteMade = z.strictObject({
  kind: z.enum(['note', 'mark']),
  table: word.exactOptional(),
  shoe: count.min(1).max(1_000_000).exactOptional(),
  coup: count.min(1).max(1_000_000).exactOptional(),
  about: time.exactOptional().describe('The moment it is about; now where it is left out.'),
  says: words.min(1),
});

export const noteStored = z.strictObject({ number: count });

export const notesAsked = z.strictObject({ table: word.exactOptional() });

export const noteList = z.strictObject({
  notes: z.array(
    z.strictObject({
      number: count.describe('Of the event in the house’s own stream.'),
      at: time,
      by: z.string(),
      kind: z.enum(['note', 'mark']),
      table: z.string().nullable(),
      shoe: count.nullable(),
      coup: count.nullable(),
      about: time,
      says: z.string(),
    }),
  ),
});
export type NoteList = z.infer<typeof noteList>;
