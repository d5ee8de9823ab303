// The small values that commands and messages are made of, each bounded: no text is endless.

import { z } from 'zod';

import { type Card, DECK } from '../rules/cards.ts';
import { SIDES } from '../rules/hand.ts';
import { SINGLE_COUP_WAGERS, WAGERS } from '../rules/wagers.ts';
import type { Same } from './same.ts';
import type { Bet } from './wagers/wager.ts';

/** A name without spaces: of a table, a patron, a set-up, a set of cards. */
export const word = z.string().regex(/^[\x21-\x7e]{1,128}$/);

/** No control characters, which no report can read again, and no halves of letters. */
const LETTERS = /^[^\p{Cc}\p{Cs}]*$/u;

/** A text of one line and so many letters at most. */
export const text = (most: number) => z.string().max(most).regex(LETTERS);

/** The same with lines. */
export const paragraph = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u);

/** The wagers that one coup decides. */
export const singleCoupWager = z.enum(SINGLE_COUP_WAGERS);

/** What a person says, in their own words. */
export const words = text(500);

/** A thousand million dollars: no casino takes more at once, and the books can count thousands. */
export const MOST_CENTS = 100_000_000_000;
/** A sum that somebody names. */
export const cents = z.int().min(0).max(MOST_CENTS);
/** A sum that was added up; whoever pays or settles it says it again. */
export const sum = z.int().min(0);
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(1).max(200);
/** Milliseconds UTC, always the server's (R-CLK-1), to the end of the year 9999. */
export const time = z.int().min(0).max(253_402_300_799_999);

/** A day, 'YYYY-MM-DD', that a calendar has and a database can store (R-CLK-2). */
export const day = z.iso.date().regex(/^[12]/u);

// The fifty-two cards by name: the deck is a list of them and of nothing else.
export const card = z.enum(DECK as readonly [Card, ...Card[]]).meta({ title: 'card' });
export const side = z.enum(SIDES);
/** What a table is called in the other languages; its plain title stands where one is missing. */
const title = text(80).min(1);
/** A language as browsers name it: 'en', 'zh-Hant'. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/u);
export const titles = z.record(languageTag, title).meta({ title: 'titles' });
export type Titles = z.infer<typeof titles>;

export const wagerName = z.enum(WAGERS).meta({ title: 'wager' });

export const bet = z
  .strictObject({
    on: wagerName,
    length: z.int().min(1).max(100).exactOptional(),
    pattern: z.array(side).max(100).exactOptional(),
    area: z.enum(['early', 'late']).exactOptional(),
    position: seatNumber.exactOptional(),
  })
  .meta({ title: 'bet' });

/** Does not compile when a bet has another field than the table's. */
export const BET_IS_THE_TABLES: Same<z.infer<typeof bet>, Bet> = true;

/** One patron at one seat. */
export const atSeat = { seat: seatNumber, patron: word };

/** Whose chips, and for which coup: a touch that comes late is never taken for the next one. */
export const wagerTouch = { ...atSeat, coup: count.exactOptional() };

/** How often a seat's wagers have changed: a touch made in view of older ones changes nothing. */
export const revision = z.int().min(0);
