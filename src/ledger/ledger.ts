// The ledger's state: plain data that is copied only where it is touched and keeps no history.

import { balance, accountKindOf } from './account.ts';
import type { Account, AccountId, Currency } from './account.ts';
import type { AccountRefusal } from './refusal.ts';
import type { Pending, TransferId } from './transfer.ts';

/**
 * The books of one table. Accounts stand in pages of sixteen, so that a transfer copies two small
 * pages and not the whole chart, however many accounts there are; resolved transfers are the
 * event log's business and leave nothing here but their sums.
 */
export interface Ledger {
  /** The number the next transfer must bear. */
  readonly next: TransferId;
  /** Every cent ever moved between the accounts that are open. */
  readonly posted: number;
  /** Every cent now reserved by a pending transfer. */
  readonly reserved: number;
  readonly pages: readonly Page[];
  /** Where each account stands: page × 16 + line. */
  readonly places: Readonly<Record<string, number>>;
}

export type Page = readonly Account[];

const LINE_BITS = 4;
/** How many accounts stand on one page. */
export const LINES_A_PAGE = 1 << LINE_BITS;

export const pageOf = (place: number): number => place >> LINE_BITS;
export const lineOf = (place: number): number => place & (LINES_A_PAGE - 1);

/** An account to be opened. */
export interface Opening {
  readonly id: AccountId;
  readonly currency: Currency;
}

/**
 * A list of names and of nothing else. An ordinary object has a hidden class for every name that it
 * was ever given, and no two of two hundred tables have the same patrons.
 */
const noPlaces = (): Record<string, number> => Object.create(null);

/** A ledger without accounts. */
export const emptyLedger = (): Ledger => ({
  next: 1,
  posted: 0,
  reserved: 0,
  pages: [],
  places: noPlaces(),
});

/** Opens accounts with nothing in them; all of them or none. */
export function openAccounts(
  ledger: Ledger,
  openings: readonly Opening[],
): Ledger | AccountRefusal {
  const accounts = [...accountsOf(ledger)];
  const places = Object.assign(noPlaces(), ledger.places);
  for (const { id, currency } of openings) {
    const kind = accountKindOf(id);
    if (kind === undefined) return { refused: 'not-in-the-chart', account: id };
    if (accountIndex(places, id) >= 0) return { refused: 'already-open', account: id };
    places[id] = accounts.length;
    accounts.push({
      id,
      kind,
      currency,
      debits: 0,
      credits: 0,
      pendingDebits: 0,
      pendingCredits: 0,
      pending: [],
    });
  }
  return { ...ledger, pages: paged(accounts), places };
}

/**
 * Closes an account that holds nothing, as that of a standing patron who has left. Its meters go
 * with it, so accounts of terminals and seats stay open (R-MTR-4).
 */
export function closeAccount(ledger: Ledger, id: AccountId): Ledger | AccountRefusal {
  const account = accountOf(ledger, id);
  if (account === undefined) return { refused: 'not-open', account: id };
  const pending = account.pendingDebits + account.pendingCredits;
  if (balance(account) !== 0 || pending !== 0) {
    return { refused: 'account-not-empty', account: id, balance: balance(account), pending };
  }
  const accounts = accountsOf(ledger).filter(other => other.id !== id);
  const places = noPlaces();
  for (const [place, other] of accounts.entries()) places[other.id] = place;
  return { ...ledger, posted: ledger.posted - account.debits, pages: paged(accounts), places };
}

/** All accounts, in the order in which they were opened. */
export const accountsOf = (ledger: Ledger): readonly Account[] => ledger.pages.flat();

/** One account's books. */
export function accountOf(ledger: Ledger, id: AccountId): Account | undefined {
  const place = accountIndex(ledger.places, id);
  return place < 0 ? undefined : ledger.pages[pageOf(place)]?.[lineOf(place)];
}

/** The pending transfer of this number that debits this account, unless it was resolved. */
export const pendingOf = (ledger: Ledger, debit: AccountId, id: TransferId): Pending | undefined =>
  accountOf(ledger, debit)?.pending.find(pending => pending.id === id);

/** Where an account stands, or -1. One read from a snapshot answers to names it never had. */
export function accountIndex(places: Ledger['places'], id: string): number {
  const place = places[id];
  return typeof place === 'number' ? place : -1;
}

function paged(accounts: readonly Account[]): readonly Page[] {
  const pages: Page[] = [];
  for (let place = 0; place < accounts.length; place += LINES_A_PAGE) {
    pages.push(accounts.slice(place, place + LINES_A_PAGE));
  }
  return pages;
}
