// The trial balance and the statement of money, as reports and the daily proof need them.

import { available, balance, CHART } from './account.ts';
import type { Account, AccountId, AccountKind, Currency, MoneyClass } from './account.ts';
import { accountsOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';

/** One account's line of the trial balance. */
export interface TrialLine {
  readonly account: AccountId;
  readonly kind: AccountKind;
  readonly currency: Currency;
  readonly debits: number;
  readonly credits: number;
  readonly balance: number;
  readonly available: number;
}

/** Where one currency's money is: moneyIn = moneyOut + balances + houseWin, to the cent. */
export interface Statement {
  readonly currency: Currency;
  readonly debits: number;
  readonly credits: number;
  /** What pending transfers have reserved: stakes on the layout, and winnings held as pending. */
  readonly reserved: number;
  readonly moneyIn: number;
  readonly moneyOut: number;
  /** What the house holds for patrons or owes them, less what they owe the house. */
  readonly balances: number;
  /** What the table has beyond what the cage sent it, commission included and shortfalls borne. */
  readonly houseWin: number;
}

/** Every account's line, in the order of opening, and a statement for each currency. */
export interface TrialBalance {
  readonly lines: readonly TrialLine[];
  readonly statements: readonly Statement[];
}

/** Draws up the trial balance. */
export function trialBalance(ledger: Ledger): TrialBalance {
  const accounts = accountsOf(ledger);
  const currencies = [...new Set(accounts.map(account => account.currency))];
  return {
    lines: accounts.map(account => ({
      account: account.id,
      kind: account.kind,
      currency: account.currency,
      debits: account.debits,
      credits: account.credits,
      balance: balance(account),
      available: available(account),
    })),
    statements: currencies.map(currency =>
      statementOf(
        currency,
        accounts.filter(account => account.currency === currency),
      ),
    ),
  };
}

function statementOf(currency: Currency, accounts: readonly Account[]): Statement {
  const credited = (of: MoneyClass): number =>
    sum(accounts, account =>
      CHART[account.kind].of === of ? account.credits - account.debits : 0,
    );
  return {
    currency,
    debits: sum(accounts, account => account.debits),
    credits: sum(accounts, account => account.credits),
    reserved: sum(accounts, account => account.pendingDebits),
    // From nought, so that no report ever shows a minus nought.
    moneyIn: 0 - credited('money-in'),
    moneyOut: credited('money-out'),
    balances: credited('patrons'),
    houseWin: credited('house') + credited('cage'),
  };
}

const sum = (accounts: readonly Account[], of: (account: Account) => number): number =>
  accounts.reduce((total, account) => total + of(account), 0);
