// The shapes of what else the laboratory prints in JSON: simulate, compare, verify-shoe, battery.

import { z } from 'zod';
import { PROVISION_AREAS } from '../../../lab/compare/provisions.ts';
import { BATTERY_FORMAT } from '../../../lab/shuffle/battery/battery.ts';
import { SHOE_CHECKS, SHOE_FAULTS } from '../../../lab/shuffle/verify.ts';
import { BURN_RULES, PRICED } from '../../../lab/simulator/index.ts';
import { RULEBOOK_IDS, VERSIONS } from '../../../rules/rulebook.ts';
import { WAGERS } from '../../../rules/wagers.ts';
import { exact, option } from './odds.ts';
import { area, citedClause, length, pattern } from './parts.ts';

const many = z.int().min(0);
const on = z.enum(WAGERS);
const decks = z.int().min(1);

export const simulateAnswer = z.strictObject({
  rulebook: z.enum(RULEBOOK_IDS),
  version: z.enum(VERSIONS),
  decks,
  cut: many.nullable().describe('Cards behind the cutting card; null where the book has none.'),
  burn: z.enum(BURN_RULES).nullable().describe('Null where the book burns no card.'),
  seed: z.string().regex(/^\d+$/).describe('Text, because it may be beyond 2^53.'),
  threads: z.int().min(1),
  priced: z.enum(PRICED),
  complete: z.boolean().describe('False when it was stopped before all coups were dealt.'),
  coups: many,
  shoes: many,
  player: many,
  banker: many,
  tie: many,
  wagers: z.array(
    z.strictObject({
      on,
      option: option.optional(),
      length: length.optional(),
      pattern: pattern.optional(),
      area: area.optional(),
      units: many.describe('Units staked and settled.'),
      return: z.number().nullable().describe('Profit by unit; null when none was staked.'),
      se: z.number().nullable().describe('The standard error of the return.'),
    }),
  ),
  seconds: z.number().min(0),
  coupsPerSecond: z.number().min(0),
});

const edge = exact.describe('What the house keeps of a unit.');
const line = z.strictObject({ when: z.string(), profit: exact, clause: citedClause });
const lone = z.strictObject({ on, option, clause: citedClause, edge: edge.nullable() });
const priced = z.strictObject({ on, option, edge });
const saying = z.strictObject({ says: z.string(), clause: citedClause.optional() });

export const compareAnswer = z.strictObject({
  here: z.string().describe('A book, or book/version.'),
  there: z.string(),
  decks,
  versions: z.array(
    z.strictObject({
      here: z.enum(VERSIONS),
      there: z.enum(VERSIONS),
      odds: z.array(
        z.strictObject({
          ...{ on, option, edgeHere: edge, edgeThere: edge },
          edge: exact.describe('How much more the house keeps there.'),
          lines: z.array(z.strictObject({ here: line, there: line, chance: exact, edge: exact })),
        }),
      ),
      same: z.array(priced),
      onlyHere: z.array(lone),
      onlyThere: z.array(lone),
      decks: z
        .array(z.strictObject({ side: z.enum(['here', 'there']), decks, wagers: z.array(priced) }))
        .describe('Numbers of decks that one book alone permits.'),
    }),
  ),
  versionsOnlyHere: z.array(z.enum(VERSIONS)),
  versionsOnlyThere: z.array(z.enum(VERSIONS)),
  provisions: z.array(
    z.strictObject({
      area: z.enum(PROVISION_AREAS),
      name: z.string(),
      here: saying,
      there: saying,
    }),
  ),
});

const checks = z.array(z.enum(SHOE_CHECKS));

export const verifyShoeAnswer = z.strictObject({
  shoe: z.string(),
  decks,
  commitment: z.string().describe('Made again from the opened order.'),
  holds: z.boolean().describe('The exit code says the same.'),
  checked: checks,
  unchecked: checks,
  findings: z.array(
    z.strictObject({
      code: z.enum(SHOE_FAULTS),
      message: z.string(),
      positions: z.array(z.int().min(1)).describe('From 1, as dealt.').optional(),
    }),
  ),
});

export const batteryAnswer = z.strictObject({
  format: z.literal(BATTERY_FORMAT),
  generator: z.string(),
  decks,
  shoes: many.describe('For each test.'),
  draws: many.describe('For each test.'),
  tests: z.array(
    z.strictObject({
      on: z.enum(['bytes', 'draws', 'shoes']),
      test: z.string(),
      asks: z.string(),
      samples: many,
      statistic: z.enum(['chi-square', 'z']),
      value: z.number(),
      degrees: many.optional(),
      p: z.number().min(0).max(1).describe('Two-sided.'),
    }),
  ),
  wrongShoes: many,
  repeatedShoes: many,
  verdict: z.strictObject({
    passes: z.boolean().describe('The exit code says the same.'),
    level: z.number(),
    tests: many,
    below: many.describe('Tests whose p is below the level.'),
    allowed: many.describe('So many of them are put down to chance.'),
    refused: z.array(many).describe('Tests, from 0, too far out even among so many.'),
    because: z.array(z.string()),
  }),
});

export const labErrorAnswer = z
  .strictObject({
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      field: z.string().optional(),
      clause: citedClause.optional(),
    }),
  })
  .describe('What a command of the laboratory prints when it was asked wrongly.');
