// What goes over HTTP about a gaming day that is played once more under other rules.

import { z } from 'zod';

import { type Fact, FACTS } from '../../rules/facts.ts';
import { PLACEMENT_REFUSALS } from '../../rules/placement/refusals.ts';
import { RULEBOOK_IDS, VERSIONS } from '../../rules/rulebook.ts';
import { WAGERS } from '../../rules/wagers.ts';
import { NOT_COMPARED } from '../../table/again/play-again.ts';
import {
  bet,
  cents,
  day,
  seatNumber,
  singleCoupWager,
  wagerName,
  word,
} from '../../table/fields.ts';
import { limitsSchema, pay } from '../../table/setup/setup-fields.ts';

const fact = z.enum(Object.keys(FACTS) as [Fact, ...Fact[]]); // its own keys, and there are some
const part = z.int().min(0).max(1_000_000);
const oddsPair = z.tuple([part, part.min(1)]);

const ownLine = z.strictObject({
  when: fact,
  pays: z.union([oddsPair, z.enum(['push', 'lose', 'tie-percent'])]),
  commission: oddsPair.exactOptional().describe('The part of the win: [1, 20] is 5%.'),
});

/** What is changed of the rules; everything that is left out stays as it was in each coup. */
export const otherRulesFields = {
  rulebook: z.enum(RULEBOOK_IDS).exactOptional().describe('Another book; each table’s own if not.'),
  version: z.enum(VERSIONS).exactOptional(),
  limits: limitsSchema.exactOptional().describe('In place of those of the bets that are named.'),
  aggregateMin: cents.exactOptional(),
  offered: z
    .array(wagerName)
    .max(WAGERS.length)
    .exactOptional()
    .describe('Beside Player, Banker and Tie; as it was if left out.'),
  pay: z
    .strictObject({
      dragonBonus: pay.shape.dragonBonus.exactOptional(),
      perfectPairs: pay.shape.perfectPairs.exactOptional(),
      tiePercent: pay.shape.tiePercent,
      differential: pay.shape.differential,
      chip: pay.shape.chip.exactOptional(),
    })
    .exactOptional(),
  odds: z
    .partialRecord(singleCoupWager, z.array(ownLine).min(1).max(20))
    .exactOptional()
    .describe('In place of the printed lines: the first whose fact holds decides.'),
};
export const otherRulesGiven = z.strictObject(otherRulesFields);

export const againAsked = z.strictObject({
  day: day.exactOptional().describe('The newest gaming day with coups if left out.'),
  table: word.exactOptional(),
  ...otherRulesFields,
});
export type AgainAsked = z.infer<typeof againAsked>;

const sums = z.strictObject({
  wagers: z.int().describe('Those that were decided.'),
  stake: z.int(),
  win: z.int().describe('What the house won: stakes less payments.'),
});

export const againAnswer = z.strictObject({
  fresh: z.enum(['up-to-date', 'behind']),
  day: day.nullable(),
  coups: z.int(),
  rows: z.array(
    z.strictObject({
      table: z.string(),
      currency: z.string(),
      bet: z.enum(WAGERS),
      did: sums,
      would: sums,
    }),
  ),
  totals: z.array(z.strictObject({ currency: z.string(), did: sums, would: sums })),
  leftOut: z.int().describe('How many wagers the other rules refuse, in whole or in part.'),
  left: z
    .array(
      z.strictObject({
        table: z.string(),
        shoe: z.int(),
        coup: z.int(),
        seat: seatNumber,
        patron: z.string(),
        bet,
        stake: z.int(),
        cents: z.int().describe('What is not taken of the stake.'),
        refusal: z.enum(PLACEMENT_REFUSALS),
        clause: z.string(),
      }),
    )
    .describe('The first thousand of them.'),
  notCompared: z.array(
    z.strictObject({
      table: z.string(),
      shoe: z.int(),
      coup: z.int(),
      why: z.enum(NOT_COMPARED),
    }),
  ),
});
export type AgainPage = z.infer<typeof againAnswer>;
