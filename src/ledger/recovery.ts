// Taking back an overpayment: what the account can spare, and the rest as the house's loss.

import { available } from './account.ts';
import type { AccountId } from './account.ts';
import { accountOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { correct } from './transfer.ts';
import type { Draft, TransferId } from './transfer.ts';

/** An overpayment to be recovered. */
export interface Overpayment {
  readonly from: AccountId;
  readonly to: AccountId;
  /** Where the part that cannot be recovered is shown. */
  readonly shortfall: AccountId;
  readonly cents: number;
  /** The transfer that paid too much. */
  readonly refersTo: TransferId;
}

/**
 * Drafts the recovery of an overpayment. An account is never driven below zero, also when its
 * chips are wagered again or paid out already: the rest is a shortfall (R-IRR-4, ruling R11).
 */
export function recover(ledger: Ledger, overpayment: Overpayment): readonly Draft[] {
  const { from, to, shortfall, cents, refersTo } = overpayment;
  const account = accountOf(ledger, from);
  const spare = account === undefined ? 0 : Math.max(0, available(account));
  const recovered = Math.min(cents, spare);
  const drafts: Draft[] = [];
  if (recovered > 0) {
    drafts.push(
      correct({ debit: from, credit: to, cents: recovered, refersTo, memo: 'correction' }),
    );
  }
  if (recovered < cents) {
    const missing = cents - recovered;
    drafts.push(
      correct({ debit: shortfall, credit: to, cents: missing, refersTo, memo: 'shortfall' }),
    );
  }
  return drafts;
}
