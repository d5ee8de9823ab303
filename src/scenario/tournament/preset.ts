// The conditions of a tournament where a scenario says none: the model's, in two small rounds.

import { z } from 'zod';
import {
  type Conditions,
  modelConditions,
  modelFinal,
  modelRound,
} from '../../tournament/index.ts';
import { conditionsSchema } from '../../tournament/conditions/fields.ts';
import { STARTS_AT } from '../time.ts';

/** Books that know tournaments. */
export const TOURNAMENT_BOOKS = ['crown-rapid', 'crown', 'tasmania'] as const;

const DAY_MS = 86_400_000;
/** Entries are taken from the scenario's start on; play begins so much later. */
const PLAY_BEGINS_AT = STARTS_AT + 30 * DAY_MS;

export const tournamentSchema = z
  .strictObject({
    rulebook: z.enum(TOURNAMENT_BOOKS),
    conditions: conditionsSchema.partial().strict().exactOptional(),
  })
  .describe('What the conditions leave out comes from the preset.');
export type TournamentLine = z.infer<typeof tournamentSchema>;

/** Heats and a final of five coups at one table of seven; two go on. */
export function presetConditions({ conditions = {} }: TournamentLine): Conditions {
  const rounds = [
    modelRound('Heats', { tables: 1, length: { coups: 5 } }),
    modelFinal({ length: { coups: 5 } }),
  ];
  // JSON has no undefined fields, whatever the compiler fears.
  const { title, terms, texts } = conditions as Partial<Conditions>;
  const whole = modelConditions(PLAY_BEGINS_AT, { rounds, ...terms }, texts);
  return title === undefined ? whole : { ...whole, title };
}
