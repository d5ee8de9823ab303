// Who gives a command: the person whom the line names, or the one who usually does. Which of the
// staff that is the engine says itself: the lowest in rank who may alone, or else the lowest whom
// it does not turn away.

import type { Role } from '../../rulebooks/roles.ts';
import { ACT_OF, type Command, type CommandName } from '../../table/acts.ts';
import { peopleAt } from '../../table/people/people-at.ts';
import { isRefusal } from '../../table/refusal.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { StaffOnDuty, Table } from '../../table/table.ts';
import { lineError, type LineError } from '../line-error.ts';
import { type ActorLine, namedIn, staffOf } from '../people.ts';
import type { CommandLine } from './command-line.ts';
import type { DrivenTable } from './driven-table.ts';

/** From the lowest rank up; the house's clock comes last. */
export const ROLES_BY_RANK = [
  'dealer',
  'table-inspector',
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'operator',
  'system',
] as const satisfies readonly Role[];

const DUTIES: { readonly [role in Role]?: keyof StaffOnDuty } = {
  dealer: 'dealer',
  'table-inspector': 'tableInspector',
  'game-supervisor': 'gameSupervisor',
  'casino-supervisor': 'casinoSupervisor',
};

/** What patrons do for themselves. */
const BY_PATRONS: readonly CommandName[] = [
  'set-wager',
  'move-wager',
  'clear-wagers',
  'repeat-wagers',
  'double-wagers',
  'set-own-limits',
  'confirm-snapshot',
  'ask-to-wager',
  'consent-to-limits',
  'open-claim',
  'decline-cut',
  'decline-hand',
  'decline-shoe',
  'ask-to-see-burn-card',
];

/** The person of a role at this table: who is on duty, or whoever is called by the role. */
export function usualPerson({ staff }: Table, role: Role): Actor {
  const duty = DUTIES[role];
  return staffOf(role, duty === undefined ? null : staff[duty]);
}

/** The person whom a line names. */
export function namedPerson({ table }: DrivenTable, line: ActorLine): Actor | LineError {
  const { role, id, seat } = namedIn(line);
  if (role !== 'patron') {
    const usual = usualPerson(table, role);
    return { role, id: id ?? usual.id, ...(seat === undefined ? {} : { seat }) };
  }
  const at = table.seats.find(each =>
    seat === undefined ? peopleAt(each).some(person => person.id === id) : each.number === seat,
  );
  const name = id ?? at?.patron?.id;
  if (name === undefined) {
    return lineError('missing-field', 'by.id: expected the name of a patron, got nothing', 'by');
  }
  const number = seat ?? at?.number;
  return { role, id: name, ...(number === undefined ? {} : { seat: number }) };
}

/** The patron whom a command is about, where it is a patron's to give. */
function ownPatron({ table }: DrivenTable, command: CommandLine['command']): Actor | undefined {
  if (!BY_PATRONS.includes(command.do)) return undefined;
  const { seat: number, patron } = command;
  const seat = table.seats.find(each =>
    typeof number === 'number'
      ? each.number === number
      : peopleAt(each).some(({ id }) => id === patron),
  );
  const id = typeof patron === 'string' ? patron : seat?.patron?.id;
  if (id === undefined) return undefined;
  const at = typeof number === 'number' ? number : seat?.number;
  return { role: 'patron', id, ...(at === undefined ? {} : { seat: at }) };
}

/** The whole command: given by the person named, or by the usual one. */
export function completeCommand(driven: DrivenTable, line: CommandLine): Command | LineError {
  const approver = line.approvedBy === undefined ? undefined : namedPerson(driven, line.approvedBy);
  if (approver !== undefined && 'code' in approver) return approver;
  const command = approvedCommand(line.command, approver);
  // The wire's schema has read every field but these two.
  const given = (by: Actor): Command => ({ ...command, by, at: driven.now }) as Command;
  if (line.by !== undefined) {
    const by = namedPerson(driven, line.by);
    return 'code' in by ? by : given(by);
  }
  const own = ownPatron(driven, command);
  if (own !== undefined) return given(own);
  const staff = staffFor(driven, command).map(given);
  // Whoever may alone comes before whoever must ask; but everybody reports what they see.
  const asks = approver !== undefined || command.do === 'report-irregularity';
  const turnedAway = ['not-authorised', ...(asks ? [] : ['needs-second-approver'])];
  const usual = (refusals: readonly string[]) =>
    staff.find(each => {
      const decision = driven.ask(each);
      return !isRefusal(decision) || !refusals.includes(decision.refused);
    });
  const dealer = given(usualPerson(driven.table, 'dealer'));
  return usual(turnedAway) ?? usual(['not-authorised']) ?? dealer;
}

/** As the server has it: the second signature of a slip, or who approved a ruling. */
function approvedCommand(
  command: CommandLine['command'],
  approver: Actor | undefined,
): CommandLine['command'] {
  if (ACT_OF[command.do].secondPerson === 'countersigns') {
    return { ...command, countersignedBy: approver?.id ?? '' };
  }
  return approver === undefined ? command : { ...command, approvedBy: approver };
}

/** A duty is taken and left by the person whose it is. */
function staffFor({ table }: DrivenTable, command: CommandLine['command']): readonly Actor[] {
  const { duty } = command;
  const roles = ROLES_BY_RANK.filter(role => duty === undefined || role === duty);
  return roles.map(role => usualPerson(table, role));
}
