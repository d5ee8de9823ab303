// Transfers as rows of a table: one row one expectation, every refusal in the order it is checked.

import { describe, expect, test } from 'vitest';
import { available, balance } from './account.ts';
import type { AccountId } from './account.ts';
import { apply, replacePending } from './apply.ts';
import { accountOf, emptyLedger, openAccounts, pendingOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { isLedgerRefusal, TRANSFER_REFUSALS } from './refusal.ts';
import type { TransferRefusal } from './refusal.ts';
import type { TransferAct, Memo, Transfer } from './transfer.ts';
import { numbered, pend, post, transfer, voidTransfer } from './transfer.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const AUD: readonly AccountId[] = [
  'house',
  'float',
  'commission',
  'shortfall',
  'cash-in',
  'chips-out',
  'patron:1',
  'patron:2',
];
const CHIPS: readonly AccountId[] = ['house:stage', 'patron:stage'];

function opened(): Ledger {
  const ledger = openAccounts(emptyLedger(), [
    ...AUD.map(id => ({ id, currency: 'AUD' })),
    ...CHIPS.map(id => ({ id, currency: 'tournament-chips' })),
  ]);
  if (isLedgerRefusal(ledger)) throw new Error(ledger.refused);
  return ledger;
}

type Row = readonly [
  id: number,
  act: TransferAct,
  debit: string,
  credit: string,
  cents: number,
  refersTo: number | null,
  memo: Memo,
];

/** A row may name accounts that no chart has: that they are refused is part of the table. */
const rowOf = ([id, act, debit, credit, cents, refersTo, memo]: Row): Transfer => ({
  id,
  act,
  debit: debit as AccountId,
  credit: credit as AccountId,
  cents,
  refersTo,
  memo,
});

const enter = (ledger: Ledger, ...rows: readonly Row[]): Ledger | TransferRefusal =>
  apply(ledger, rows.map(rowOf));

/** Enters rows that must stand. */
function stand(ledger: Ledger, ...rows: readonly Row[]): Ledger {
  const next = enter(ledger, ...rows);
  if (isLedgerRefusal(next)) throw new Error(JSON.stringify(next));
  return next;
}

/** [balance, available] of an account. */
function seen(ledger: Ledger, id: AccountId): readonly [number, number] {
  const account = accountOf(ledger, id);
  if (account === undefined) throw new Error(`no ${id}`);
  return [balance(account), available(account)];
}

/** Two patrons with 1,000 each, and 300 of the first pending to the house as transfer 3. */
const staked = (): Ledger =>
  stand(
    opened(),
    [1, 'transfer', 'cash-in', 'patron:1', 1000, null, 'buy-in'],
    [2, 'transfer', 'cash-in', 'patron:2', 1000, null, 'buy-in'],
    [3, 'pend', 'patron:1', 'house', 300, null, 'wager'],
  );

