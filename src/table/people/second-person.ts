// A second person behind an act that moves money after a result is known (ruling G19).

import type { Power } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { hasPower } from './roles.ts';
import type { Said } from '../sentences.ts';
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
  const no = (because: Said): Refusal => ({
    ...refuse('needs-second-approver', clause, because),
    needs,
  });
  if (approvedBy?.id === by.id) return no('The person who approves is not the one who reports.');
  return approvedBy !== undefined && hasPower(context, approvedBy, power)
    ? approvedBy
    : no(`A ${needs.replaceAll('-', ' ')} or above must approve this.`);
}
