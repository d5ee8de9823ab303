// The commands behind which a second person may stand: whoever passes commands on asks here.

import type { Command, CommandOf } from './command.ts';

type ApprovedName = {
  [Name in Command['do']]: 'approvedBy' extends keyof CommandOf<Name> ? Name : never;
}[Command['do']];

/** A command that takes an approver and is not here does not compile. */
const APPROVED: Readonly<Record<ApprovedName, true>> = {
  'report-irregularity': true,
  'sanction-patron': true,
  'end-hold': true,
  'release-debt': true,
};

/** True where a command may name who approved it. */
export const takesApproval = <Asked extends { readonly do: Command['do'] }>(
  command: Asked,
): command is Extract<Asked, { readonly do: ApprovedName }> => Object.hasOwn(APPROVED, command.do);
