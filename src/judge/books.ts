// A second set of books from the transfers alone: what every account holds and has reserved.

import { type EventFields, figureIn, numberIn, stringIn } from './fields.ts';
import type { Raise } from './verdict.ts';

const GROWS_BY_DEBIT = new Set([
  ...['owing', 'commission-due', 'shortfall', 'cage'],
  ...['notes-in', 'cash-in', 'vouchers-in', 'tokens-in', 'chips-in', 'tickets-in'],
]);
const MAY_BE_BELOW_ZERO = new Set(['house', 'win', 'cage']);
const CLAUSE = 'ruling G1';

interface Account {
  readonly kind: string;
  balance: number;
  /** What pending transfers may still take out of it. */
  reserved: number;
}

/** A stake or payment that is reserved. */
export interface ReservedSum {
  readonly debit: string;
  readonly credit: string;
  readonly cents: number;
}

/** One row of the journal's transfers, read. */
export interface TransferRow {
  readonly id: number;
  readonly act: string;
  readonly debit: string;
  readonly credit: string;
  readonly cents: number;
  readonly refersTo: number | undefined;
}

export const accountKind = (account: string): string => {
  const colon = account.indexOf(':');
  return colon < 0 ? account : account.slice(0, colon);
};

/** The seat and patron of an account; empty for one of the house. */
export const accountPlace = (account: string): string => {
  const colon = account.indexOf(':');
  return colon < 0 ? '' : account.slice(colon + 1);
};

/** The patron of a place, whatever the seat. */
export const patronOfPlace = (place: string): string => place.slice(place.indexOf('/') + 1);

export const rowOf = (row: EventFields): TransferRow => ({
  id: numberIn(row, 'id'),
  act: stringIn(row, 'act'),
  debit: stringIn(row, 'debit'),
  credit: stringIn(row, 'credit'),
  cents: numberIn(row, 'cents'),
  refersTo: figureIn(row, 'refersTo'),
});

export class JudgeBooks {
  readonly #accounts = new Map<string, Account>();
  readonly #pending = new Map<number, ReservedSum>();
  #next = 1;

  balance(account: string): number {
    return this.#accounts.get(account)?.balance ?? 0;
  }

  available(account: string): number {
    const found = this.#accounts.get(account);
    return found === undefined ? 0 : found.balance - found.reserved;
  }

  pending(id: number): ReservedSum | undefined {
    return this.#pending.get(id);
  }

  /** Enters one row; what cannot be is raised, and the books go on with what it says. */
  enter(row: TransferRow, raise: Raise): void {
    const { id, act, debit, credit, cents, refersTo } = row;
    if (id !== this.#next) raise('transfer-out-of-sequence', { id, next: this.#next }, 'R-CSH-2');
    this.#next = id + 1;
    if (!Number.isSafeInteger(cents) || cents <= 0) {
      raise('transfer-not-whole', { id, cents }, CLAUSE);
      return;
    }
    const isBetween = accountKind(debit) === 'patron' && accountKind(credit) === 'patron';
    if (isBetween) raise('between-patrons', { id, debit, credit, cents }, CLAUSE);
    if (act === 'transfer') this.#move(row, cents, raise);
    else if (act === 'pend') this.#reserve(row, raise);
    else this.#resolve(row, refersTo, raise);
  }

  #resolve(row: TransferRow, refersTo: number | undefined, raise: Raise): void {
    const { id, act, cents, debit, credit } = row;
    const held = this.#pending.get(refersTo ?? 0);
    if (held === undefined || held.debit !== debit || held.credit !== credit) {
      raise('pending-unknown', { id, refersTo: refersTo ?? 0 }, CLAUSE);
      return;
    }
    this.#pending.delete(refersTo ?? 0);
    this.#release(held);
    if (act === 'replace') {
      this.#reserve(row, raise);
      return;
    }
    const isWrong = act === 'void' ? cents !== held.cents : cents > held.cents;
    if (isWrong) raise('pending-exceeded', { id, cents, held: held.cents }, CLAUSE);
    if (act === 'post') this.#move(row, cents, raise);
  }

  #reserve({ id, debit, credit, cents }: TransferRow, raise: Raise): void {
    this.#pending.set(id, { debit, credit, cents });
    this.#account(debit).reserved += GROWS_BY_DEBIT.has(accountKind(debit)) ? 0 : cents;
    this.#hold(debit, raise, id);
  }

  #release({ debit, cents }: ReservedSum): void {
    this.#account(debit).reserved -= GROWS_BY_DEBIT.has(accountKind(debit)) ? 0 : cents;
  }

  #move({ id, debit, credit }: TransferRow, cents: number, raise: Raise): void {
    const [from, to] = [this.#account(debit), this.#account(credit)];
    from.balance += GROWS_BY_DEBIT.has(from.kind) ? cents : -cents;
    to.balance += GROWS_BY_DEBIT.has(to.kind) ? -cents : cents;
    this.#hold(debit, raise, id);
    this.#hold(credit, raise, id);
  }

  /** Nothing that is not there is taken, and nothing that is reserved. */
  #hold(id: string, raise: Raise, transfer: number): void {
    const { kind, balance, reserved } = this.#account(id);
    if (MAY_BE_BELOW_ZERO.has(kind) || balance - reserved >= 0) return;
    raise('account-below-zero', { transfer, account: id, balance, reserved }, 'R-BET-4');
  }

  #account(id: string): Account {
    const known = this.#accounts.get(id);
    if (known !== undefined) return known;
    const opened = { kind: accountKind(id), balance: 0, reserved: 0 };
    this.#accounts.set(id, opened);
    return opened;
  }
}
