// A command as it comes to a table's mailbox, and the command that it becomes.

import type { Command } from '../../../table/command.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { CoupRecord } from '../../../table/table.ts';
import { takesApproval } from '../../../wire/takes-approval.ts';
import type { Wish } from '../../../wire/wishes/index.ts';
import type { Key } from './pages.ts';

/** What somebody commands of the table, and who they are: the server has made sure of that. */
export interface Request {
  readonly by: Actor;
  readonly command: Wish;
  /** A second person, who has proven to be one. */
  readonly approvedBy?: Actor;
  /** For commands that may come twice. */
  readonly key?: Key;
  /** The finished coup it is about, as it was looked up; null where there is none such. */
  readonly past?: CoupRecord | null;
}

/** The command that a command becomes: the server says who, when and who approved. */
export function stampCommand({ by, command, approvedBy }: Request, at: number): Command {
  if (command.do === 'move-float') {
    return { by, at, countersignedBy: approvedBy?.id ?? '', ...command };
  }
  if (approvedBy !== undefined && takesApproval(command.do)) {
    // Every command of that list has the field: the compiler does not join the two.
    return { by, at, approvedBy, ...command } as Command;
  }
  // What is new comes first: V8 gives every object that grows after a spread a class of its own,
  // and whatever reads such objects is slow. The wire's own check holds a command to its command.
  return { by, at, ...command };
}
