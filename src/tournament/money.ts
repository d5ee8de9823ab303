// The tournament's own books: whose account is whose, and transfers that stand together.

import { assert } from '../rules/assert.ts';
import {
  type AccountId,
  accountOf,
  apply,
  balance,
  type Draft,
  isLedgerRefusal,
  type Ledger,
  numbered,
  openAccounts,
  type Transfer,
  transfer,
} from '../ledger/index.ts';
import type { Tournament } from './tournament.ts';

/** What a patron has paid to enter, until it comes back or becomes prizes. */
export const feeAccount = (patron: string): AccountId => `entry-fees:fee/${patron}`;
export const buyInAccount = (patron: string): AccountId => `entry-fees:buy-in/${patron}`;
/** Prizes awarded and not yet paid out. */
export const prizeAccount = (patron: string): AccountId => `owed:${patron}`;
export const POOL: AccountId = 'prize-pool';
/** What live competitions and chips paid in cash win and cost the house. */
export const LIVE: AccountId = 'house:live';
/** What the operator keeps of the fees. */
export const RETAINED: AccountId = 'house:retained';
/** What the operator adds to the pool, and the cents that round shares up (T21). */
export const ADDED: AccountId = 'house:added';

export function tournamentBalanceOf(ledger: Ledger, id: AccountId): number {
  const account = accountOf(ledger, id);
  return account === undefined ? 0 : balance(account);
}

/** What a patron's fee and buy-ins still hold. */
export const paidIn = ({ ledger }: Tournament, patron: string): number =>
  tournamentBalanceOf(ledger, feeAccount(patron)) +
  tournamentBalanceOf(ledger, buyInAccount(patron));

/** Opens those accounts that drafts need and that are not open yet. */
function withAccounts(
  ledger: Ledger,
  rows: readonly Pick<Draft, 'debit' | 'credit'>[],
  currency: string,
): Ledger {
  const ids = new Set(rows.flatMap(({ debit, credit }) => [debit, credit]));
  const closed = [...ids].filter(id => ledger.places[id] === undefined);
  if (closed.length === 0) return ledger;
  const opened = openAccounts(
    ledger,
    closed.map(id => ({ id, currency })),
  );
  assert(!isLedgerRefusal(opened), 'accounts of a tournament can be opened');
  return opened;
}

/** Numbers drafts and tries them on the books; undefined where they do not stand. */
export function drawUpInTournament(
  { ledger, conditions }: Tournament,
  drafts: readonly Draft[],
): readonly Transfer[] | undefined {
  const rows = drafts.filter(({ cents }) => cents > 0);
  const transfers = numbered(ledger, rows);
  const opened = withAccounts(ledger, rows, conditions?.terms.currency ?? '');
  return isLedgerRefusal(apply(opened, transfers)) ? undefined : transfers;
}

/** Draws up what the books must hold, such as a refund of what was paid in. */
export function mustDrawUp(tournament: Tournament, drafts: readonly Draft[]): readonly Transfer[] {
  const transfers = drawUpInTournament(tournament, drafts);
  assert(transfers !== undefined, 'this money is all there');
  return transfers;
}

/** Enters transfers that were drawn up before: a refusal now would be broken books. */
export function enterInTournament(
  { ledger, conditions }: Tournament,
  transfers: readonly Transfer[],
): Ledger {
  const opened = withAccounts(ledger, transfers, conditions?.terms.currency ?? '');
  const after = apply(opened, transfers);
  assert(!isLedgerRefusal(after), 'transfers of an event were drawn up against these very books');
  return after;
}

/** Money back to a patron: a share of what was paid, in whole cents rounded down. */
export function refundsOf(
  tournament: Tournament,
  patron: string,
  percent: number,
): readonly Draft[] {
  const accounts = [feeAccount(patron), buyInAccount(patron)];
  return accounts.map(debit => {
    const cents = Math.floor((tournamentBalanceOf(tournament.ledger, debit) * percent) / 100);
    return transfer({ debit, credit: 'cash-out', cents, memo: 'refund' });
  });
}

/** What somebody paid in and gets nothing back of stays with the operator. */
export const forfeitsOf = ({ ledger }: Tournament, patron: string): readonly Draft[] =>
  [feeAccount(patron), buyInAccount(patron)].map(debit =>
    transfer({
      debit,
      credit: RETAINED,
      cents: tournamentBalanceOf(ledger, debit),
      memo: 'retention',
    }),
  );
