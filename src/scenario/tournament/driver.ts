// Gives commands to a driven tournament: those of its office, and those at its tables.

import type { TournamentEvent } from '../../tournament/index.ts';
import { type LineFields, refusedAnswer } from '../answer.ts';
import { isLineError, type LineError } from '../line-error.ts';
import type { Driver, GivenCommand } from '../script.ts';
import { readTournamentCommand } from './command-line.ts';
import type { DrivenTournament } from './driven-tournament.ts';
import { tournamentCommandOf } from './usual-person.ts';

export const tournamentDriverOf = (driven: DrivenTournament): Driver => ({
  do: line => give(driven, line),
  standing: () => ({ phase: driven.tournament.phase }),
});

function give(driven: DrivenTournament, line: LineFields): GivenCommand | LineError {
  const read = readTournamentCommand(driven, line);
  if (isLineError(read)) return read;
  const command = tournamentCommandOf(driven, read);
  if (isLineError(command)) return command;
  const decision = driven.give(command);
  return {
    command,
    decision: 'refused' in decision ? refusedAnswer(decision) : decision.map(flat),
  };
}

/** What happened at a table as that event itself, with its place; its cash is the tournament's. */
function flat(event: TournamentEvent): object {
  if (event.happened !== 'played') return event;
  const { session, table, happening, transfers } = event;
  return {
    ...happening.what,
    session,
    table,
    ...(transfers === undefined ? {} : { cash: transfers }),
  };
}
