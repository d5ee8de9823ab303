// What may be done next and by whom: every command is put to the engine, which says yes or no.

import { COMMAND_NAMES, type CommandName } from '../../../table/acts.ts';
import type { Role } from '../../../rulebooks/roles.ts';
import { isRefusal } from '../../../table/refusal.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { DrivenTable } from '../driven-table.ts';
import { usualPerson, ROLES_BY_RANK } from '../usual-person.ts';
import { type Probe, probesFor } from './probes.ts';

/** A command that the engine takes now. */
export interface NextCommand {
  readonly do: CommandName;
  /** Whoever could give it. */
  readonly by: readonly Role[];
  /** What could be reported, for a report. */
  readonly what?: readonly string[];
  /** The engine threw when it was asked: what it said. */
  readonly stops?: string;
}

export const nextAt = (driven: DrivenTable): readonly NextCommand[] =>
  COMMAND_NAMES.flatMap(name => nextOf(driven, name));

function nextOf(driven: DrivenTable, name: CommandName): readonly NextCommand[] {
  const by = new Set<Role>();
  const what = new Set<string>();
  let stops: string | undefined;
  for (const probe of probesFor(name, driven)) {
    for (const actor of actorsFor(driven, probe)) {
      if (by.has(actor.role) && !('what' in probe)) continue;
      const answer = asked(driven, probe, actor);
      if (typeof answer === 'string') stops = answer;
      if (answer !== true) continue;
      by.add(actor.role);
      if ('what' in probe) what.add(probe.what);
    }
  }
  if (by.size === 0 && stops === undefined) return [];
  return [
    {
      ...{ do: name, by: [...by] },
      ...(what.size === 0 ? {} : { what: [...what] }),
      ...(stops === undefined ? {} : { stops }),
    },
  ];
}

/** True where something would follow; a text where the engine throws. */
function asked(driven: DrivenTable, probe: Probe, by: Actor): boolean | string {
  const approvedBy = { role: 'operator', id: 'another operator' } as const;
  const command = { ...probe, by, at: driven.now, approvedBy, countersignedBy: approvedBy.id };
  try {
    const decision = driven.ask(command);
    return !isRefusal(decision) && decision.length > 0;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** All staff, and the patron whom it is about. */
function actorsFor({ table }: DrivenTable, probe: Probe): readonly Actor[] {
  const staff = ROLES_BY_RANK.map(role => usualPerson(table, role));
  const number = 'seat' in probe ? probe.seat : undefined;
  const named = 'patron' in probe ? probe.patron : undefined;
  const seat = table.seats.find(each => each.number === number);
  const id = named ?? seat?.patron?.id;
  if (id === undefined || number === undefined) return staff;
  return [{ role: 'patron', id, seat: number }, ...staff];
}
