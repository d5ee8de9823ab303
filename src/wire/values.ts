// The small values that messages are made of, each bounded: nobody can send us an endless text.

import { z } from 'zod';

import { type Card, DECK } from '../rules/cards.ts';
import { SIDES } from '../rules/hand.ts';
import { WAGERS } from '../rules/wagers.ts';
import type { Same } from './same.ts';
import type { Bet } from '../table/wager.ts';

/** A name without spaces: of a table, a patron, a set-up, a set of cards. */
export const word = z.string().regex(/^[\x21-\x7e]{1,128}$/);

/** What a person says, in their own words. */
export const words = z.string().max(500);

// A whole number is one that can be counted with: nothing above the largest safe one is let in.
export const cents = z.int().min(0);
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(1).max(200);
/** Milliseconds UTC, always the server's (R-CLK-1). */
export const time = z.int().min(0).max(8_640_000_000_000_000);

/** A gaming day, 'YYYY-MM-DD' (R-CLK-2). */
export const day = z.iso.date();

// The fifty-two cards by name: the deck is a list of them and of nothing else.
export const card = z.enum(DECK as readonly [Card, ...Card[]]).meta({ title: 'card' });
export const side = z.enum(SIDES);
/** What a table is called in the other languages; its plain title stands where one is missing. */
const title = z.string().min(1).max(80);
export const titles = z
  .strictObject({ 'zh-Hans': title.exactOptional(), 'zh-Hant': title.exactOptional() })
  .meta({ title: 'titles' });
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
