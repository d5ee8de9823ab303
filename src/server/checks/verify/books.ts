// A second, simpler set of books: kept from the stored transfers alone, to hold the first against.

import type { TransferAct } from '../../../ledger/transfer.ts';
import { assert } from '../../../rules/assert.ts';
import { isSame, TransferReader } from '../../storage/journal/transfer-bytes.ts';
import type { Slice } from '../../storage/journal/transfer-bytes.ts';
import { AccountIndex } from './account-index.ts';
import type { AccountSums } from './account-index.ts';

/** A pending transfer that nothing has resolved yet. */
interface Unresolved {
  readonly debit: AccountSums;
  readonly credit: AccountSums;
  readonly cents: number;
  readonly currency: Buffer;
}

/** The accounts of one currency. */
interface Page {
  readonly currency: Buffer;
  readonly accounts: AccountIndex;
}

/** The books of one stream. */
export class Books {
  readonly #pages: Page[] = [];
  readonly #pending = new Map<number, Unresolved>();
  readonly #reader = new TransferReader();
  #lastId = 0;
  #page: Page | null = null;

  /** How many transfers were entered. */
  get transfers(): number {
    return this.#lastId;
  }

  /** Enters an event's stored transfers; a sentence if one of them cannot have been entered. */
  enter(stored: Slice & { readonly bytes: Buffer }, currency: Slice): string | null {
    // Nearly every event bears the same currency as the one before it.
    if (this.#page === null || !isSame(currency, this.#page.currency)) {
      this.#page = this.#pageOf(currency);
    }
    return this.#reader.each(stored.bytes, stored.from, stored.to, this.#take);
  }

  readonly #take = (
    id: number,
    act: TransferAct,
    debit: Slice,
    credit: Slice,
    cents: number,
    refersTo: number | null,
  ): string | null => {
    // Numbers without a gap: what was left out between two appends shows here (R-CSH-2).
    if (id !== this.#lastId + 1) return `transfer ${id} follows transfer ${this.#lastId}`;
    this.#lastId = id;
    if (!Number.isSafeInteger(cents) || cents < 0) return `transfer ${id} is not in whole cents`;
    const resolved = act === 'transfer' || act === 'pend' ? null : this.#resolve(refersTo);
    if (resolved === undefined || (act === 'post' && (resolved?.cents ?? 0) < cents)) {
      return `transfer ${id} resolves transfer ${refersTo}, which is not pending like that`;
    }
    assert(this.#page !== null, 'a page was opened');
    const { accounts, currency } = this.#page;
    const [from, to] = [accounts.sumsOf(debit), accounts.sumsOf(credit)];
    if (act === 'transfer' || act === 'post') {
      from.debits += cents;
      to.credits += cents;
    } else if (act !== 'void') {
      from.pendingDebits += cents;
      to.pendingCredits += cents;
      this.#pending.set(id, { debit: from, credit: to, cents, currency });
    }
    const isSafe = Number.isSafeInteger(from.debits) && Number.isSafeInteger(to.credits);
    return isSafe ? null : `transfer ${id} goes beyond 2^53 cents`;
  };

  #pageOf(currency: Slice): Page {
    const known = this.#pages.find(page => isSame(currency, page.currency));
    if (known !== undefined) return known;
    const { bytes, from, to } = currency;
    const name = Buffer.from(bytes.subarray(from, to));
    const fresh = { currency: name, accounts: new AccountIndex() };
    this.#pages.push(fresh);
    return fresh;
  }

  #resolve(id: number | null): Unresolved | undefined {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (pending === undefined || id === null) return undefined;
    this.#pending.delete(id);
    pending.debit.pendingDebits -= pending.cents;
    pending.credit.pendingCredits -= pending.cents;
    return pending;
  }

  /** Every account's sums as text, by account and currency. */
  accounts(): ReadonlyMap<string, string> {
    const texts = new Map<string, string>();
    for (const { currency, accounts } of this.#pages) {
      for (const { name, debits, credits, pendingDebits, pendingCredits } of accounts.all()) {
        const sums = `${debits} ${credits} ${pendingDebits} ${pendingCredits}`;
        texts.set(`${name.toString()} ${currency.toString()}`, sums);
      }
    }
    return texts;
  }

  /** Every unresolved transfer as a stored one is told, by its number. */
  pending(): ReadonlyMap<number, string> {
    return new Map([...this.#pending].map(([id, one]) => [id, sayPending(one)]));
  }
}

const sayPending = ({ debit, credit, cents, currency }: Unresolved): string =>
  `${debit.name.toString()} ${credit.name.toString()} ${cents} ${currency.toString()}`;
