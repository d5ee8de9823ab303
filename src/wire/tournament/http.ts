// What goes over HTTP about tournaments: the list, the conditions, and the doors of the demo.

import { z } from 'zod';

import { RULEBOOK_IDS } from '../../rules/rulebook.ts';
import { TOURNAMENT_PHASES } from '../../tournament/tournament.ts';
import { token } from '../socket/client-messages.ts';
import { languageTag, seatNumber, time, word } from '../../table/fields.ts';

export const tournamentSummary = z
  .strictObject({
    tournament: word,
    title: z.string(),
    rulebook: z.enum(RULEBOOK_IDS),
    phase: z.enum(TOURNAMENT_PHASES),
    startsAt: time.nullable(),
    published: z.boolean(),
    seats: z
      .array(z.strictObject({ table: word, seat: seatNumber }))
      .describe('Where competitors sit or are about to: each seat has a terminal.'),
  })
  .meta({ title: 'tournament summary' });
export type TournamentSummary = z.infer<typeof tournamentSummary>;

export const tournamentList = z.strictObject({ tournaments: z.array(tournamentSummary) });

export const openTournament = z.strictObject({
  tournament: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[a-z0-9-]+$/),
  rulebook: z.enum(RULEBOOK_IDS),
});

/** In whose way the sums and times of the conditions are written. */
export const reader = z.strictObject({ lang: languageTag.exactOptional() });

/** The conditions as a patron reads them: one paragraph for each clause that wants it told. */
export const conditionsPaper = z.strictObject({
  tournament: word,
  title: z.string(),
  version: z.int().min(0),
  approved: z.strictObject({ by: z.string(), document: z.string() }).nullable(),
  paragraphs: z.array(
    z.strictObject({ clause: z.string(), title: z.string(), text: z.string().nullable() }),
  ),
});
export type ConditionsPaper = z.infer<typeof conditionsPaper>;

export const tournamentName = z.strictObject({ tournament: word });

/** In a demonstration house a visitor takes any competitor’s terminal. */
export const takeCompetitorBody = z.strictObject({
  tournament: word,
  table: word,
  seat: seatNumber,
});
export const competitorToken = z.strictObject({ token, table: word, seat: seatNumber });

/** In a demonstration house the next card comes from a virtual shoe. */
export const dealNext = z.strictObject({ tournament: word, session: word, table: word });
