// The auditor: goes through the books at any time and lists whatever does not agree.

import { balance, CHART } from './account.ts';
import type { Account, AccountId, Currency } from './account.ts';
import { accountsOf, LINES_A_PAGE } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { trialBalance } from './trial-balance.ts';
import type { Statement } from './trial-balance.ts';

/** Something in the books that cannot be right. */
export type Finding =
  | { readonly found: 'not-whole-cents'; readonly account: AccountId }
  | { readonly found: 'out-of-place'; readonly account: string }
  | { readonly found: 'negative-balance'; readonly account: AccountId; readonly balance: number }
  | {
      readonly found: 'reserved-differs';
      readonly account: AccountId;
      readonly column: 'debit' | 'credit';
      readonly reserved: number;
      readonly pending: number;
    }
  | {
      readonly found: 'reserved-beyond-balance';
      readonly account: AccountId;
      readonly balance: number;
      readonly reserved: number;
    }
  | {
      readonly found: 'debits-differ-from-credits';
      readonly currency: Currency;
      readonly debits: number;
      readonly credits: number;
    }
  | ({ readonly found: 'money-is-missing' } & Pick<
      Statement,
      'currency' | 'moneyIn' | 'moneyOut' | 'balances' | 'houseWin'
    >)
  | {
      readonly found: 'total-differs';
      readonly total: 'posted' | 'reserved';
      readonly kept: number;
      readonly counted: number;
    };

/** Goes through the whole ledger; no findings means that the books agree. */
export function audit(ledger: Ledger): readonly Finding[] {
  const { statements } = trialBalance(ledger);
  return [
    ...findMisplaced(ledger),
    ...accountsOf(ledger).flatMap(findInAccount),
    ...findReserved(ledger),
    ...statements.flatMap(findInStatement),
    ...findTotals(ledger, statements),
  ];
}

function findMisplaced(ledger: Ledger): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  ledger.pages.forEach((page, index) => {
    const isLast = index === ledger.pages.length - 1;
    page.forEach((account, line) => {
      const isHere = ledger.places[account.id] === index * LINES_A_PAGE + line;
      const isFull = isLast || page.length === LINES_A_PAGE;
      if (!isHere || !isFull) findings.push({ found: 'out-of-place', account: account.id });
      seen.add(account.id);
    });
  });
  for (const id of Object.keys(ledger.places)) {
    if (!seen.has(id)) findings.push({ found: 'out-of-place', account: id });
  }
  return findings;
}

function findInAccount(account: Account): Finding[] {
  const findings: Finding[] = [];
  const { id, debits, credits, pendingDebits, pendingCredits } = account;
  const meters = [debits, credits, pendingDebits, pendingCredits];
  if (!meters.every(cents => Number.isSafeInteger(cents) && cents >= 0)) {
    findings.push({ found: 'not-whole-cents', account: id });
  }
  const { normal, mayBeNegative } = CHART[account.kind];
  if (mayBeNegative) return findings;
  const held = balance(account);
  const reserved = normal === 'credit' ? pendingDebits : pendingCredits;
  if (held < 0) findings.push({ found: 'negative-balance', account: id, balance: held });
  else if (reserved > held) {
    findings.push({ found: 'reserved-beyond-balance', account: id, balance: held, reserved });
  }
  return findings;
}

/** Adds the pending transfers up again, for both columns, and compares with what is reserved. */
function findReserved(ledger: Ledger): Finding[] {
  const debits = new Map<string, number>();
  const credits = new Map<string, number>();
  const accounts = accountsOf(ledger);
  for (const account of accounts) {
    for (const { credit, cents } of account.pending) {
      debits.set(account.id, (debits.get(account.id) ?? 0) + cents);
      credits.set(credit, (credits.get(credit) ?? 0) + cents);
    }
  }
  return accounts.flatMap(({ id, pendingDebits, pendingCredits }) => {
    const columns = [
      { column: 'debit', reserved: pendingDebits, pending: debits.get(id) ?? 0 },
      { column: 'credit', reserved: pendingCredits, pending: credits.get(id) ?? 0 },
    ] as const;
    return columns
      .filter(({ reserved, pending }) => reserved !== pending)
      .map(differing => ({ found: 'reserved-differs' as const, account: id, ...differing }));
  });
}

function findInStatement(statement: Statement): Finding[] {
  const { currency, debits, credits, moneyIn, moneyOut, balances, houseWin } = statement;
  const findings: Finding[] = [];
  if (debits !== credits) {
    findings.push({ found: 'debits-differ-from-credits', currency, debits, credits });
  }
  if (moneyIn !== moneyOut + balances + houseWin) {
    findings.push({ found: 'money-is-missing', currency, moneyIn, moneyOut, balances, houseWin });
  }
  return findings;
}

function findTotals(ledger: Ledger, statements: readonly Statement[]): Finding[] {
  const posted = statements.reduce((total, { debits }) => total + debits, 0);
  const reserved = statements.reduce((total, statement) => total + statement.reserved, 0);
  const totals = [
    { total: 'posted', kept: ledger.posted, counted: posted },
    { total: 'reserved', kept: ledger.reserved, counted: reserved },
  ] as const;
  return totals
    .filter(({ kept, counted }) => kept !== counted || !Number.isSafeInteger(counted))
    .map(differing => ({ found: 'total-differs' as const, ...differing }));
}
