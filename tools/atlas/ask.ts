// Asks a table what would follow from every report by every role, without doing anything.

import type { Irregularity } from '../../src/rulebooks/irregularity.ts';
import type { Role } from '../../src/rulebooks/roles.ts';
import type { At } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Facts } from '../../src/table/irregularities/irregularity.ts';
import { isRefusal } from '../../src/table/refusal.ts';
import { rulingFor } from '../../src/table/rulings/ruling-for.ts';
import { patronAt, staff } from '../../src/table/testing/scene.ts';
import { APPROVER } from './moves.ts';

/** What came of a report: a ruling, or the kind of refusal; always with its clause. */
export interface Outcome {
  readonly came: 'ruled' | 'refused';
  /** The ruling's name, or the refusal's. */
  readonly what: string;
  readonly clause: string;
  /** The rank whose approval the role needs for it. */
  readonly approver: string | null;
}

const reporter = (role: Role) => (role === 'patron' ? patronAt(1) : staff(role));

/** What follows at this table when a role reports it so. */
export function ask(room: At, what: Irregularity, role: Role, facts: Facts): Outcome {
  const report = { what, facts, by: reporter(role), at: room.table.at } as const;
  const verdict = rulingFor(room, report);
  if (isRefusal(verdict)) return refused(verdict);
  const decision = decide(room, {
    do: 'report-irregularity',
    ...report,
    ...(verdict.needsApprover ? { approvedBy: APPROVER } : {}),
  });
  if (isRefusal(decision)) return refused(decision);
  const approver = verdict.needsApprover ? verdict.decider : null;
  return { came: 'ruled', what: verdict.ruling, clause: verdict.clause, approver };
}

const refused = ({ refused: what, clause }: { refused: string; clause: string }): Outcome => ({
  came: 'refused',
  what,
  clause,
  approver: null,
});
