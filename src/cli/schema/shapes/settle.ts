// The shapes of `sabot settle`.

import { z } from 'zod';
import { RESULTS } from '../../../rules/coup.ts';
import { OUTCOMES } from '../../../rules/settle.ts';
import { RUN_WAGERS, TAIL_WAGERS } from '../../../rules/wagers.ts';
import { SETTLE_KINDS } from '../../../library/settle.ts';
import {
  cardIn,
  cardOut,
  citedClause,
  handCount,
  game,
  house,
  id,
  money,
  profit,
  singleCoupWager,
  stake,
} from './parts.ts';

const cards = z.array(cardIn).describe('In dealing order; what is left over is unused.');

const atTheTable = {
  ...game,
  house: house.optional(),
  wagers: z.array(
    z.union([
      z.strictObject({ on: singleCoupWager, stake }),
      // Refused by the rules, not by the shape: they belong to sabot shoe.
      z.looseObject({ on: z.enum([...RUN_WAGERS, ...TAIL_WAGERS]) }),
    ]),
  ),
};

export const settleLine = z.union([
  z.strictObject({ ...atTheTable, kind: z.enum(SETTLE_KINDS).optional(), cards }),
  z.strictObject({ ...atTheTable, kind: z.literal('void'), cards: cards.optional() }),
]);

const hand = z.strictObject({
  cards: z.array(cardOut).max(3),
  count: handCount,
  natural: z.boolean(),
});

export const settleAnswer = z.strictObject({
  id,
  player: hand,
  banker: hand,
  result: z.enum([...RESULTS, 'void']),
  used: z.int().min(0).max(6),
  insuranceOpen: z.boolean(),
  settlements: z.array(
    z.strictObject({
      on: singleCoupWager,
      stake,
      outcome: z.enum(OUTCOMES),
      profit,
      paid: money.nullable().describe('Null when cents cannot pay it and the book rounds nothing.'),
      clause: citedClause,
      because: z.string(),
    }),
  ),
});
