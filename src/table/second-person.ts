// Two people behind one decision: after a result is known, money is moved by both (G19).

import type { Power } from '../rulebooks/procedure.ts';
import { assert } from '../rules/assert.ts';
import type { At, Given } from './act.ts';
import { refuse, type Refusal } from './refusal.ts';
import { hasPower } from './roles.ts';
import type { Actor } from './setup.ts';

/** A command behind which a second person may stand. */
export interface Approved extends Given {
  readonly approvedBy?: Actor;
}

/** Refuses while nobody else with the power stands behind it; undefined once somebody does. */
export function secondPersonFault(
  room: At,
  { by, approvedBy }: Approved,
  power: Power,
  clause: string,
): Refusal | undefined {
  const rule = room.book.procedure.powers[power];
  assert(rule !== undefined, `${room.book.id} has no power to ${power}`);
  const needs = rule.least;
  if (approvedBy !== undefined && approvedBy.id === by.id) {
    const because = 'The person who approves is not the one who reports.';
    return { ...refuse('needs-second-approver', clause, because), needs };
  }
  if (approvedBy !== undefined && hasPower(room, approvedBy, power)) return undefined;
  const rank = needs.replaceAll('-', ' ');
  const because = `A ${rank} or above must approve this.` as const;
  return { ...refuse('needs-second-approver', clause, because), needs };
}
