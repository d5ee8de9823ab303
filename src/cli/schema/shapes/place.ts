// The shapes of `sabot place`.

import { z } from 'zod';
import { LONGEST_TAIL } from '../../../rules/dragon-tails.ts';
import { PHASES } from '../../../rules/placement/judge-placement.ts';
import { PLACEMENT_REFUSALS } from '../../../rules/placement/refusals.ts';
import { WAGERS } from '../../../rules/wagers.ts';
import {
  area,
  citedClause,
  combination,
  handCount,
  game,
  house,
  id,
  length,
  money,
  pattern,
  runWager,
  singleCoupWager,
  stake,
  tailWager,
} from './parts.ts';

const askedWager = z.union([
  z.strictObject({ on: singleCoupWager, stake }),
  z.strictObject({ on: runWager, stake, length: length.optional() }),
  z.strictObject({
    on: combination,
    stake,
    length: length.optional(),
    pattern: pattern.optional(),
  }),
  z.strictObject({ on: tailWager, stake, area: area.optional() }),
]);

const limit = z.strictObject({
  min: money.optional(),
  max: money.optional(),
  step: z.int().min(1).optional(),
});

const situation = z.strictObject({
  phase: z.enum(PHASES).optional(),
  standing: z.array(askedWager).optional(),
  balance: money.optional(),
  limits: z.partialRecord(z.enum(WAGERS), limit).optional(),
  aggregateMin: money.optional(),
  tails: z
    .strictObject({
      player: z.int().min(0).max(LONGEST_TAIL).optional(),
      banker: z.int().min(0).max(LONGEST_TAIL).optional(),
    })
    .describe('What the Dragon Tail indicators show.')
    .optional(),
  lastCoup: z.boolean().optional(),
  playerCount: handCount.optional(),
  bankerCount: handCount.optional(),
  offered: z.array(z.enum(WAGERS)).optional(),
});

export const placeLine = z.strictObject({
  ...game,
  house: house.optional(),
  wagers: z.array(askedWager),
  situation: situation.optional(),
});

const named = {
  on: z.enum(WAGERS),
  area: area.optional(),
  length: length.optional(),
  pattern: pattern.optional(),
};

export const placeAnswer = z.strictObject({
  id,
  accepted: z.array(
    z.strictObject({ ...named, stake: stake.describe('After clamping.'), asked: stake }),
  ),
  refused: z.array(
    z.strictObject({ ...named, refusal: z.enum(PLACEMENT_REFUSALS), clause: citedClause }),
  ),
});