describe('a transfer is refused for the first of its faults', () => {
  // Each row repairs the fault of the row above it and keeps the faults of the rows below.
  const rows: readonly (readonly [Row, object])[] = [
    [
      [9, 'post', 'nobody', 'nobody', 0.5, 9, 'wager'],
      { refused: 'cents-not-whole', transfer: 9, cents: 0.5 },
    ],
    [
      [9, 'post', 'nobody', 'nobody', NaN, 9, 'wager'],
      { refused: 'cents-not-whole', transfer: 9, cents: NaN },
    ],
    [
      [9, 'post', 'nobody', 'nobody', 0, 9, 'wager'],
      { refused: 'cents-not-positive', transfer: 9, cents: 0 },
    ],
    [
      [9, 'post', 'nobody', 'nobody', -100, 9, 'wager'],
      { refused: 'cents-not-positive', transfer: 9, cents: -100 },
    ],
    [
      [9, 'post', 'nobody', 'nobody', MOST + 1, 9, 'wager'],
      { refused: 'cents-beyond-safe-integers', transfer: 9, cents: MOST + 1 },
    ],
    [
      [3, 'post', 'nobody', 'nobody', MOST, 9, 'wager'],
      { refused: 'already-entered', transfer: 3, expected: 4 },
    ],
    [
      [5, 'post', 'nobody', 'nobody', MOST, 9, 'wager'],
      { refused: 'out-of-sequence', transfer: 5, expected: 4 },
    ],
    [
      [4.5, 'post', 'nobody', 'nobody', MOST, 9, 'wager'],
      { refused: 'out-of-sequence', transfer: 4.5, expected: 4 },
    ],
    [
      [4, 'post', 'nobody', 'nobody', MOST, 9, 'wager'],
      { refused: 'accounts-are-the-same', transfer: 4, account: 'nobody' },
    ],
    [
      [4, 'post', 'nobody', 'patron:9', MOST, 9, 'wager'],
      { refused: 'no-such-account', transfer: 4, account: 'nobody' },
    ],
    [
      [4, 'post', 'patron:1', 'toString', MOST, 9, 'wager'],
      { refused: 'no-such-account', transfer: 4, account: 'toString' },
    ],
    [
      [4, 'post', 'patron:1', 'patron:stage', MOST, 9, 'wager'],
      { refused: 'currencies-differ', transfer: 4, debit: 'AUD', credit: 'tournament-chips' },
    ],
    [
      [4, 'post', 'patron:1', 'patron:2', MOST, 9, 'wager'],
      { refused: 'between-patrons', transfer: 4, debit: 'patron:1', credit: 'patron:2' },
    ],
    [
      [4, 'transfer', 'patron:1', 'house', MOST, null, 'correction'],
      { refused: 'refers-to-nothing', transfer: 4, refersTo: null },
    ],
    [
      [4, 'transfer', 'patron:1', 'house', MOST, 4, 'correction'],
      { refused: 'refers-to-nothing', transfer: 4, refersTo: 4 },
    ],
    [
      [4, 'transfer', 'patron:1', 'house', MOST, 0, 'correction'],
      { refused: 'refers-to-nothing', transfer: 4, refersTo: 0 },
    ],
    [
      [4, 'transfer', 'patron:1', 'house', MOST, 1.5, 'correction'],
      { refused: 'refers-to-nothing', transfer: 4, refersTo: 1.5 },
    ],
    [
      [4, 'post', 'patron:1', 'float', MOST, 9, 'wager'],
      { refused: 'not-pending', transfer: 4, refersTo: 9 },
    ],
    [
      [4, 'post', 'patron:1', 'float', MOST, 3, 'wager'],
      { refused: 'pending-credits-another-account', transfer: 4, account: 'house' },
    ],
    [
      [4, 'void', 'patron:1', 'house', 299, 3, 'wager'],
      { refused: 'not-the-pending-cents', transfer: 4, cents: 299, pending: 300 },
    ],
    [
      [4, 'post', 'patron:1', 'house', MOST, 3, 'wager'],
      { refused: 'more-than-pending', transfer: 4, cents: MOST, pending: 300 },
    ],
    [
      [4, 'transfer', 'patron:1', 'house', MOST, 1, 'correction'],
      { refused: 'beyond-safe-integers', transfer: 4, wanted: MOST, room: MOST - 2300 },
    ],
    [
      [4, 'transfer', 'patron:1', 'house', 701, 1, 'correction'],
      { refused: 'not-enough', transfer: 4, account: 'patron:1', wanted: 701, available: 700 },
    ],
  ];

  test.each(rows)('%j', (row, refusal) => {
    expect(enter(staked(), row)).toEqual(refusal);
  });

  test('the last fault repaired, the row stands', () => {
    const ledger = stand(staked(), [4, 'transfer', 'patron:1', 'house', 700, 1, 'correction']);
    expect(seen(ledger, 'patron:1')).toEqual([300, 0]);
  });

  test('the table above shows every refusal there is, in the order of checking', () => {
    const shown = new Set(rows.map(([, refusal]) => ('refused' in refusal ? refusal.refused : '')));
    expect([...shown]).toEqual(TRANSFER_REFUSALS);
  });
});

