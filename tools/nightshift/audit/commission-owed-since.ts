// Commission on markers: since which shoe each is owed, and for which shoe management let it be.

import type { Step } from '../audited-table.ts';
import type { Books } from './books.ts';
import type { CommissionDebts } from './duties/index.ts';

export class Debts implements CommissionDebts {
  readonly owedSince = new Map<string, number>();
  carriedInto: number | null = null;
  #isCarried = false;
  /** The shoe in which wagers were called for last. */
  #wagered = 0;

  /** Enters an event whose money the books have already. */
  sees({ event, before }: Step, books: Books): void {
    const { shoe } = before;
    for (const { debit, credit } of event.transfers ?? []) {
      for (const account of [debit, credit]) {
        if (!account.startsWith('commission-due:')) continue;
        // A marker is the patron's debt: it stands on the other side.
        if (books.balanceOf(account) === 0) this.owedSince.delete(account);
        else if (!this.owedSince.has(account)) this.owedSince.set(account, shoe.number);
      }
    }
    if (event.happened === 'commission-carried') this.#isCarried = true;
    if (event.happened !== 'wagering-opened' || this.#wagered === shoe.number) return;
    this.#wagered = shoe.number;
    // Management's word is for the first shoe in which wagers are called for after it.
    if (this.#isCarried) this.carriedInto = shoe.number;
    this.#isCarried = false;
  }
}
