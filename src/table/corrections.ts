// What sets a wrong payment right: one new entry after the other, no account below zero (R11).

import { correct, type Draft, recover } from '../ledger/index.ts';
import type { Entries } from './entries.ts';
import { houseAccount, patronAccount } from './money.ts';
import { oweDraft } from './owed.ts';
import { hasAccount, type PatronNet } from './reversal.ts';
import type { Table } from './table.ts';

/**
 * Enters what each wager brings more or less than it did; false where the house cannot pay. What
 * patrons get comes first: what is then taken back finds all that is theirs.
 */
export function enterCorrections(
  table: Table,
  differences: readonly PatronNet[],
  entries: Entries,
): boolean {
  const more = differences.flatMap(each => [
    ...commissionDraft(table, each),
    ...paidDraft(table, each),
  ]);
  if (!entries.enter(more)) return false;
  return differences
    .filter(({ net }) => net < 0)
    .every(({ seat, patron, net, refersTo }) => {
      const [from, to] = [patronAccount(seat, patron), houseAccount(table)];
      const overpaid = { from, to, shortfall: 'shortfall', cents: -net, refersTo } as const;
      return entries.enter(recover(entries.ledger, overpaid));
    });
}

function commissionDraft(table: Table, { commission, refersTo }: PatronNet): readonly Draft[] {
  if (commission === 0) return [];
  const house = houseAccount(table);
  const [debit, credit] =
    commission > 0 ? ([house, 'commission'] as const) : (['commission', house] as const);
  return [correct({ debit, credit, cents: Math.abs(commission), refersTo, memo: 'correction' })];
}

/** What somebody who has left is to be paid is owed until it is. */
function paidDraft(table: Table, each: PatronNet): readonly Draft[] {
  const { seat, patron, net: cents, refersTo } = each;
  if (cents <= 0) return [];
  if (!hasAccount(table, each)) return [oweDraft(table, each, cents, refersTo)];
  const [debit, credit] = [houseAccount(table), patronAccount(seat, patron)];
  return [correct({ debit, credit, cents, refersTo, memo: 'correction' })];
}