describe('what may be taken', () => {
  const rows: readonly (readonly [string, Row, AccountId, number, number])[] = [
    [
      'reserved chips',
      [4, 'transfer', 'patron:1', 'chips-out', 701, null, 'cash-out'],
      'patron:1',
      701,
      700,
    ],
    ['a second stake', [4, 'pend', 'patron:1', 'house', 701, null, 'wager'], 'patron:1', 701, 700],
    [
      'a greater stake',
      [4, 'replace', 'patron:1', 'house', 1001, 3, 'wager'],
      'patron:1',
      1001,
      1000,
    ],
    ['a counted float', [4, 'transfer', 'float', 'patron:1', 1, null, 'payment'], 'float', 1, 0],
    [
      'more than came in',
      [4, 'transfer', 'patron:2', 'shortfall', 1, null, 'payment'],
      'shortfall',
      1,
      0,
    ],
    [
      'more than went out',
      [4, 'transfer', 'chips-out', 'patron:1', 1, null, 'cash-out'],
      'chips-out',
      1,
      0,
    ],
    [
      'commission not taken',
      [4, 'transfer', 'commission', 'patron:1', 1, null, 'commission'],
      'commission',
      1,
      0,
    ],
  ];
  test.each(rows)('not %s', (_, row, account, wanted, left) => {
    expect(enter(staked(), row)).toEqual({
      refused: 'not-enough',
      transfer: 4,
      account,
      wanted,
      available: left,
    });
  });

  test('the house may be overdrawn where nobody counts its chips', () => {
    const ledger = stand(staked(), [4, 'transfer', 'house', 'patron:1', 5000, null, 'payment']);
    expect(seen(ledger, 'house')).toEqual([-5000, -5000]);
  });

  test('a stake may be raised to all that the account holds', () => {
    const ledger = stand(staked(), [4, 'replace', 'patron:1', 'house', 1000, 3, 'wager']);
    expect(seen(ledger, 'patron:1')).toEqual([1000, 0]);
  });

  test('what is pending to an account is not yet its own', () => {
    const ledger = stand(staked(), [4, 'pend', 'house', 'patron:1', 900, null, 'hold']);
    expect(seen(ledger, 'patron:1')).toEqual([1000, 700]);
  });

  test('a pending credit reserves what a debit account may give back', () => {
    const ledger = stand(staked(), [4, 'pend', 'house', 'cash-in', 900, null, 'buy-in']);
    expect(seen(ledger, 'cash-in')).toEqual([2000, 1100]);
    const raised = stand(ledger, [5, 'replace', 'house', 'cash-in', 2000, 4, 'buy-in']);
    expect(seen(raised, 'cash-in')).toEqual([2000, 0]);
    expect(enter(ledger, [5, 'transfer', 'house', 'cash-in', 1101, null, 'buy-in'])).toEqual({
      refused: 'not-enough',
      transfer: 5,
      account: 'cash-in',
      wanted: 1101,
      available: 1100,
    });
  });
});

describe('a pending transfer is resolved exactly once', () => {
  // resolution, then [balance, available] of the patron and of the house
  const rows: readonly (readonly [string, Row, readonly number[], readonly number[]])[] = [
    ['posted', [4, 'post', 'patron:1', 'house', 300, 3, 'wager'], [700, 700], [300, 300]],
    ['posted in part', [4, 'post', 'patron:1', 'house', 120, 3, 'wager'], [880, 880], [120, 120]],
    ['voided', [4, 'void', 'patron:1', 'house', 300, 3, 'wager'], [1000, 1000], [0, 0]],
    ['raised', [4, 'replace', 'patron:1', 'house', 500, 3, 'wager'], [1000, 500], [0, 0]],
    ['lowered', [4, 'replace', 'patron:1', 'house', 50, 3, 'wager'], [1000, 950], [0, 0]],
  ];
  test.each(rows)('%s', (_, row, patron, house) => {
    const before = staked();
    expect(seen(before, 'patron:1')).toEqual([1000, 700]);
    const ledger = stand(before, row);
    expect(seen(ledger, 'patron:1')).toEqual(patron);
    expect(seen(ledger, 'house')).toEqual(house);
    for (const act of ['post', 'void', 'replace'] as const) {
      expect(enter(ledger, [5, act, 'patron:1', 'house', 300, 3, 'wager'])).toEqual({
        refused: 'not-pending',
        transfer: 5,
        refersTo: 3,
      });
    }
  });

  test('a replacement bears its own number and is what remains to be resolved', () => {
    const pending = pendingOf(staked(), 'patron:1', 3);
    if (pending === undefined) throw new Error('nothing is pending');
    const ledger = replacePending(staked(), pending, 450);
    if (isLedgerRefusal(ledger)) throw new Error(ledger.refused);
    expect(pendingOf(ledger, 'patron:1', 3)).toBeUndefined();
    expect(pendingOf(ledger, 'patron:1', 4)).toEqual({ ...pending, id: 4, cents: 450 });
    expect(ledger.next).toBe(5);
  });

  test('nobody resolves what another account has pending', () => {
    expect(enter(staked(), [4, 'void', 'patron:2', 'house', 300, 3, 'wager'])).toEqual({
      refused: 'not-pending',
      transfer: 4,
      refersTo: 3,
    });
  });
});

