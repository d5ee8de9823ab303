// Entering transfers: a batch of linked rows stands or falls together, and changes nothing it read.

import { available, CHART } from './account.ts';
import type { Account, Column } from './account.ts';
import { lineOf, pageOf, accountIndex } from './ledger.ts';
import type { Ledger, Page } from './ledger.ts';
import type { TransferRefusal } from './refusal.ts';
import { mustRefer, replace } from './transfer.ts';
import type { Pending, Transfer, TransferId } from './transfer.ts';

/** Enters linked transfers in their order: the ledger with all of them, or the first refusal. */
export function apply(ledger: Ledger, transfers: readonly Transfer[]): Ledger | TransferRefusal {
  if (transfers.length === 0) return ledger;
  const sheet: Sheet = {
    before: ledger.pages,
    next: ledger.next,
    posted: ledger.posted,
    reserved: ledger.reserved,
    pages: ledger.pages.slice(),
    places: ledger.places,
  };
  for (const transfer of transfers) {
    const refusal = enter(sheet, transfer);
    if (refusal !== null) return refusal;
  }
  const { next, posted, reserved, pages, places } = sheet;
  return { next, posted, reserved, pages, places };
}

/** Changes what a pending transfer reserves: voids it and pends the new sum, as one entry. */
export function replacePending(
  ledger: Ledger,
  pending: Pending,
  cents: number,
): Ledger | TransferRefusal {
  const { act, debit, credit, refersTo, memo } = replace(pending, cents);
  return apply(ledger, [{ id: ledger.next, act, debit, credit, cents, refersTo, memo }]);
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A ledger in the making: pages and accounts are our own once they differ from those before. */
interface Sheet {
  readonly before: readonly Page[];
  readonly places: Ledger['places'];
  readonly pages: Page[];
  next: TransferId;
  posted: number;
  reserved: number;
}

/** Writes one transfer on the sheet, or says why not; a refused sheet is thrown away. */
function enter(sheet: Sheet, row: Transfer): TransferRefusal | null {
  const malformed = checkForm(sheet.next, row);
  if (malformed !== null) return malformed;

  const debitPlace = accountIndex(sheet.places, row.debit);
  if (debitPlace < 0) {
    return { refused: 'no-such-account', transfer: row.id, account: row.debit };
  }
  const creditPlace = accountIndex(sheet.places, row.credit);
  if (creditPlace < 0) {
    return { refused: 'no-such-account', transfer: row.id, account: row.credit };
  }
  const debit = read(sheet.pages, debitPlace);
  const credit = read(sheet.pages, creditPlace);

  const mismatched = checkAccounts(row, debit, credit);
  if (mismatched !== null) return mismatched;

  const resolved = resolves(row) ? findPending(debit, row.refersTo) : null;
  const misdirected = checkReference(row, resolved);
  if (misdirected !== null) return misdirected;

  const released = resolved === null ? 0 : resolved.cents;
  const overdrawn = checkFunds(sheet, row, debit, credit, released);
  if (overdrawn !== null) return overdrawn;

  write(sheet, row, own(sheet, debitPlace, debit), own(sheet, creditPlace, credit), resolved);
  return null;
}

function checkForm(next: TransferId, row: Transfer): TransferRefusal | null {
  const { id, cents } = row;
  if (!Number.isInteger(cents)) return { refused: 'cents-not-whole', transfer: id, cents };
  if (cents <= 0) return { refused: 'cents-not-positive', transfer: id, cents };
  if (cents > Number.MAX_SAFE_INTEGER) {
    return { refused: 'cents-beyond-safe-integers', transfer: id, cents };
  }
  if (id < next) return { refused: 'already-entered', transfer: id, expected: next };
  if (id !== next) return { refused: 'out-of-sequence', transfer: id, expected: next };
  if (row.debit === row.credit) {
    return { refused: 'accounts-are-the-same', transfer: id, account: row.debit };
  }
  return null;
}

function checkAccounts(row: Transfer, debit: Account, credit: Account): TransferRefusal | null {
  if (debit.currency !== credit.currency) {
    return {
      refused: 'currencies-differ',
      transfer: row.id,
      debit: debit.currency,
      credit: credit.currency,
    };
  }
  // Patrons do not wager with each other: nothing goes from account to account (crown-rapid 13.12).
  if (debit.kind === 'patron' && credit.kind === 'patron') {
    return {
      refused: 'between-patrons',
      transfer: row.id,
      debit: row.debit,
      credit: row.credit,
    };
  }
  return null;
}

const resolves = (row: Transfer): boolean => row.act !== 'transfer' && row.act !== 'pend';

function findPending(debit: Account, id: TransferId | null): Pending | null {
  for (const pending of debit.pending) if (pending.id === id) return pending;
  return null;
}

function checkReference(row: Transfer, resolved: Pending | null): TransferRefusal | null {
  const { id, cents, refersTo } = row;
  if (!resolves(row)) {
    const isEarlier = refersTo !== null && Number.isInteger(refersTo) && refersTo > 0;
    return (refersTo === null && !mustRefer(row.memo)) || (isEarlier && refersTo < id)
      ? null
      : { refused: 'refers-to-nothing', transfer: id, refersTo };
  }
  if (resolved === null) return { refused: 'not-pending', transfer: id, refersTo };
  if (resolved.credit !== row.credit) {
    return {
      refused: 'pending-credits-another-account',
      transfer: id,
      account: resolved.credit,
    };
  }
  if (row.act === 'void' && cents !== resolved.cents) {
    return { refused: 'not-the-pending-cents', transfer: id, cents, pending: resolved.cents };
  }
  if (row.act === 'post' && cents > resolved.cents) {
    return { refused: 'more-than-pending', transfer: id, cents, pending: resolved.cents };
  }
  return null;
}

/** What was reserved is there: only a transfer that takes more than it releases can want funds. */
function checkFunds(
  sheet: Sheet,
  row: Transfer,
  debit: Account,
  credit: Account,
  released: number,
): TransferRefusal | null {
  const wanted = row.cents;
  if (wanted <= released) return null;
  // Bounding the sum of all entries bounds every balance and every total of them as well.
  const room = Number.MAX_SAFE_INTEGER - sheet.posted - sheet.reserved + released;
  if (wanted > room) return { refused: 'beyond-safe-integers', transfer: row.id, wanted, room };
  const fromDebit = mayTake(debit, 'debit') + released;
  if (wanted > fromDebit) return notEnough(row, debit, fromDebit);
  const fromCredit = mayTake(credit, 'credit') + released;
  if (wanted > fromCredit) return notEnough(row, credit, fromCredit);
  return null;
}

/** How much an entry in this column may take: one in the normal column takes nothing away. */
function mayTake(account: Account, column: Column): number {
  const { normal, mayBeNegative } = CHART[account.kind];
  return mayBeNegative || normal === column ? Infinity : available(account);
}

const notEnough = (row: Transfer, account: Account, left: number): TransferRefusal => ({
  refused: 'not-enough',
  transfer: row.id,
  account: account.id,
  wanted: row.cents,
  available: left,
});

function write(
  sheet: Sheet,
  row: Transfer,
  debit: Writable<Account>,
  credit: Writable<Account>,
  resolved: Pending | null,
): void {
  sheet.next += 1;
  if (resolved !== null) {
    sheet.reserved -= resolved.cents;
    debit.pendingDebits -= resolved.cents;
    credit.pendingCredits -= resolved.cents;
  }
  if (row.act === 'transfer' || row.act === 'post') {
    sheet.posted += row.cents;
    debit.debits += row.cents;
    credit.credits += row.cents;
  } else if (row.act !== 'void') {
    sheet.reserved += row.cents;
    debit.pendingDebits += row.cents;
    credit.pendingCredits += row.cents;
  }
  debit.pending = pendingAfter(debit.pending, row, resolved);
}

/** A new one comes last, a replacement takes its predecessor's place, a resolved one goes. */
function pendingAfter(
  list: readonly Pending[],
  row: Transfer,
  resolved: Pending | null,
): readonly Pending[] {
  if (resolved === null) return row.act === 'pend' ? [...list, pendingFrom(row)] : list;
  return row.act === 'replace'
    ? list.with(list.indexOf(resolved), pendingFrom(row))
    : list.filter(pending => pending !== resolved);
}

const pendingFrom = ({ id, debit, credit, cents, memo }: Transfer): Pending => ({
  id,
  debit,
  credit,
  cents,
  memo,
});

function read(pages: readonly Page[], place: number): Account {
  const account = pages[pageOf(place)]?.[lineOf(place)];
  if (account === undefined) throw new Error(`impossible: no account stands at ${place}`);
  return account;
}

/** The account to write on: copied, with its page, the first time this batch touches it. */
function own(sheet: Sheet, place: number, now: Account): Writable<Account> {
  if (now !== read(sheet.before, place)) return now;
  const copy = {
    id: now.id,
    kind: now.kind,
    currency: now.currency,
    debits: now.debits,
    credits: now.credits,
    pendingDebits: now.pendingDebits,
    pendingCredits: now.pendingCredits,
    pending: now.pending,
  };
  const index = pageOf(place);
  const page = sheet.pages[index]?.slice() ?? [];
  page[lineOf(place)] = copy;
  sheet.pages[index] = page;
  return copy;
}
