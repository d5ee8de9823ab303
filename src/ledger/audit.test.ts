// The auditor finds each fault that was planted for it, and the reports add up.

import { describe, expect, test } from 'vitest';
import type { Account, AccountId } from './account.ts';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import type { Finding } from './audit.ts';
import { accountOf, emptyLedger, openAccounts } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { isLedgerRefusal } from './refusal.ts';
import { correct, numbered, pend, transfer } from './transfer.ts';
import type { Draft } from './transfer.ts';
import { trialBalance } from './trial-balance.ts';

function must(answer: object): Ledger {
  if (isLedgerRefusal(answer) || !('places' in answer)) throw new Error(JSON.stringify(answer));
  return answer as Ledger;
}

const enter = (ledger: Ledger, ...drafts: readonly Draft[]): Ledger =>
  must(apply(ledger, numbered(ledger, drafts)));

const openAll = (...ids: readonly AccountId[]): Ledger =>
  must(
    openAccounts(
      emptyLedger(),
      ids.map(id => ({ id, currency: 'AUD' })),
    ),
  );

/** A rapid table: 1,000 bought in, 300 of it staked, 250 paid by the house, 100 cashed out. */
const books = enter(
  openAll('house', 'shortfall', 'cash-in', 'chips-out', 'patron:1'),
  transfer({ debit: 'cash-in', credit: 'patron:1', cents: 1000, memo: 'buy-in' }),
  pend({ debit: 'patron:1', credit: 'house', cents: 300, memo: 'wager' }),
  transfer({ debit: 'house', credit: 'patron:1', cents: 250, memo: 'payment' }),
  transfer({ debit: 'patron:1', credit: 'chips-out', cents: 100, memo: 'cash-out' }),
);

const tampered = (id: AccountId, change: Partial<Account>): Ledger => ({
  ...books,
  pages: books.pages.map(page =>
    page.map(account => (account.id === id ? { ...account, ...change } : account)),
  ),
});

describe('the auditor finds', () => {
  const rows: readonly (readonly [Finding['found'], Ledger, object])[] = [
    ['not-whole-cents', tampered('house', { pendingCredits: 300.5 }), { account: 'house' }],
    [
      'out-of-place',
      { ...books, places: { ...books.places, 'patron:1': 0 } },
      { account: 'patron:1' },
    ],
    [
      'out-of-place',
      { ...books, places: { ...books.places, 'patron:9': 5 } },
      { account: 'patron:9' },
    ],
    [
      'out-of-place',
      { ...books, pages: [...books.pages, ...openAll('float').pages] },
      { account: 'house' },
    ],
    [
      'negative-balance',
      tampered('patron:1', { debits: 1251 }),
      { account: 'patron:1', balance: -1 },
    ],
    [
      'reserved-beyond-balance',
      tampered('patron:1', { debits: 1000 }),
      { account: 'patron:1', balance: 250, reserved: 300 },
    ],
    [
      'reserved-differs',
      tampered('house', { pendingCredits: 299 }),
      { account: 'house', column: 'credit', reserved: 299, pending: 300 },
    ],
    [
      'reserved-differs',
      tampered('patron:1', { pending: [] }),
      { account: 'patron:1', column: 'debit', reserved: 300, pending: 0 },
    ],
    [
      'debits-differ-from-credits',
      tampered('chips-out', { credits: 99 }),
      { currency: 'AUD', debits: 1350, credits: 1349 },
    ],
    [
      'money-is-missing',
      tampered('chips-out', { credits: 99 }),
      { currency: 'AUD', moneyIn: 1000, moneyOut: 99, balances: 1150, houseWin: -250 },
    ],
    ['total-differs', { ...books, posted: 1351 }, { total: 'posted', kept: 1351, counted: 1350 }],
    ['total-differs', { ...books, reserved: 0 }, { total: 'reserved', kept: 0, counted: 300 }],
  ];
  test.each(rows)('%s', (found, ledger, finding) => {
    expect(audit(ledger)).toContainEqual({ found, ...finding });
  });

  test('nothing in books that agree', () => {
    expect(audit(books)).toEqual([]);
  });
});

describe('the trial balance', () => {
  test('shows every account, and where each currency’s money is', () => {
    const { lines, statements } = trialBalance(books);
    expect(lines.at(-1)).toEqual({
      account: 'patron:1',
      kind: 'patron',
      currency: 'AUD',
      debits: 100,
      credits: 1250,
      balance: 1150,
      available: 850,
    });
    expect(statements).toEqual([
      {
        currency: 'AUD',
        debits: 1350,
        credits: 1350,
        reserved: 300,
        moneyIn: 1000,
        moneyOut: 100,
        balances: 1150,
        houseWin: -250,
      },
    ]);
  });

  test('a live table: win = closing tray + credits + drop - opening tray - fills', () => {
    const table = openAll('cage', 'float', 'drop', 'cash-in', 'chips-out', 'win', 'patron:seat-3');
    const day = enter(
      table,
      transfer({ debit: 'cage', credit: 'float', cents: 50_000, memo: 'count' }),
      // Cash goes into the box, chips of the tray to the patron.
      transfer({ debit: 'cash-in', credit: 'drop', cents: 8000, memo: 'buy-in' }),
      transfer({ debit: 'float', credit: 'patron:seat-3', cents: 8000, memo: 'buy-in' }),
      transfer({ debit: 'patron:seat-3', credit: 'float', cents: 3000, memo: 'wager' }),
      transfer({ debit: 'cage', credit: 'float', cents: 2000, memo: 'fill' }),
      transfer({ debit: 'float', credit: 'cage', cents: 1000, memo: 'float-credit' }),
      transfer({ debit: 'patron:seat-3', credit: 'chips-out', cents: 5000, memo: 'cash-out' }),
    );
    const [tray, box] = [accountOf(day, 'float'), accountOf(day, 'drop')];
    const closingTray = (tray?.credits ?? 0) - (tray?.debits ?? 0);
    expect(closingTray).toBe(46_000);
    const win = closingTray + 1000 + (box?.credits ?? 0) - 50_000 - 2000;
    expect(trialBalance(day).statements[0]).toMatchObject({
      moneyIn: 8000,
      moneyOut: 5000,
      balances: 0,
      houseWin: win,
    });
  });

  test('deferred commission is owed by the patron and already part of the win', () => {
    const ledger = enter(
      openAll('house', 'commission', 'commission-due:seat-3', 'patron:seat-3'),
      transfer({ debit: 'house', credit: 'patron:seat-3', cents: 1000, memo: 'payment' }),
      transfer({
        debit: 'commission-due:seat-3',
        credit: 'commission',
        cents: 50,
        memo: 'commission',
      }),
    );
    expect(trialBalance(ledger).statements[0]).toMatchObject({ balances: 950, houseWin: -950 });
    const owing = correct({
      debit: 'patron:seat-3',
      credit: 'commission-due:seat-3',
      cents: 51,
      memo: 'commission',
      refersTo: 2,
    });
    expect(apply(ledger, numbered(ledger, [owing]))).toMatchObject({
      refused: 'not-enough',
      account: 'commission-due:seat-3',
      available: 50,
    });
  });

  test('no figure of a ledger without entries is a minus nought', () => {
    expect(JSON.stringify(trialBalance(openAll('house', 'cash-in')))).not.toContain('-0');
    for (const figure of Object.values(trialBalance(openAll('cash-in')).statements[0] ?? {})) {
      expect(Object.is(figure, -0)).toBe(false);
    }
  });
});
