// What goes to systems outside the house: programs with tokens, the feed of events, webhooks.

import { z } from 'zod';

import { SERVICE_POWERS } from '../../rulebooks/roles.ts';
import { cents, count, day, seatNumber, text, time, word } from '../../table/fields.ts';
import { approver } from '../http.ts';

const outsideName = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .describe('A short name of its own: lower-case letters, digits and hyphens.');

export const servicePower = z.enum(SERVICE_POWERS).describe('What it may read; it never acts.');

export const newService = z.strictObject({
  id: outsideName,
  purpose: text(200).min(1).describe('What it is for, as it goes on record.'),
  powers: z.array(servicePower).min(1).describe('Only what it needs.'),
  days: z.int().min(1).max(400).describe('How many days its token lasts.'),
  approver: approver.describe('The second person: nobody gives a token alone.'),
});

export const serviceMade = z.strictObject({
  id: z.string().describe('The name it was given.'),
  token: z.string().describe('Sent as `Authorization: Bearer`; it is told this once.'),
  until: time.describe('When the token ends.'),
});

export const serviceEntry = z.strictObject({
  id: z.string().describe('Its name.'),
  purpose: z.string().describe('What it is for.'),
  powers: z.array(servicePower).describe('What it may read.'),
  until: time.describe('When its token ends, or ended.'),
  by: z.string().describe('Who added it.'),
  approvedBy: z.string().describe('Who agreed.'),
});

export const outsideId = z.strictObject({ id: outsideName });

const feedNumber = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** The same in an address. */
const numberAsked = z.coerce.number().pipe(feedNumber);

const KINDS = /^[a-z-]+(,[a-z-]+)*$/;
/** How often and how much a follower asks. */
export const MOST_EVENTS = 500;

export const feedAsked = z.strictObject({
  after: numberAsked
    .default(0)
    .describe('Only what comes after this number: the last one that arrived.'),
  kinds: z
    .string()
    .max(2_000)
    .regex(KINDS)
    .exactOptional()
    .describe('Only these kinds, with commas between; all if left out.'),
});

export const feedPageAsked = feedAsked.extend({
  limit: z.coerce.number().int().min(1).max(MOST_EVENTS).default(100).describe('At most so many.'),
});

export const feedEvent = z
  .strictObject({
    number: feedNumber.describe('Rises through the whole house; the same number, the same event.'),
    stream: z.string().describe('Where it happened: house, cage, or table: and its name.'),
    seq: z.int().min(1).describe('Its number in that stream of the journal.'),
    at: time.describe('When, in milliseconds UTC by the house’s clock.'),
    gamingDay: day.describe('The gaming day that it counts to.'),
    currency: z.string().describe('Of every sum in it.'),
    kind: word.describe('What happened; docs/connecting.md lists the kinds.'),
    body: z
      .record(z.string(), z.unknown())
      .describe('The particulars, without anything secret; sums are whole cents.'),
  })
  .meta({ title: 'feed event' });
export type FeedEvent = z.infer<typeof feedEvent>;

export const feedPage = z.strictObject({
  events: z.array(feedEvent).describe('In the order of their numbers.'),
  last: feedNumber.describe('The newest number there is, of whatever kind.'),
});

const who = z.looseObject({ id: z.string(), role: z.string() }).describe('Who did it.');
const money = { seat: seatNumber, patron: z.string(), cents } as const;
const paidWager = z.looseObject({
  on: z.string().describe('The wager.'),
  stake: cents,
  outcome: z.string(),
  paid: z.int().describe('What went back to the patron, stake included.'),
  commission: z.int(),
  clause: z.string().describe('The clause that it was paid by.'),
  patron: z.string(),
});
const coupRecord = z.looseObject({
  shoe: count,
  number: count.describe('The coup’s number in its shoe.'),
  standing: z.string(),
  cards: z.array(z.looseObject({ to: z.string(), card: z.string() })),
  result: z.enum(['player', 'banker', 'tie']).nullable(),
  playerCount: z.int(),
  bankerCount: z.int(),
  seats: z.array(z.looseObject({ seat: seatNumber, paid: z.array(paidWager) })),
});

/** The bodies that other systems add up; more fields may come, none of these goes. */
export const FEED_BODIES = {
  'coup-settled': z.looseObject({ by: who, record: coupRecord }),
  'coup-voided': z.looseObject({ by: who, clause: z.string(), record: coupRecord }),
  'wagering-opened': z.looseObject({ by: who, coup: count, standing: z.string() }),
  'bought-in': z.looseObject({ by: who, ...money, tender: z.string() }),
  'paid-out': z.looseObject({ by: who, ...money, how: z.string() }),
  'float-moved': z.looseObject({ by: who, move: z.string(), cents, slip: z.string() }),
  'ticket-issued': z.looseObject({
    ...{ id: z.string(), table: z.string(), ...money, currency: z.string() },
  }),
  'ticket-printed': z.looseObject({ id: z.string() }),
  'ticket-paid': z.looseObject({ id: z.string() }),
  'ticket-redeemed': z.looseObject({ id: z.string(), by: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** What a webhook is sent: some events in their order, signed as a whole. */
export const webhookMessage = z.strictObject({
  house: z.string().describe('The house that sends it.'),
  webhook: z.string().describe('The webhook that it is for.'),
  events: z.array(feedEvent).min(1),
});

export const newWebhook = z.strictObject({
  id: outsideName,
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .describe('Where to; a live house sends by https alone.'),
  kinds: z.array(word).max(100).default([]).describe('Which kinds; all if left out.'),
  from: feedNumber
    .exactOptional()
    .describe('The first number; what happens from now on if left out.'),
  approver: approver.describe('The second person: nobody sends the house’s events out alone.'),
});

export const webhookEntry = z.strictObject({
  id: z.string().describe('Its name.'),
  url: z.string().describe('Where it is sent.'),
  kinds: z.array(z.string()).describe('Which kinds; all where there are none.'),
  by: z.string().describe('Who set it.'),
  approvedBy: z.string().describe('Who agreed.'),
  delivered: feedNumber.describe('Everything up to this number has arrived.'),
  failures: count.describe('How often in a row it could not be delivered.'),
  retryAt: time.nullable().describe('When it is tried again; null where nothing failed.'),
});

export const webhookList = z.strictObject({
  webhooks: z.array(webhookEntry).describe('Every webhook.'),
  last: feedNumber.describe('The newest number there is.'),
  key: z.string().describe('The public key of their signatures: Ed25519, SPKI, PEM.'),
});

export const webhookReplay = z.strictObject({
  id: outsideName,
  from: feedNumber.min(1).describe('Everything from this number on is sent again.'),
});
