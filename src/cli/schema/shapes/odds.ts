// The shapes of `sabot odds --json` and of `sabot watch --json`.

import { z } from 'zod';
import { FLAGS } from '../../../lab/odds/flags.ts';
import { ALARM_LEVELS } from '../../../lab/watch/watch.ts';
import { RULEBOOK_IDS, VERSIONS } from '../../../rules/rulebook.ts';
import { cardIn, handCount, singleCoupWager } from './parts.ts';

export const exact = z
  .string()
  .regex(/^-?\d+(\/[1-9]\d*)?$/)
  .describe('A reduced fraction: "0", "-17/415".');
export const option = z
  .int()
  .min(1)
  .nullable()
  .describe('Null where the wager has one table of odds.');

const figures = {
  return: exact.describe('Expected profit per unit staked: minus the edge.'),
  edge: z.number().describe('What the house keeps of a unit, as a decimal.'),
  sd: z.number().min(0).describe('Standard deviation of the profit of one unit.'),
  hit: exact.describe('The chance of a profit.'),
  variance: exact,
};

export const oddsAnswerSchema = z.strictObject({
  rulebook: z.enum(RULEBOOK_IDS),
  version: z.enum(VERSIONS),
  decks: z.int().min(1),
  notPermittedBy: z
    .string()
    .describe('The clause, where the book is not played with so many decks.')
    .optional(),
  cards: z.int().min(0).describe('Cards in the shoe.'),
  combinations: z
    .string()
    .regex(/^\d+$/)
    .describe('Orders in which the next six cards can come out.'),
  outcomes: z.record(z.string(), exact),
  wagers: z.array(
    z.strictObject({
      ...{ on: singleCoupWager, option, ...figures },
      flag: z.enum(FLAGS).optional(),
      byPlayerCount: z
        .array(z.strictObject({ playerCount: handCount, chance: exact, ...figures }))
        .describe('Insurance by the count of the Player’s first two cards.')
        .optional(),
    }),
  ),
});

export const watchLine = z.union([
  z.array(cardIn),
  z.strictObject({ cards: z.array(cardIn) }).describe('A coup, in dealing order.'),
  z.strictObject({ burn: z.array(cardIn) }).describe('Cards burnt face up.'),
  z.strictObject({ newShoe: z.literal(true) }),
]);

const level = z.enum(ALARM_LEVELS);

export const watchAnswerSchema = z.strictObject({
  coups: z.int().min(0),
  cardsLeft: z.int().min(0),
  level,
  irregular: z.literal(true).describe('Not the cards that the tableau asks for.').optional(),
  wagers: z.array(
    z.strictObject({
      on: singleCoupWager,
      option,
      return: exact,
      expected: z.number(),
      available: exact.describe('The chance that the wager can be had.'),
      worth: z.number().describe('Expected profit per coup, over what the full shoe gives away.'),
      level,
    }),
  ),
});
