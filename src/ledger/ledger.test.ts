// Opening and closing accounts, and the chart that says what each may do.

import { describe, expect, test } from 'vitest';
import { ACCOUNT_REFUSALS, isLedgerRefusal } from './refusal.ts';
import { accountId, CHART, accountKindOf } from './account.ts';
import type { AccountId } from './account.ts';
import { apply, replacePending } from './apply.ts';
import { audit } from './audit.ts';
import {
  accountOf,
  accountsOf,
  closeAccount,
  emptyLedger,
  openAccounts,
  pendingOf,
} from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { numbered, pend, post, transfer, voidTransfer } from './transfer.ts';
import type { Draft } from './transfer.ts';

const seats: readonly AccountId[] = Array.from({ length: 40 }, (_, seat) =>
  accountId('patron', `${seat + 1}`),
);

function must(answer: Ledger | object): Ledger {
  if (isLedgerRefusal(answer) || !('places' in answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

const openAll = (ids: readonly AccountId[]): Ledger =>
  must(
    openAccounts(
      emptyLedger(),
      ids.map(id => ({ id, currency: 'SGD' })),
    ),
  );

const enter = (ledger: Ledger, ...drafts: readonly Draft[]): Ledger =>
  must(apply(ledger, numbered(ledger, drafts)));

const buyIn = (credit: AccountId, cents: number): Draft =>
  transfer({ debit: 'cash-in', credit, cents, memo: 'buy-in' });

describe('the chart of accounts', () => {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['house', 'house'],
    ['patron:terminal-7', 'patron'],
    ['notes-in:terminal-7:5000', 'notes-in'],
    ['patron:', undefined],
    ['bank', undefined],
    ['toString', undefined],
    ['', undefined],
  ];
  test.each(rows)('%s is of kind %s', (id, kind) => {
    expect(accountKindOf(id)).toBe(kind);
  });

  test('only three kinds may ever be negative, and no patron’s is among them', () => {
    const negative = Object.entries(CHART).filter(([, kind]) => kind.mayBeNegative);
    expect(negative.map(([name]) => name)).toEqual(['house', 'win', 'cage']);
  });

  test('money comes in by debit and goes out by credit', () => {
    const columns = (of: string) =>
      new Set(Object.values(CHART).flatMap(kind => (kind.of === of ? [kind.normal] : [])));
    expect(columns('money-in')).toEqual(new Set(['debit']));
    expect(columns('money-out')).toEqual(new Set(['credit']));
  });
});

describe('accounts are opened and closed by name', () => {
  test('every account is found again over several pages', () => {
    const ledger = openAll(['house', ...seats]);
    expect(ledger.pages.map(page => page.length)).toEqual([16, 16, 9]);
    for (const id of ['house', ...seats] as const) expect(accountOf(ledger, id)?.id).toBe(id);
    expect(audit(ledger)).toEqual([]);
  });

  const open = enter(
    openAll(['house', 'cash-in', 'patron:1', 'patron:2', 'patron:3']),
    buyIn('patron:2', 900),
    buyIn('patron:3', 500),
    transfer({ debit: 'patron:3', credit: 'house', cents: 500, memo: 'payment' }),
    pend({ debit: 'house', credit: 'patron:1', cents: 70, memo: 'hold' }),
  );
  const unknown = 'bank' as AccountId;
  const rows: readonly (readonly [object, object])[] = [
    [
      openAccounts(open, [
        { id: 'patron:9', currency: 'SGD' },
        { id: unknown, currency: 'SGD' },
      ]),
      { refused: 'not-in-the-chart', account: 'bank' },
    ],
    [
      openAccounts(open, [{ id: 'patron:2', currency: 'SGD' }]),
      { refused: 'already-open', account: 'patron:2' },
    ],
    [
      openAccounts(open, [
        { id: 'patron:9', currency: 'SGD' },
        { id: 'patron:9', currency: 'SGD' },
      ]),
      { refused: 'already-open', account: 'patron:9' },
    ],
    [closeAccount(open, 'patron:9'), { refused: 'not-open', account: 'patron:9' }],
    [
      closeAccount(open, 'patron:2'),
      { refused: 'account-not-empty', account: 'patron:2', balance: 900, pending: 0 },
    ],
    [
      closeAccount(open, 'patron:1'),
      { refused: 'account-not-empty', account: 'patron:1', balance: 0, pending: 70 },
    ],
  ];
  test.each(rows)('%j', (answer, refusal) => {
    expect(answer).toEqual(refusal);
  });

  test('the rows above show every refusal there is', () => {
    const shown = new Set(rows.map(([answer]) => (isLedgerRefusal(answer) ? answer.refused : '')));
    expect([...shown].toSorted()).toEqual([...ACCOUNT_REFUSALS].toSorted());
  });

  test('an empty account closes, the books agree, and its name may be opened again', () => {
    const closed = must(closeAccount(open, 'patron:3'));
    expect(accountsOf(closed).map(({ id }) => id)).not.toContain('patron:3');
    expect(closed.posted).toBe(open.posted - 500);
    expect(audit(closed)).toEqual([]);
    const again = must(openAccounts(closed, [{ id: 'patron:3', currency: 'SGD' }]));
    expect(accountOf(again, 'patron:3')).toMatchObject({ debits: 0, credits: 0 });
    expect(audit(again)).toEqual([]);
  });
});

test('a ledger is plain data: it comes back from JSON exactly, and goes on the same', () => {
  const ledger = enter(
    openAll(['house', 'cash-in', ...seats]),
    ...seats.map(seat => buyIn(seat, 2 ** 31 + 5)),
    ...seats.map(debit => pend({ debit, credit: 'house', cents: 100, memo: 'wager' })),
  );
  const text = JSON.stringify(ledger);
  const read = JSON.parse(text) as Ledger;
  // The list of places has no prototype, which is nothing that JSON would keep.
  expect(read).toStrictEqual({ ...ledger, places: { ...ledger.places } });
  const last = buyIn('patron:7', 1);
  expect(JSON.stringify(enter(read, last))).toBe(JSON.stringify(enter(ledger, last)));
  expect(JSON.stringify(ledger)).toBe(text);
});

test('no sum of entries passes the safe integers, not even what a replacement reserves', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const ledger = enter(
    openAll(['house', 'cash-in', 'patron:1']),
    buyIn('patron:1', 2000),
    pend({ debit: 'house', credit: 'patron:1', cents: most - 3000, memo: 'hold' }),
  );
  const pending = pendingOf(ledger, 'house', 2);
  if (pending === undefined) throw new Error('nothing is pending');
  expect(replacePending(ledger, pending, most - 2000)).toMatchObject({ reserved: most - 2000 });
  expect(replacePending(ledger, pending, most - 1999)).toEqual({
    refused: 'beyond-safe-integers',
    transfer: 3,
    wanted: most - 1999,
    room: most - 2000,
  });
});

test('coups leave nothing behind but greater sums', () => {
  const shape = (ledger: Ledger) => JSON.stringify(ledger).replaceAll(/\d+/g, '0');
  const coup = (ledger: Ledger): Ledger => {
    const pends = seats.map(debit => pend({ debit, credit: 'house', cents: 100, memo: 'wager' }));
    const wagers = numbered(ledger, pends);
    const placed = must(apply(ledger, wagers));
    return enter(
      placed,
      ...wagers.map((wager, seat) => (seat % 2 === 0 ? post(wager) : voidTransfer(wager))),
    );
  };
  let ledger = enter(
    openAll(['house', 'cash-in', ...seats]),
    ...seats.map(seat => buyIn(seat, 100_000)),
  );
  const before = shape(ledger);
  for (let played = 0; played < 100; played += 1) ledger = coup(ledger);
  expect(shape(ledger)).toBe(before);
  expect(audit(ledger)).toEqual([]);
});
