// A rule that the book does not have, and that holds where the regulator's approval is stored (M6).

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import type { At } from '../act.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Refuses what no approval has opened; undefined where the book itself has the rule. */
export function approvalMissing(
  { book, table }: Pick<At, 'book' | 'table'>,
  what: Irregularity = 'wrong-result-entered',
): Refusal | undefined {
  const clause = book.procedure.irregularities[what]?.onApproval;
  if (clause === undefined || table.setup?.recalculation !== undefined) return undefined;
  return refuse('not-in-this-book', clause, { code: 'no-approval-stored' });
}
