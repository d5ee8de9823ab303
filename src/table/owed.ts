// What the house owes to people who have left: a correction found their account gone (R11).

import { accountsOf, type AccountId, balance, correct, type Draft } from '../ledger/index.ts';
import { houseAccount, placeIn, withAccounts } from './money.ts';
import type { Table } from './table.ts';

/** Somebody who is to be paid. */
export interface Creditor {
  readonly seat: number;
  readonly patron: string;
}

/** What is owed to one person who sat at one seat. */
export const owedAccount = ({ seat, patron }: Creditor): AccountId => `owed:${seat}/${patron}`;

export interface Owed extends Creditor {
  readonly cents: number;
}

/** Everybody who has money to come from this table. */
export const owedBy = ({ ledger }: Table): readonly Owed[] =>
  accountsOf(ledger)
    .filter(account => account.kind === 'owed' && balance(account) > 0)
    .map(account => ({ ...placeIn(account.id), cents: balance(account) }));

/** Enters a debt of the house in place of a payment that nobody is there to take. */
export const oweDraft = (
  table: Table,
  creditor: Creditor,
  cents: number,
  refersTo: number,
): Draft =>
  correct({
    ...{ debit: houseAccount(table), credit: owedAccount(creditor), cents, refersTo },
    memo: 'owed',
  });

/** Opens the accounts of debts that are about to be entered. */
export const withOwedAccounts = (table: Table, creditors: readonly Creditor[]): Table =>
  withAccounts(table, creditors.map(owedAccount));
