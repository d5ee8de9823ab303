// What goes over HTTP to the regulator's inspector: a coup with every correction beside it, the
// judge's verdict, a verification with its progress, the books as they run, a day to take away.

import { z } from 'zod';

import { OUTCOMES } from '../../rules/settle.ts';
import { STREAK_OUTCOMES } from '../../rules/streaks.ts';
import { COUP_STANDINGS } from '../../table/table.ts';
import { day, seatNumber, side, time, wagerName, word } from '../../table/fields.ts';
import { reason } from '../socket/server-messages.ts';

const count = z.int();
const cents = z.int();
const outcome = z.enum([...new Set([...OUTCOMES, ...STREAK_OUTCOMES])]);

/** A coup as it stood after its settlement, or after one of its corrections. */
const coupVersion = z.strictObject({
  event: count.describe('The number of the event in its table’s stream.'),
  at: time,
  by: z.string(),
  clause: z.string().nullable().describe('By which it was corrected; null for the settlement.'),
  standing: z.enum([...COUP_STANDINGS, 'void']),
  result: z.enum(['player', 'banker', 'tie']).nullable(),
  playerCount: count,
  bankerCount: count,
  cards: z.array(z.strictObject({ to: side, card: z.string().nullable() })),
  wagers: z.array(
    z.strictObject({
      seat: seatNumber,
      patron: z.string(),
      on: wagerName,
      stake: cents,
      paid: cents,
      commission: cents,
      outcome,
      clause: z.string(),
      because: reason,
    }),
  ),
});

export const inspectedCoup = z.strictObject({
  table: word,
  shoe: count,
  coup: count,
  gamingDay: day,
  currency: z.string(),
  versions: z.array(coupVersion).describe('The settlement first, then every correction.'),
});
export type InspectedCoup = z.infer<typeof inspectedCoup>;

export const coupVerdict = z.strictObject({
  judged: count.describe('Events of the table that the second judge has judged, from the first.'),
  objections: z.array(z.string()).describe('To the events of this coup, in English.'),
  elsewhere: count.describe('Objections to other events of the table.'),
  unjudged: z.array(z.string()),
});
export type CoupVerdict = z.infer<typeof coupVerdict>;

export const VERIFICATION_STATES = ['never', 'running', 'done', 'failed'] as const;

export const verificationState = z.strictObject({
  state: z.enum(VERIFICATION_STATES),
  by: z.string().nullable(),
  begun: time.nullable(),
  checked: count.describe('Events so far.'),
  of: count,
  report: z
    .strictObject({
      isWhole: z.boolean(),
      streams: count,
      events: count,
      transfers: count,
      balances: count,
      also: z.array(z.string()),
      damages: z.array(z.string()),
      judged: count.nullable().describe('Events that the second judge judged again.'),
      objections: z.array(z.string()),
      seconds: z.number(),
    })
    .nullable(),
});
export type VerificationState = z.infer<typeof verificationState>;

export const booksRunning = z.strictObject({
  books: z.array(
    z.strictObject({
      book: word,
      name: z.string(),
      title: z.string(),
      issuer: z.string(),
      edition: z.string(),
      effective: z.string().nullable(),
      document: z.string().describe('SHA-256 of the text that was read.'),
      running: z.string().describe('SHA-256 of the book as the programs hold it.'),
      tables: z.array(z.string()).describe('Tables that play it now.'),
      clauses: z.array(
        z.strictObject({
          id: z.string(),
          says: z.string(),
          keptBy: z.enum(['engine', 'screen', 'floor']),
          rulings: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type BooksRunning = z.infer<typeof booksRunning>;

export const dayName = z.strictObject({ day });
export const dayMade = z.strictObject({
  name: z.string().describe('Under which GET /api/inspection/files/ gives the file.'),
  sha256: z.string(),
  streams: count,
  events: count,
});
export type DayMade = z.infer<typeof dayMade>;