describe('linked transfers stand or fall together', () => {
  test('one refusal refuses the batch and leaves the ledger as it was', () => {
    const before = staked();
    const text = JSON.stringify(before);
    expect(
      enter(
        before,
        [4, 'void', 'patron:1', 'house', 300, 3, 'wager'],
        [5, 'transfer', 'house', 'patron:1', 300, null, 'payment'],
        [6, 'transfer', 'patron:1', 'commission', 1301, null, 'commission'],
      ),
    ).toEqual({
      refused: 'not-enough',
      transfer: 6,
      account: 'patron:1',
      wanted: 1301,
      available: 1300,
    });
    expect(JSON.stringify(before)).toBe(text);
  });

  test('a later row may use what an earlier one brought', () => {
    const ledger = stand(
      staked(),
      [4, 'transfer', 'cash-in', 'float', 500, null, 'fill'],
      [5, 'transfer', 'float', 'patron:1', 500, null, 'payment'],
      [6, 'pend', 'patron:1', 'float', 1200, null, 'wager'],
      [7, 'post', 'patron:1', 'float', 1200, 6, 'wager'],
    );
    expect(seen(ledger, 'patron:1')).toEqual([300, 0]);
    expect(seen(ledger, 'float')).toEqual([1200, 1200]);
  });

  test('an empty batch is the ledger itself', () => {
    const ledger = staked();
    expect(apply(ledger, [])).toBe(ledger);
  });
});

describe('the chips of one coup', () => {
  test('loss, push and win with commission, as one batch', () => {
    const wager = { credit: 'house', memo: 'wager' } as const;
    let ledger = staked();
    const pends = numbered(ledger, [
      pend({ ...wager, debit: 'patron:1', cents: 200 }),
      pend({ ...wager, debit: 'patron:2', cents: 1000 }),
    ]);
    const placed = apply(ledger, pends);
    if (isLedgerRefusal(placed)) throw new Error(placed.refused);
    ledger = placed;
    const [lost, pushed, won] = [
      pendingOf(ledger, 'patron:1', 3),
      pendingOf(ledger, 'patron:1', 4),
      pendingOf(ledger, 'patron:2', 5),
    ];
    if (!lost || !pushed || !won) throw new Error('a wager is not pending');
    const settled = apply(
      ledger,
      numbered(ledger, [
        post(lost),
        voidTransfer(pushed),
        voidTransfer(won),
        transfer({ debit: 'house', credit: 'patron:2', cents: 1000, memo: 'payment' }),
        transfer({ debit: 'patron:2', credit: 'commission', cents: 50, memo: 'commission' }),
      ]),
    );
    if (isLedgerRefusal(settled)) throw new Error(settled.refused);
    expect(seen(settled, 'patron:1')).toEqual([700, 700]);
    expect(seen(settled, 'patron:2')).toEqual([1950, 1950]);
    expect(seen(settled, 'house')).toEqual([-700, -700]);
    expect(seen(settled, 'commission')).toEqual([50, 50]);
    expect(settled).toMatchObject({ next: 11, reserved: 0 });
  });
});
