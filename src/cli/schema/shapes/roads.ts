// The shapes of `sabot roads`.

import { z } from 'zod';

import { DERIVED_NAMES } from '../../../rules/roads.ts';
import { id } from './parts.ts';

const side = z.enum(['B', 'P']);
const marks = z.string().regex(/^[RB]*$/);
const asked = z.string().regex(/^[RB-]{3}$/);
const bead = z.string().regex(/^[BPT]b?p?$/);

export const roadsLine = z.strictObject({ id: id.optional(), hands: z.string() });

/** The marks of each derived road, under its name. */
const derived = Object.fromEntries(DERIVED_NAMES.map(name => [name, marks]));

export const roadsAnswer = z.strictObject({
  id: id.optional(),
  bead: z.array(z.array(bead).max(6)),
  bigRoad: z.strictObject({
    columns: z.array(
      z.strictObject({ side, length: z.int().min(1), ties: z.array(z.int().min(0)) }),
    ),
    cells: z.array(
      z.strictObject({
        column: z.int().min(1),
        row: z.int().min(1).max(6),
        side,
        hand: z.int().min(0),
        ties: z.int().min(0),
        bankerPair: z.boolean(),
        playerPair: z.boolean(),
      }),
    ),
  }),
  leadTies: z.int().min(0),
  ...derived,
  ask: z.strictObject({ banker: asked, player: asked }),
});
