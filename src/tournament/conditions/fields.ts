// The conditions of a tournament as they are sent: every term and text, typed against the core.

import { z } from 'zod';

import { VERSIONS } from '../../rules/rulebook.ts';
import { CONDITION_ITEMS } from '../../rulebooks/tournament.ts';
import { CHIP_KINDS, MISSED_WAGERS } from '../play-rules.ts';
import { type Conditions, ROUND_KINDS, type RoundPlan, VALUE_KINDS } from './document.ts';
import type { Same } from '../../table/same.ts';
import { pay } from '../../table/setup/setup-fields.ts';
import { cents, count, paragraph, singleCoupWager, text, time, word } from '../../table/fields.ts';

/** A title or a name on a list. */
const title = text(200).min(1);
const told = paragraph(4_000);
const percent = z.number().min(0).max(100);
const lengthMs = z.int().min(1).max(86_400_000);
const MOST_LINES = 100;

const limit = z.strictObject({ min: cents, max: cents, step: cents });

const sessionLength = z.union([
  z.strictObject({ coups: count }),
  z.strictObject({ ms: lengthMs }),
  z.strictObject({ shoes: count }),
]);

export const roundPlanSchema = z
  .strictObject({
    name: title,
    kind: z.enum(ROUND_KINDS),
    sessions: count,
    tables: count,
    seats: count,
    length: sessionLength,
    bank: cents,
    limits: limit,
    raisedLimits: z.array(limit).max(MOST_LINES),
    compulsory: z.boolean(),
    secretWagers: count,
    wagerMs: lengthMs.nullable(),
    advance: count,
  })
  .meta({ title: 'round' });

const purchase = z.strictObject({ cents, chips: cents, most: count, untilRound: count });

const terms = z.strictObject({
  startsAt: time.exactOptional(),
  place: title.exactOptional(),
  version: z.enum(VERSIONS).exactOptional(),
  decks: z.int().min(1).max(16).exactOptional(),
  currency: word.exactOptional(),
  offered: z.array(singleCoupWager).max(MOST_LINES).exactOptional(),
  pay: pay.exactOptional(),
  entryFee: cents.exactOptional(),
  buyIn: cents.exactOptional(),
  buyBack: purchase.nullable().exactOptional(),
  addOn: purchase.nullable().exactOptional(),
  entrants: z.strictObject({ least: count, most: count }).exactOptional(),
  withdrawBy: time.exactOptional(),
  refundPercent: z
    .strictObject({ lateWithdrawal: percent, retired: percent, disqualified: percent })
    .exactOptional(),
  chips: z.enum(CHIP_KINDS).exactOptional(),
  missedWager: z.enum(MISSED_WAGERS).exactOptional(),
  chipsAtEnd: z.enum(['no-value', 'paid-in-cash']).exactOptional(),
  rounds: z.array(roundPlanSchema).max(MOST_LINES).exactOptional(),
  furtherRounds: z.enum(['none', 'director-decides']).exactOptional(),
  retainedPercent: percent.exactOptional(),
  added: z
    .array(z.strictObject({ kind: z.enum(VALUE_KINDS), what: title, cents }))
    .max(MOST_LINES)
    .exactOptional(),
  prizes: z
    .array(z.strictObject({ place: count, percent, goods: title.exactOptional() }))
    .max(MOST_LINES)
    .exactOptional(),
  level: z.enum(['play-off', 'share']).exactOptional(),
  late: z
    .strictObject({ graceMs: count, follows: z.enum(['forfeits', 'joins-late']) })
    .exactOptional(),
  substitutes: z.enum(['with-approval', 'none']).exactOptional(),
  penalties: z
    .array(
      z.strictObject({
        name: title,
        grounds: told,
        follows: z.union([
          z.literal('warning'),
          z.literal('disqualification'),
          z.strictObject({ chips: cents }),
        ]),
      }),
    )
    .max(MOST_LINES)
    .exactOptional(),
  entryChannels: z.array(title).max(MOST_LINES).exactOptional(),
  noticeMs: lengthMs.exactOptional(),
  variations: z
    .array(z.strictObject({ rule: title, says: told }))
    .max(MOST_LINES)
    .exactOptional(),
});

const toldOf = told.nullable().exactOptional();
type Texts = { [item in (typeof CONDITION_ITEMS)[number]]: typeof toldOf };
// One optional text for each item; the record is built from the closed set itself.
const texts = Object.fromEntries(CONDITION_ITEMS.map(item => [item, toldOf])) as Texts;

export const conditionsSchema = z
  .strictObject({ title, terms, texts: z.strictObject(texts) })
  .meta({ title: 'conditions' });

/** Does not compile when a condition has another field than the tournament's. */
export const CONDITIONS_ARE_THE_TOURNAMENTS: Same<
  z.infer<typeof conditionsSchema>,
  Conditions
> = true;
export const ROUNDS_ARE_THE_TOURNAMENTS: Same<z.infer<typeof roundPlanSchema>, RoundPlan> = true;
