// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import { frozenFault } from './accounts/frozen.ts';
import type { At, Decision } from './act.ts';
import { ACT_OF, type Command, type TableEvent } from './acts.ts';

/** Judges a command at a table. Time and cards come in with it. */
export function decide(context: At, command: Command): Decision<TableEvent> {
  const act = ACT_OF[command.do];
  // The act of the command's own name: the compiler cannot follow that on its own.
  return frozenFault(context.table, act) ?? act.decide(context, command as never);
}
