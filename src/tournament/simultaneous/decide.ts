// Says what follows from a command at a table where everybody wagers together.

import { actsByName } from '../../table/act.ts';
import type { SimultaneousContext, SimultaneousDecision } from './act.ts';
import { SIMULTANEOUS_ACTS, type SimultaneousCommand } from './acts.ts';

const ACTS = actsByName(SIMULTANEOUS_ACTS);

/** Judges a command at such a table. Time and cards come in with it. */
export const decideSimultaneous = (
  context: SimultaneousContext,
  command: SimultaneousCommand,
): SimultaneousDecision =>
  // The act of the command's own name: the compiler cannot follow that on its own.
  ACTS[command.do].decide(context, command as never);
