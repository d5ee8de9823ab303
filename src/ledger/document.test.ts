// docs/ledger.md is held to the code: its chart, its coup and its refusals are read and compared.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { balance, CHART } from './account.ts';
import type { AccountId } from './account.ts';
import { apply } from './apply.ts';
import { accountOf, emptyLedger, openAccounts } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { isLedgerRefusal, TRANSFER_REFUSALS } from './refusal.ts';
import type { TransferAct, Memo, Transfer } from './transfer.ts';
import { trialBalance } from './trial-balance.ts';

const page = readFileSync(new URL('../../docs/ledger.md', import.meta.url), 'utf8');

const section = (title: string): string =>
  page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const tableRows = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );

const namesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(found => found[1] ?? '');

test('the chart on the page is the chart in the code', () => {
  const onThePage = tableRows(section('Chart of accounts')).flatMap(([names, of, by, below]) =>
    namesIn(names ?? '').map(name => [name, of?.replace(' ', '-'), by, below === 'may be']),
  );
  const inTheCode = Object.entries(CHART).map(([name, kind]) => [
    name,
    kind.of,
    kind.normal,
    kind.mayBeNegative,
  ]);
  expect(onThePage).toEqual(inTheCode);
});

test('the refusals on the page are those in the code, in their order', () => {
  const list =
    section('Refusals')
      .split('\n\n')
      .find(part => part.startsWith('`')) ?? '';
  expect(namesIn(list)).toEqual(TRANSFER_REFUSALS);
});

test('the coup on the page stands, and ends as the page says', () => {
  const rows = tableRows(section('One coup'))
    .filter(([first]) => /^\d+$/.test(first ?? ''))
    // What the page says is taken at its word here; a name that is not one is then refused.
    .map(([id, act, debit, credit, cents, refersTo, memo]): Transfer => ({
      id: Number(id),
      act: act as TransferAct,
      debit: namesIn(debit ?? '')[0] as AccountId,
      credit: namesIn(credit ?? '')[0] as AccountId,
      cents: Number(cents),
      refersTo: refersTo === '' ? null : Number(refersTo),
      memo: memo as Memo,
    }));
  expect(rows).toHaveLength(11);
  const ids = [...new Set(rows.flatMap(({ debit, credit }) => [debit, credit]))];
  const opened = openAccounts(
    emptyLedger(),
    ids.map(id => ({ id, currency: 'AUD' })),
  );
  if (isLedgerRefusal(opened)) throw new Error(opened.refused);
  // Rows 1 to 6 one at a time, the settlement as one batch.
  let ledger: Ledger = opened;
  for (const batch of [...rows.slice(0, 6).map(row => [row]), rows.slice(6)]) {
    const answer = apply(ledger, batch);
    if (isLedgerRefusal(answer)) throw new Error(JSON.stringify(answer));
    ledger = answer;
  }
  const held = (id: AccountId): number => {
    const account = accountOf(ledger, id);
    return account === undefined ? NaN : balance(account) / 100;
  };
  expect(page).toContain('Terminal 1 now has 800.00, terminal 2 has 1,450.00');
  expect([held('patron:terminal-1'), held('patron:terminal-2')]).toEqual([800, 1450]);
  expect([held('house'), held('commission')]).toEqual([-275, 25]);
  expect(page).toContain('2,000.00 in, nothing out, 2,250.00 in balances, house win −250.00');
  expect(trialBalance(ledger).statements[0]).toMatchObject({
    reserved: 0,
    moneyIn: 200_000,
    moneyOut: 0,
    balances: 225_000,
    houseWin: -25_000,
  });
});
