// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import type { TournamentContext, TournamentDecision } from './act.ts';
import { type TournamentCommand, TOURNAMENT_ACT_OF, type TournamentEvent } from './acts.ts';
import { refuseTournament } from './refusal.ts';
import { lacksTournamentPower } from './roles.ts';

/** Judges a command. Time, draws and cards come in with it. */
export function decideTournament(
  context: TournamentContext,
  command: TournamentCommand,
): TournamentDecision<TournamentEvent> {
  if (context.book.tournament === undefined) {
    return refuseTournament('not-in-this-book', 'title', { code: 'no-tournaments-here' });
  }
  const { power, decide: decideAct } = TOURNAMENT_ACT_OF[command.do];
  const lacking = power && lacksTournamentPower(context, command.by, power);
  // The act of the command's own name: the compiler cannot follow that on its own.
  return lacking ?? decideAct(context, command as never);
}
