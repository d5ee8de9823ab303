// The schema of every tournament command as it is sent, made from the acts of a tournament.

import { oneOfSchemas, sentSchemasOf } from '../../table/sent-schema.ts';
import {
  type TournamentCommandName,
  type SentTournamentCommand,
  TOURNAMENT_ACTS,
} from '../../tournament/acts.ts';

/** Every command by its name. */
export const TOURNAMENT_COMMAND_SCHEMAS = sentSchemasOf<TournamentCommandName>(TOURNAMENT_ACTS);

/** Reads a command by its name in `do`. */
export const tournamentCommandSchema = oneOfSchemas<SentTournamentCommand>(
  TOURNAMENT_COMMAND_SCHEMAS,
  'tournament command',
);
