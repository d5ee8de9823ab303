// The shape of what `sabot tournament simulate --json` prints.

import { z } from 'zod';
import { STANDING_STATES } from '../../../tournament/index.ts';
import { cardOut, citedClause, money } from './parts.ts';

const place = z.strictObject({
  patron: z.string(),
  chips: money,
  state: z.enum(STANDING_STATES),
  goesOn: z.boolean(),
});

const session = z.strictObject({
  session: z.string(),
  round: z.string(),
  playOff: z.strictObject({ card: cardOut.nullable(), coups: z.int().min(1) }).nullable(),
  tables: z.array(z.strictObject({ table: z.string(), places: z.array(place) })),
});

export const tournamentAnswer = z.strictObject({
  rulebook: z.enum(['crown-rapid', 'crown', 'tasmania']),
  patrons: z.int().min(2),
  tables: z.int().min(1),
  seed: z.int(),
  coups: z.int().min(0),
  sessions: z.array(session),
  pool: z.strictObject({ fees: money, retained: money, pool: money }),
  prizes: z.array(
    z.strictObject({
      place: z.int().min(1),
      patron: z.string(),
      cents: money,
      clause: citedClause,
    }),
  ),
});
