// What goes over HTTP as the accounts of the back office: sums cut in one way, the course of a
// period, the coups behind a figure, and what the sums are held against.

import { z } from 'zod';

import { day, text, time, word } from '../../table/fields.ts';

const count = z.int();
const cents = z.int();
const fresh = z.enum(['up-to-date', 'behind']);

/** What a report may be cut by. */
export const CUTS = ['table', 'day', 'shift', 'dealer', 'wager', 'version'] as const;
export type Cut = (typeof CUTS)[number];

const name = text(200).min(1);
const LAST_TIME = 253_402_300_799_999;

/** Which coups a report is about; all of the period where nothing else is named. */
const narrowed = {
  from: day,
  to: day,
  table: word.exactOptional(),
  shift: z.coerce.number().int().min(1).max(24).exactOptional(),
  dealer: name.exactOptional(),
  wager: name.exactOptional(),
  version: name.exactOptional().describe('Book and version, as crown traditional.'),
  currency: word.exactOptional(),
};

export const figuresAsked = z.strictObject({ by: z.enum(CUTS), ...narrowed });
export type FiguresAsked = z.infer<typeof figuresAsked>;

export const narrowedAsked = z.strictObject(narrowed);
export type NarrowedAsked = z.infer<typeof narrowedAsked>;

/** Sums of one table, shift, dealer ... in one currency. */
export const figureRow = z.strictObject({
  key: z.string(),
  currency: z.string(),
  coups: count.describe('Live coups that were settled.'),
  dummies: count,
  voids: count,
  pace: z.number().nullable().describe('Coups an hour, over the half hours of a table with one.'),
  drop: cents.nullable().describe('Null where money that came in belongs to no row: a wager.'),
  out: cents.nullable(),
  wagers: count,
  handle: cents.describe('Stakes as the coups were settled, without what went back.'),
  paid: cents.describe('Stakes that went back included.'),
  commission: cents,
  deferred: cents.describe('The part of the commission that went on markers when it was earned.'),
  void: cents.describe('Stakes that went back as void.'),
  corrections: count,
  corrected: cents.describe('What corrections of settled coups brought the house, or took.'),
  rulings: count,
  win: cents.describe('Handle less paid, deferred commission and corrections added.'),
  theoretical: z.number().describe('What the odds make of the stakes, in cents.'),
  theoreticalError: z.number().describe('Standard error of it, from Runs and tails.'),
  unpriced: cents.describe('Stakes of which the odds are not known; in no theoretical win.'),
  sigma: z.number().describe('Standard deviation of the net result, in cents.'),
  z: z.number().nullable().describe('Win less theoretical win in standard deviations.'),
});
export type FigureRow = z.infer<typeof figureRow>;

export const figuresReport = z.strictObject({
  fresh,
  by: z.enum(CUTS),
  rows: z.array(figureRow),
  totals: z.array(figureRow).describe('One for each currency: two are never added up.'),
});
export type FiguresReport = z.infer<typeof figuresReport>;

/** A period of gaming days. */
export const periodAsked = z.strictObject({ from: day, to: day });

/** Half hour by half hour what was won since the first, beside what was to be expected. */
export const courseReport = z.strictObject({
  fresh,
  courses: z.array(
    z.strictObject({
      currency: z.string(),
      points: z.array(
        z.strictObject({
          at: time.describe('When the half hour ended.'),
          coups: count,
          handle: cents,
          win: cents,
          theoretical: z.number(),
          sigma: z.number(),
        }),
      ),
    }),
  ),
});
export type CourseReport = z.infer<typeof courseReport>;

/** Which coups lie behind a figure: the newest first, before a time. */
export const behindAsked = z.strictObject({
  ...narrowed,
  before: z.coerce.number().int().min(0).max(LAST_TIME).exactOptional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});
export type BehindAsked = z.infer<typeof behindAsked>;

export const coupsBehind = z.strictObject({
  fresh,
  total: count.describe('How many there are in all.'),
  coups: z.array(
    z.strictObject({
      table: word,
      shoe: count,
      coup: count,
      at: time,
      gamingDay: day,
      currency: z.string(),
      dealer: z.string(),
      version: z.string(),
      standing: word,
      result: z.string().nullable(),
      cards: z.string(),
      playerCount: count,
      bankerCount: count,
      wagers: count,
      stake: cents,
      paid: cents,
      commission: cents,
      corrections: count,
    }),
  ),
});
export type CoupsBehind = z.infer<typeof coupsBehind>;

/** What is held against what. */
export const RECONCILED = [
  'handle-meters',
  'paid-meters',
  'commission-meters',
  'void-meters',
  'drop-meters',
  'win-ledger',
] as const;

export const reconciliation = z.strictObject({
  fresh,
  lines: z.array(
    z.strictObject({
      table: word,
      day,
      currency: z.string(),
      what: z.enum(RECONCILED),
      reported: cents.describe('By the coups.'),
      held: cents.describe('By the meters, or by the ledger.'),
    }),
  ),
  others: z
    .array(
      z.strictObject({
        ...{ table: word, day, currency: z.string(), memo: word, cents },
      }),
    )
    .describe('What else the ledger moved to the house or from it, which is no win of a coup.'),
});
export type ReconciledAccounts = z.infer<typeof reconciliation>;

export const correctionList = z.strictObject({
  fresh,
  corrections: z.array(
    z.strictObject({
      ...{ table: word, number: count, shoe: count, coup: count, at: time, gamingDay: day },
      ...{ currency: z.string(), dealer: z.string(), version: z.string(), clause: z.string() },
      ...{ handle: cents, paid: cents, win: cents },
    }),
  ),
});
export type CorrectionList = z.infer<typeof correctionList>;

/** Large and structured cash: from which sum on somebody is listed. */
export const cashAsked = z.strictObject({
  from: day,
  to: day,
  threshold: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000_000)
    .describe('In cents; somebody who reaches it in one gaming day is listed.'),
});
export type CashAsked = z.infer<typeof cashAsked>;

export const CASH_REASONS = ['large', 'structured'] as const;

export const cashByPerson = z.strictObject({
  fresh,
  people: z.array(
    z.strictObject({
      patron: z.string(),
      day,
      currency: z.string(),
      in: cents,
      out: cents,
      movements: count,
      largest: cents,
      places: z.array(z.string()).describe('Tables, and the cage.'),
      why: z
        .enum(CASH_REASONS)
        .describe('Large: one movement reaches the sum. Structured: only several do.'),
    }),
  ),
});
export type CashByPerson = z.infer<typeof cashByPerson>;

/** What the house owes on paper. */
export const ticketLiability = z.strictObject({
  fresh,
  sums: z.array(
    z.strictObject({
      day: day.describe('When they were issued.'),
      currency: z.string(),
      state: word,
      count,
      cents,
    }),
  ),
});
export type TicketLiability = z.infer<typeof ticketLiability>;

/** How often what happened, by place and kind; /api/significant-events has the events. */
export const eventCounts = z.strictObject({
  fresh,
  kinds: z.array(z.strictObject({ place: z.string(), kind: word, count, last: time })),
});
export type EventCounts = z.infer<typeof eventCounts>;
