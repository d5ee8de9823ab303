// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import { frozenFault } from './accounts/frozen.ts';
import type { ActOptions, At, Decision } from './act.ts';
import { ACT_OF, type Command, type TableEvent } from './acts.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { changeBefore, evolveEditionChanged, inForce } from './setup/changeover.ts';

/** Judges a command at a table. Time and cards come in with it. */
export function decide(context: At, command: Command): Decision<TableEvent> {
  const act = ACT_OF[command.do];
  const frozen = frozenFault(context.table, act);
  if (frozen !== undefined) return frozen;
  const now = inForce(context);
  const changed = changeBefore(now, command);
  const room =
    changed === undefined ? now : inForce({ ...now, table: evolveEditionChanged(now.table) });
  // The act of the command's own name: the compiler cannot follow that on its own.
  const decision: Decision<TableEvent> = act.decide(room, command as never);
  if (isRefusal(decision)) return decision;
  return closedFault(room, act) ?? (changed === undefined ? decision : [changed, ...decision]);
}

/** What a closed table cannot keep is not taken there: nothing on record is lost by opening it. */
function closedFault({ book, table }: At, { whileClosed }: ActOptions): Refusal | undefined {
  if (table.phase !== 'closed' || whileClosed === undefined) return undefined;
  return refuse('not-now', book.procedure.notices.limitSign, { code: 'table-not-open' });
}
