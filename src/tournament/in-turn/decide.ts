// Says what follows from a command at a competition's table: events, or a refusal with its clause.

import { actsByName } from '../../table/act.ts';
import type { TournamentDecision, PlayAt } from './act.ts';
import { IN_TURN_ACTS, type PlayCommand, type PlayEvent } from './acts.ts';
import { lacksPlayPower } from './powers.ts';

const ACTS = actsByName(IN_TURN_ACTS);

/** Judges a command at the table of a session. Time and cards come in with it. */
export function decidePlay(context: PlayAt, command: PlayCommand): TournamentDecision<PlayEvent> {
  const { power, decide } = ACTS[command.do];
  const lacking = power && lacksPlayPower(context, command.by, power);
  // The act of the command's own name: the compiler cannot follow that on its own.
  return lacking ?? decide(context, command as never);
}
