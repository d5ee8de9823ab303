// What the shapes of lines have in common: names, money, cards, wagers, house rules, errors.

import { z } from 'zod';
import { TAIL_AREAS } from '../../../rules/dragon-tails.ts';
import { RULEBOOK_IDS, VERSIONS } from '../../../rules/rulebook.ts';
import { RUN_WAGERS, TAIL_WAGERS } from '../../../rules/wagers.ts';
import { FAULT_CODES } from '../../../library/input/fault.ts';
import { MOST_STAKE } from '../../../library/input/game.ts';

export { singleCoupWager } from '../../../table/fields.ts';

export const id = z
  .union([z.string(), z.number(), z.null()])
  .describe('What the line calls itself; its answer carries the same.');

export const money = z.int().min(0).describe('Whole cents.');
export const stake = z.int().min(1).max(MOST_STAKE).describe('Whole cents.');
export const handCount = z.int().min(0).max(9);
export const citedClause = z.string().describe('The clause or ruling that decides.');
export const profit = z
  .string()
  .regex(/^-?\d+(\/[1-9]\d*)?$/)
  .describe('Exact cents: "950", "-1000", "6327/20".');

export const cardIn = z
  .string()
  .regex(/^[A2-9TJQKatjqk][shdcSHDC]$/)
  .describe('Rank then suit, either case.');
export const cardOut = z.string().regex(/^[A2-9TJQK][shdc]$/);

export const game = {
  id: id.optional(),
  rulebook: z.enum(RULEBOOK_IDS),
  version: z.enum(VERSIONS).describe('One that the rulebook has.'),
  decks: z.int().min(0),
};

const percent = z.number().min(1).max(10).multipleOf(0.5);

export const house = z
  .strictObject({
    dragonBonus: z.int().min(1).describe('Which of the printed odds, from 1.').optional(),
    perfectPairs: z.int().min(1).describe('Which of the printed odds, from 1.').optional(),
    tiePercent: z
      .union([percent, z.strictObject({ player: percent, banker: percent })])
      .describe('What a tie pays in Tie Baccarat.')
      .optional(),
    differential: stake.describe('Above it a 7.5 arrangement; crown traditional.').optional(),
    chip: stake.describe('What crown rounds payments up to.').optional(),
  })
  .describe('Left out: option 1, cents as chips, no differential.');

export const runWager = z.enum(RUN_WAGERS).exclude(['combination-run']);
export const combination = z.literal('combination-run');
export const tailWager = z.enum(TAIL_WAGERS);
export const length = z.int().min(1).describe('Coups in a row.');
export const pattern = z
  .string()
  .regex(/^[PB]+$/)
  .describe('The side nominated for each coup.');
export const area = z.enum(TAIL_AREAS);

export const errorAnswer = z.strictObject({
  id,
  error: z.strictObject({
    code: z.enum(FAULT_CODES),
    message: z.string(),
    field: z.string().optional(),
    clause: citedClause.optional(),
  }),
});
