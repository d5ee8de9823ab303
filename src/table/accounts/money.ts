// The table's dealings with the ledger: which account is whose, and transfers that stand together.

import { assert } from '../../rules/assert.ts';
import {
  type AccountId,
  accountOf,
  apply,
  available,
  balance,
  type Draft,
  isLedgerRefusal,
  type Ledger,
  numbered,
  openAccounts,
  type Pending,
  pendingOf,
  type Transfer,
  type TransferRefusal,
} from '../../ledger/index.ts';
import type { Table } from '../table.ts';

// One text for one account: the books look it up by far the quickest when it is the same text. By
// seat first: there are fifty of those, and a list for each of ten thousand patrons would be many.
const ACCOUNTS = new Map<number, Map<string, AccountId>>();
let known = 0;
/** More than the patrons of a large house: a floor of ten thousand must not forget its own. */
const ACCOUNTS_KNOWN = 65_536;

/** The account of a patron: seat and person, so that one never plays with another's chips. */
export function patronAccount(seat: number, patron: string): AccountId {
  const same = ACCOUNTS.get(seat)?.get(patron);
  if (same !== undefined) return same;
  if (known >= ACCOUNTS_KNOWN) {
    ACCOUNTS.clear();
    known = 0;
  }
  known += 1;
  const account: AccountId = `patron:${seat}/${patron}`;
  const atSeat = ACCOUNTS.get(seat) ?? new Map<string, AccountId>();
  ACCOUNTS.set(seat, atSeat.set(patron, account));
  return account;
}

/** The table with these accounts open; those that are open already stay as they are. */
export function withAccounts(table: Table, ids: readonly AccountId[]): Table {
  const missing = [...new Set(ids)].filter(id => table.ledger.places[id] === undefined);
  if (missing.length === 0) return table;
  const currency = table.setup?.currency ?? '';
  const ledger = openAccounts(
    table.ledger,
    missing.map(id => ({ id, currency })),
  );
  assert(!isLedgerRefusal(ledger), `accounts can be opened: ${missing.join(', ')}`);
  return { ...table, ledger };
}

/** Whose account it is: 'owed:3/ann' is that of ann, who sat at seat 3. */
export function placeIn(id: AccountId): { readonly seat: number; readonly patron: string } {
  const [seat = '', ...patron] = id.slice(id.indexOf(':') + 1).split('/');
  return { seat: Number(seat), patron: patron.join('/') };
}

/** The table's own money: counted chips at a live table, the house's account at a rapid one. */
export const houseAccount = (table: Table): AccountId =>
  table.setup?.seats[0]?.kind === 'seat' ? 'float' : 'house';

export const balanceOf = (ledger: Ledger, id: AccountId): number => {
  const account = accountOf(ledger, id);
  return account === undefined ? 0 : balance(account);
};

/** What may still be staked or paid out. */
export const availableOf = (ledger: Ledger, id: AccountId): number => {
  const account = accountOf(ledger, id);
  return account === undefined ? 0 : available(account);
};

/** Half of what the books can count: the rest is for what follows from money that is there. */
const MOST_TAKEN = Math.floor(Number.MAX_SAFE_INTEGER / 2);

/** Whether a table may take in so much more, or play for it: no later sum is beyond counting. */
export const hasRoomFor = ({ posted, reserved }: Ledger, cents: number): boolean =>
  posted + reserved + cents <= MOST_TAKEN;

/** Numbers drafts and tries them on the books; all of them or the first refusal. */
export function drawUp(
  ledger: Ledger,
  drafts: readonly Draft[],
): readonly Transfer[] | TransferRefusal {
  const transfers = numbered(ledger, drafts);
  const after = apply(ledger, transfers);
  return isLedgerRefusal(after) ? after : transfers;
}

/** The pending transfer behind a wager: it is there as long as the wager lies. */
export function pendingBehind(ledger: Ledger, account: AccountId, transfer: number): Pending {
  const pending = pendingOf(ledger, account, transfer);
  assert(pending !== undefined, `wager of ${account} has lost its transfer ${transfer}`);
  return pending;
}

/** Enters transfers that were drawn up before: a refusal now would be a broken table. */
export function enterTransfers(ledger: Ledger, transfers: readonly Transfer[]): Ledger {
  const after = apply(ledger, transfers);
  assert(!isLedgerRefusal(after), 'transfers of an event were drawn up against these very books');
  return after;
}
