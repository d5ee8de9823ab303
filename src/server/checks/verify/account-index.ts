// Finds an account's sums by the bytes of its name: nearly every transfer of a journal asks for
// two, and a text for each would cost more than the entry.

import { isSame } from '../../storage/journal/transfer-bytes.ts';
import type { Slice } from '../../storage/journal/transfer-bytes.ts';

/** An account's four sums, as the ledger keeps them, under its name. */
export interface AccountSums {
  readonly name: Buffer;
  debits: number;
  credits: number;
  pendingDebits: number;
  pendingCredits: number;
}

/** An account; others whose names have the same mark come after it. */
interface Marked {
  readonly sums: AccountSums;
  readonly next: Marked | undefined;
}

const NOTHING = { debits: 0, credits: 0, pendingDebits: 0, pendingCredits: 0 } as const;
const NOBODY: AccountSums = { name: Buffer.from([0]), ...NOTHING };

export class AccountIndex {
  readonly #byMark = new Map<number, Marked>();
  /** The two that were asked for last: a transfer's other side is the house's nearly always. */
  #last: AccountSums = NOBODY;
  #before: AccountSums = NOBODY;

  /** The account's sums; opened at nothing if it is new. */
  sumsOf(account: Slice): AccountSums {
    if (isSame(account, this.#last.name)) return this.#last;
    const found = isSame(account, this.#before.name) ? this.#before : this.#find(account);
    this.#before = this.#last;
    this.#last = found;
    return found;
  }

  #find(account: Slice): AccountSums {
    const mark = markOf(account);
    const first = this.#byMark.get(mark);
    for (let marked = first; marked !== undefined; marked = marked.next) {
      if (isSame(account, marked.sums.name)) return marked.sums;
    }
    const { bytes, from, to } = account;
    const name = Buffer.from(bytes.subarray(from, to));
    const sums: AccountSums = { name, ...NOTHING };
    this.#byMark.set(mark, { sums, next: first });
    return sums;
  }

  *all(): Generator<AccountSums> {
    for (const first of this.#byMark.values()) {
      for (let marked: Marked | undefined = first; marked !== undefined; marked = marked.next) {
        yield marked.sums;
      }
    }
  }
}

function markOf({ bytes, from, to }: Slice): number {
  let mark = 0;
  for (let at = from; at < to; at += 1) mark = (Math.imul(mark, 31) + (bytes[at] ?? 0)) | 0;
  return mark;
}
