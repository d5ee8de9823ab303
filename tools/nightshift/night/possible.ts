// What a table would take, whether or not chance proposes it: every command is put to it in the
// ways in which `sabot table` asks what may be done next. Changes nothing and draws nothing.

import { type Probe, probesFor } from '../../../src/scenario/table/show/probes.ts';
import { ROLES_BY_RANK, usualPerson } from '../../../src/scenario/table/usual-person.ts';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import { ACT_OF, type Command, COMMAND_NAMES } from '../../../src/table/acts.ts';
import { isRefusal } from '../../../src/table/refusal.ts';
import type { Actor } from '../../../src/table/setup/setup.ts';
import type { Fields } from '../commands/draw-schema.ts';
import { lineFields } from '../commands/propose.ts';
import { cellsOf } from '../counts.ts';

const SECOND: Actor = { role: 'operator', id: 'operator-9' };

/** A line for every command in this phase that is wanted, and that the table would take. */
export function possibleLines(
  driven: DrivenTable,
  isWanted: (cell: string) => boolean,
): ReadonlyMap<string, Fields> {
  const lines = new Map<string, Fields>();
  for (const name of COMMAND_NAMES) {
    for (const probe of probesFor(name, driven)) {
      const cells = cellsOf({ ...probe }, driven.table);
      const wanted = cells.filter(cell => !lines.has(cell) && isWanted(cell));
      const line = wanted.length === 0 ? undefined : takenLine(driven, probe);
      if (line !== undefined) for (const cell of wanted) lines.set(cell, line);
    }
  }
  return lines;
}

function takenLine(driven: DrivenTable, probe: Probe): Fields | undefined {
  const isApproved = ACT_OF[probe.do].secondPerson !== undefined;
  const by = actorsFor(driven, probe).find(each => isTaken(driven, probe, each));
  return by && { ...lineFields({ ...probe }), by, ...(isApproved ? { approvedBy: SECOND } : {}) };
}

function isTaken(driven: DrivenTable, probe: Probe, by: Actor): boolean {
  const second = { approvedBy: SECOND, countersignedBy: SECOND.id };
  // A probe with who and when is a command.
  const command = { ...probe, ...second, by, at: driven.now + 1000 } as Command;
  try {
    const decision = driven.ask(command);
    return !isRefusal(decision) && decision.length > 0;
  } catch {
    // It stops the table: the night meets that when it gives the line.
    return true;
  }
}

/** The patron whom it is about, and staff from the lowest rank up. */
function actorsFor({ table }: DrivenTable, probe: Probe): readonly Actor[] {
  const staff = ROLES_BY_RANK.map(role => usualPerson(table, role));
  const number = 'seat' in probe ? probe.seat : undefined;
  const named = 'patron' in probe ? probe.patron : undefined;
  const id = named ?? table.seats.find(each => each.number === number)?.patron?.id;
  if (id === undefined || number === undefined) return staff;
  return [{ role: 'patron', id, seat: number }, ...staff];
}
