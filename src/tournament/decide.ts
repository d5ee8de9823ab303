// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import type { At, Decision } from './act.ts';
import { type Command, TOURNAMENT_ACT_OF, type TournamentEvent } from './acts.ts';
import { refuse } from './refusal.ts';
import { lacksPower } from './roles.ts';

/** Judges a command. Time, draws and cards come in with it. */
export function decide(context: At, command: Command): Decision<TournamentEvent> {
  if (context.book.tournament === undefined) {
    return refuse('not-in-this-book', 'title', { code: 'no-tournaments-here' });
  }
  const { power, decide: decideAct } = TOURNAMENT_ACT_OF[command.do];
  const lacking = power && lacksPower(context, command.by, power);
  // The act of the command's own name: the compiler cannot follow that on its own.
  return lacking ?? decideAct(context, command as never);
}
