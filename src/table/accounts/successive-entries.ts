// Entries drawn up one after another: each sees what those before it have left in the books.

import {
  apply,
  type Draft,
  isLedgerRefusal,
  type Ledger,
  numbered,
  type Transfer,
} from '../../ledger/index.ts';

export class SuccessiveEntries {
  readonly transfers: Transfer[] = [];
  #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** The books as they stand after everything entered so far. */
  get ledger(): Ledger {
    return this.#ledger;
  }

  /** Enters all of them; false where the books refuse, and then none of them is entered. */
  enter(drafts: readonly Draft[]): boolean {
    const rows = numbered(this.#ledger, drafts);
    const after = apply(this.#ledger, rows);
    if (isLedgerRefusal(after)) return false;
    this.transfers.push(...rows);
    this.#ledger = after;
    return true;
  }
}
