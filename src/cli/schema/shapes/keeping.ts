// The shapes of what `sabot verify`, `replay`, `backup` and `restore` answer with --json.

import { z } from 'zod';
import { DAMAGES } from '../../../server/storage/journal/damage.ts';
import { RESULTS } from '../../../rules/coup.ts';
import { RULEBOOK_IDS } from '../../../rules/rulebook.ts';
import { citedClause, handCount, money } from './parts.ts';

const many = z.int().min(0);
const time = z.int().describe('Milliseconds since 1970, UTC.');
const hash = z.string().describe('SHA-256 in base64.');
const place = { table: z.string(), rulebook: z.enum(RULEBOOK_IDS), currency: z.string() };

/** Why the database could not be asked, or what was asked for is not there. */
export const houseErrorAnswer = z.strictObject({
  id: z.null(),
  error: z.strictObject({ code: z.string(), message: z.string() }),
});

export const verifyAnswer = z.strictObject({
  isWhole: z.boolean().describe('True only if everything holds; the exit code says the same.'),
  streams: many,
  events: many,
  transfers: many,
  balances: many,
  also: z.array(z.string()).describe('What else was checked.'),
  damages: z.array(
    z.strictObject({
      stream: z.string(),
      seq: many.describe('The event, counted from 1 in its stream.'),
      found: z.enum(DAMAGES),
      says: z.string(),
    }),
  ),
  judged: z
    .strictObject({
      events: many,
      objections: z.array(
        z.strictObject({
          ...{ stream: z.string(), number: many, code: z.string(), clause: z.string() },
          figures: z.record(z.string(), z.union([z.number(), z.string()])),
        }),
      ),
      unjudged: z.array(
        z.strictObject({ stream: z.string(), number: many, what: z.string(), times: many }),
      ),
    })
    .nullable()
    .describe('What the second judge made of the tables; null with --quick.'),
  seconds: z.number(),
  eventsPerSecond: many,
  heads: z.array(z.strictObject({ stream: z.string(), seq: many, hash })),
});

export const replayCoupAnswer = z.strictObject({
  ...place,
  shoe: many,
  coup: many,
  standing: z.string(),
  from: time,
  cards: z
    .array(z.looseObject({ to: z.enum(['player', 'banker']), card: z.string().nullable() }))
    .nullable()
    .describe('In dealing order; null while the coup is not over.'),
  result: z.enum(RESULTS).nullable(),
  playerCount: handCount.nullable(),
  bankerCount: handCount.nullable(),
  corrected: z.string().nullable(),
  payments: z.array(
    z.looseObject({
      ...{ seat: many, patron: z.string(), on: z.string(), stake: money, outcome: z.string() },
      ...{ paid: money, commission: money, clause: citedClause, because: z.string() },
    }),
  ),
  lines: z.array(
    z.strictObject({
      at: time,
      by: z.looseObject({ role: z.string(), id: z.string() }),
      says: z.string(),
      clause: citedClause.nullable(),
    }),
  ),
});

export const replayTableAnswer = z.strictObject({
  ...place,
  event: many,
  at: time,
  gamingDay: z.string(),
  hash,
  digest: z.string().describe('SHA-256 of the state: two replays of one journal agree on it.'),
  snapshots: z.strictObject({ compared: many, differ: z.array(z.string()) }),
  state: z.looseObject({ id: z.string(), phase: z.string() }).describe('The table as plain data.'),
});

const keys = z.array(z.string()).describe('The keys that were copied.');

export const backupAnswer = z.looseObject({
  folder: z.string(),
  at: z.string().describe('The moment whose state it holds.'),
  tables: z.array(z.looseObject({ name: z.string(), rows: many, bytes: many, sha256: z.string() })),
  keys,
});

export const restoreAnswer = z.strictObject({
  from: z.string(),
  at: z.string(),
  keys,
  report: verifyAnswer,
});

const moment = z.number().nullable().describe('Milliseconds UTC.');

export const timingAnswer = z.strictObject({
  table: z.string(),
  coup: many,
  openedAt: z.number().describe('Milliseconds UTC, as every moment here.'),
  closesAt: moment.describe('When the window was to close; null where it is closed by hand.'),
  wagers: many.describe('Changes of wagers before the close.'),
  lastWagerAt: moment,
  closedAt: moment,
  firstCardAt: moment,
  laterWagers: many.describe('Changes after the close: Insurance, second windows.'),
  isInOrder: z.boolean().describe('Wagers, then the close, then cards.'),
});

export const clockAnswer = z.strictObject({
  at: z.number(),
  kind: z.string().describe('clock-set, clocks-apart or clocks-agree.'),
  byMs: z.number(),
});

export const disputeAnswer = z.strictObject({
  file: z.string(),
  name: z.string().describe('Under which the data folder keeps a copy.'),
  sha256: z.string(),
  bytes: many,
});

export const verifyDisputeAnswer = z.strictObject({
  holds: z.boolean().describe('True only if everything holds; the exit code says the same.'),
  table: z.string().exactOptional(),
  shoe: many.exactOptional(),
  coup: many.exactOptional(),
  made: z
    .strictObject({ at: z.string(), by: z.string(), role: z.string(), why: z.string() })
    .exactOptional()
    .describe('Left out, as the coup is, where the file is not one of the house.'),
  events: many,
  against: z.string().nullable().describe('What else its events were held against.'),
  faults: z.array(z.string()),
});

export const verifySlipAnswer = z.strictObject({
  holds: z.boolean().describe('True only if everything holds; the exit code says the same.'),
  faults: z.array(z.string()),
  key: z.string().nullable().describe('The fingerprint of the key whose signature was checked.'),
  slip: z.looseObject({}).nullable().describe('What was signed; null where nothing was.'),
  judged: many.describe('Payments that were worked out again.'),
  unjudged: z.array(z.string()).describe('Wagers that one coup does not decide.'),
});
