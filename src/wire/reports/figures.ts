// What goes over HTTP about what has happened: significant events, coups told again, meters.

import type { HouseReason } from '../reasons/house-reasons.ts';
import { z } from 'zod';

import { ROLES } from '../../rulebooks/roles.ts';
import { COUP_STANDINGS } from '../../table/table.ts';
import { day, seatNumber, time, word } from '../../table/fields.ts';

const count = z.int();
const fresh = z
  .enum(['up-to-date', 'behind'])
  .describe('Behind when the newest events are not in it yet: ask again in a moment.');
/** The last millisecond of a year of four digits: the database reads no later time. */
const LAST_TIME = 253_402_300_799_999;
/** The number of a shoe or a coup in an address: greater ones there are none. */
export const placeNumber = z.coerce.number().pipe(z.int().min(1).max(1_000_000));
const standing = z.enum([...COUP_STANDINGS, 'void']);
const of = { gamingDay: day, currency: z.string() };

/** Which significant events: of one stream or all, newest first, before a time. */
export const eventsAsked = z.strictObject({
  table: word.exactOptional(),
  kind: z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[a-z,-]+$/)
    .exactOptional()
    .describe('One kind, or several with commas between.'),
  before: z.coerce
    .number()
    .int()
    .min(0)
    .max(LAST_TIME)
    .exactOptional()
    .describe('Only events before this time.'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

export const significantEvents = z.strictObject({
  fresh,
  events: z.array(
    z.strictObject({
      stream: z.string().describe('house, or table: and its name.'),
      number: count.describe('The number of the event in its stream.'),
      at: time,
      ...of,
      kind: word,
      body: z.unknown().describe('As it was stored; it holds no secret.'),
    }),
  ),
});
export type SignificantEvents = z.infer<typeof significantEvents>;

/** Which coups: newest first. */
export const coupsAsked = z.strictObject({
  shoe: placeNumber.exactOptional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

const coupSummary = z.strictObject({
  shoe: count,
  coup: count,
  at: time,
  ...of,
  standing,
  result: z.enum(['player', 'banker', 'tie']).nullable(),
  cards: z.string().describe('In dealing order, with the hand each went to: P:Ts B:6h.'),
  playerCount: count,
  bankerCount: count,
  wagers: count,
  stake: count,
  paid: count.describe('Stakes that went back included.'),
  commission: count,
  corrections: count.describe('How often it was set right since.'),
});

export const coupList = z.strictObject({ fresh, table: word, coups: z.array(coupSummary) });
export type CoupList = z.infer<typeof coupList>;

/** A coup told again: card by card, wager by wager, each payment with its clause (R-HIS-2). */
export const coupStory = z.strictObject({
  ...coupSummary.shape,
  table: word,
  rulebook: word,
  lines: z.array(
    z.strictObject({
      at: time,
      by: z.strictObject({ id: z.string(), role: z.enum(ROLES) }),
      says: z
        .custom<HouseReason>(value => typeof value === 'object' && value !== null)
        .meta({ title: 'Reason' }),
      clause: z.string().nullable(),
    }),
  ),
});
export type CoupStoryPage = z.infer<typeof coupStory>;

/** Markers of a table after one of its events. */
export const markersAsked = z.strictObject({
  after: z.coerce.number().int().min(0).default(0).describe('The last number that is known.'),
  limit: z.coerce.number().int().min(1).max(1_000).default(500),
});

/** Meters of gaming days, from one to another. */
export const metersAsked = z.strictObject({
  table: word.exactOptional(),
  from: day.exactOptional(),
  to: day.exactOptional(),
});

export const meterList = z.strictObject({
  fresh,
  meters: z.array(
    z.strictObject({
      table: word,
      seat: seatNumber,
      currency: z.string(),
      meter: word,
      of: z.string().describe('The bet; or the tender of what came in, or how it went out.'),
      count,
      cents: count,
    }),
  ),
});
export type MeterList = z.infer<typeof meterList>;

/** A gaming day quarter of an hour by quarter; the newest that was played where none is named. */
export const dayFiguresQuery = z.strictObject({ day: day.exactOptional() });

export const dayFigures = z.strictObject({
  fresh,
  day: day.nullable().describe('Null where no coup was ever settled here.'),
  quarters: z.array(
    z.strictObject({
      table: word,
      at: time.describe('When the quarter of an hour begins.'),
      coups: count,
      stake: count,
      paid: count.describe('Stakes that went back included.'),
    }),
  ),
});
export type DayFigures = z.infer<typeof dayFigures>;
