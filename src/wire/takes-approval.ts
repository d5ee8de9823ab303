// The commands behind which a second person may stand: who approved comes with them.

import type { Irregularity } from '../rulebooks/irregularity.ts';
import type { CommandOf } from '../table/command.ts';
import type { CommandName } from './wish.ts';

type Approved = {
  [Name in CommandName]: 'approvedBy' extends keyof CommandOf<Name> ? Name : never;
}[CommandName];

/** A command that takes an approver and is not here does not compile. */
const TAKES_APPROVAL: Readonly<Record<Approved, true>> = {
  'report-irregularity': true,
  'sanction-patron': true,
  'end-hold': true,
  'release-debt': true,
  'write-off-owing': true,
  'close-discrepancy': true,
  'correct-card': true,
};

export const takesApproval = (name: CommandName): boolean => Object.hasOwn(TAKES_APPROVAL, name);

/** What an approval is given for: the command, and of a report what is reported (G19). */
export const approvedAct = (command: {
  readonly do: CommandName;
  readonly what?: Irregularity;
}): string => (command.what === undefined ? command.do : `${command.do}/${command.what}`);
