// The lines of a table's scenario, one schema each.

import { z } from 'zod';
import { TENDERS } from '../../table/acts/accounts/buy-in.ts';
import { TABLE_PHASES } from '../../table/table.ts';
import { ROLES } from '../../rulebooks/roles.ts';
import { cents, seatNumber, word } from '../../table/fields.ts';
import { atSchema } from '../time.ts';
import { tableSchema } from './preset.ts';

const at = atSchema.exactOptional();
const cards = z
  .string()
  .max(5_000)
  .describe('Cards parted by spaces, rank then suit, either case: "Ts 9h".');

export const TABLE_LINES = {
  table: z
    .strictObject({ table: tableSchema, seed: z.int().exactOptional().describe('Left out: 1.') })
    .describe('The first line: which table, and the seed of every card that no line names.'),
  ready: z
    .strictObject({ ready: z.strictObject({ cards: cards.exactOptional() }), at })
    .describe('Opens the table by ordinary commands; the named cards come next in its shoe.'),
  sit: z
    .strictObject({
      sit: z.strictObject({
        patron: word,
        cents,
        seat: seatNumber.exactOptional().describe('Left out: the first free one.'),
        tender: z.enum(TENDERS).exactOptional(),
      }),
      at,
    })
    .describe('A patron with credit at a seat.'),
  play: z
    .strictObject({
      play: cards.describe('These cards and no others; an empty text: the shoe’s own.'),
      until: z
        .enum(TABLE_PHASES)
        .exactOptional()
        .describe('Stops here, before what is usually done in this phase.'),
      coups: z.int().min(1).max(1_000).exactOptional().describe('How many; left out: one.'),
      repeat: z.boolean().exactOptional().describe('Every patron lays again what lay before.'),
      at,
    })
    .describe('No more bets, the cards, and payment, as far as the table lets it.'),
  show: z
    .discriminatedUnion('show', [
      z.strictObject({ show: z.literal('money') }),
      z.strictObject({ show: z.literal('table') }),
      z.strictObject({ show: z.literal('setup') }),
      z.strictObject({
        show: z.literal('view'),
        role: z.enum(['display', ...ROLES]),
        seat: seatNumber.exactOptional(),
        patron: word.exactOptional().describe('Left out: who sits there.'),
      }),
    ])
    .describe('Looks at something; changes nothing and takes no time.'),
} as const;
