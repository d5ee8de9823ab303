// A second person behind an act that moves money after a result is known (ruling G19).

import type { Power } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { clauseOfPower, hasPower, lacksPower } from './roles.ts';
import type { Reason } from '../reason.ts';
import type { Actor } from '../setup/setup.ts';

/** Whoever stands behind the act beside the one who asks for it; a refusal where nobody does. */
export function secondPerson(
  context: At,
  { by, approvedBy }: { readonly by: Actor; readonly approvedBy?: Actor },
  power: Power,
  clause: string,
): Actor | Refusal {
  // What nobody has by this book is management's.
  const needs = context.book.procedure.powers[power]?.least ?? 'operator';
  const no = (reason: Reason): Refusal => ({
    ...refuse('needs-second-approver', clause, reason),
    needs,
  });
  if (approvedBy?.id === by.id) return no({ code: 'approver-is-reporter' });
  return approvedBy !== undefined && hasPower(context, approvedBy, power)
    ? approvedBy
    : no({ code: 'needs-approval-by-rank', role: needs });
}

/** Who stands behind an act of one who has not the power for it; nobody where they have it. */
export function behindIfLacking(
  context: At,
  command: { readonly by: Actor; readonly approvedBy?: Actor },
  power: Power,
): { readonly approvedBy?: Actor } | Refusal {
  if (context.book.procedure.powers[power] === undefined) {
    return lacksPower(context, command.by, power) ?? {};
  }
  if (hasPower(context, command.by, power)) return {};
  // Only staff at the table ask the floor: a patron asks staff.
  const denied = lacksPower(context, command.by, 'deal');
  if (denied !== undefined) return lacksPower(context, command.by, power) ?? denied;
  const approvedBy = secondPerson(context, command, power, clauseOfPower(context, power));
  return isRefusal(approvedBy) ? approvedBy : { approvedBy };
}
