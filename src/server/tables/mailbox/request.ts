// A command as it comes to a table's mailbox, and the command that it becomes.

import { ACT_OF, type Command, type SentCommand } from '../../../table/acts.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { CoupRecord } from '../../../table/table.ts';
import type { Key } from './pages.ts';

/** What somebody commands of the table, and who they are: the server has made sure of that. */
export interface Request {
  readonly by: Actor;
  readonly command: SentCommand;
  /** A second person, who has proven to be one. */
  readonly approvedBy?: Actor;
  /** For commands that may come twice. */
  readonly key?: Key;
  /** The finished coup it is about, as it was looked up; null where there is none such. */
  readonly past?: CoupRecord | null;
}

/** The command as the table judges it: the server says who, when and who approved. */
export function stampCommand({ by, command, approvedBy }: Request, at: number): Command {
  const { secondPerson } = ACT_OF[command.do];
  // What is new comes first: V8 gives every object that grows after a spread a class of its own,
  // and whatever reads such objects is slow.
  if (secondPerson === 'countersigns') {
    const countersignedBy = approvedBy?.id ?? '';
    return { by, at, countersignedBy, ...command } as Command; // such a command has the field
  }
  if (secondPerson === 'approves' && approvedBy !== undefined) {
    return { by, at, approvedBy, ...command } as Command; // such a command has the field
  }
  return { by, at, ...command } as Command; // no other has a field more
}
