// The shapes of `sabot shoe`.

import { z } from 'zod';
import { RESULTS } from '../../../rules/coup.ts';
import { COUP_KINDS, STREAK_OUTCOMES } from '../../../rules/streaks.ts';
import { RUN_WAGERS, TAIL_WAGERS } from '../../../rules/wagers.ts';
import {
  area,
  cardIn,
  citedClause,
  combination,
  game,
  id,
  length,
  pattern,
  profit,
  runWager,
  singleCoupWager,
  stake,
  tailWager,
} from './parts.ts';

const coup = z.union([
  z.strictObject({
    cards: z.array(cardIn),
    kind: z.enum(COUP_KINDS).optional(),
    endOfShoe: z.boolean().optional(),
  }),
  z.strictObject({
    cards: z.array(cardIn).optional(),
    kind: z.literal('void'),
    endOfShoe: z.boolean().optional(),
  }),
]);

const before = z.int().min(0).describe('Placed in the wagering period before this coup, from 0.');

export const shoeLine = z.union([
  z.strictObject({
    ...game,
    coups: z.array(coup),
    wagers: z.array(
      z.union([
        z.strictObject({ on: runWager, stake, before, length }),
        z.strictObject({ on: combination, stake, before, pattern }),
        z.strictObject({ on: tailWager, stake, before, area }),
        // Refused by the rules, not by the shape: they belong to sabot settle.
        z.looseObject({ on: singleCoupWager }),
      ]),
    ),
  }),
  z.strictObject({
    ...game,
    stack: z.array(cardIn),
    burn: z.int().min(0).optional(),
    cutFromBack: z.int().min(0).optional(),
  }),
]);

export const shoeAnswer = z.union([
  z.strictObject({
    id,
    settlements: z.array(
      z.strictObject({
        on: z.enum([...RUN_WAGERS, ...TAIL_WAGERS]),
        outcome: z.enum(STREAK_OUTCOMES),
        profit,
        settledAt: z.int().min(0).optional(),
        count: z.int().min(0),
        clause: citedClause,
      }),
    ),
  }),
  z.strictObject({
    id,
    coups: z.array(z.strictObject({ first: z.int().min(0), result: z.enum([...RESULTS, 'void']) })),
  }),
]);
