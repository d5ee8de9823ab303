// How fast the ledger is, beside plain books that copy a whole Map for every transfer.

import { accountId } from '../src/ledger/account.ts';
import type { AccountId } from '../src/ledger/account.ts';
import { apply } from '../src/ledger/apply.ts';
import { emptyLedger, openAccounts } from '../src/ledger/ledger.ts';
import type { Ledger } from '../src/ledger/ledger.ts';
import { isLedgerRefusal } from '../src/ledger/refusal.ts';
import { numbered, pend, post, transfer, voidTransfer } from '../src/ledger/transfer.ts';
import type { Pending, Transfer } from '../src/ledger/transfer.ts';
import type { BenchRow } from './row.ts';

const TERMINALS = 50;
const WAGERS_A_TERMINAL = 3;
const PATRONS: readonly AccountId[] = Array.from({ length: TERMINALS }, (_, index) =>
  accountId('patron', `terminal-${index + 1}`),
);
const HOUSE: readonly AccountId[] = ['house', 'commission', 'shortfall', 'cash-in', 'chips-out'];

const patronOf = (turn: number): AccountId => PATRONS[turn % TERMINALS] ?? 'house';

function must(answer: ReturnType<typeof apply> | ReturnType<typeof openAccounts>): Ledger {
  if (isLedgerRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

function funded(): Ledger {
  const openings = [...HOUSE, ...PATRONS].map(id => ({ id, currency: 'AUD' }));
  const ledger = must(openAccounts(emptyLedger(), openings));
  const buyIns = PATRONS.map(credit =>
    transfer({ debit: 'cash-in', credit, cents: 1_000_000_000, memo: 'buy-in' }),
  );
  return must(apply(ledger, numbered(ledger, buyIns)));
}

/** A patron pays the house and is paid again, turn about. */
const simple = (id: number, turn: number): Transfer => {
  const isPaid = Math.floor(turn / TERMINALS) % 2 === 1;
  const patron = patronOf(turn);
  const [debit, credit]: readonly [AccountId, AccountId] = isPaid
    ? ['house', patron]
    : [patron, 'house'];
  return { id, act: 'transfer', debit, credit, cents: 2500, refersTo: null, memo: 'payment' };
};

/** One transfer at a time through the ledger. */
function transfers(count: number): number {
  let ledger = funded();
  for (let turn = 0; turn < count; turn += 1) {
    ledger = must(apply(ledger, [simple(ledger.next, turn)]));
  }
  return ledger.posted;
}

/** The baseline: an immutable Map from account to balance, copied for every transfer. */
function naiveTransfers(count: number): number {
  let balances: ReadonlyMap<AccountId, number> = new Map(
    [...HOUSE, ...PATRONS].map(id => [id, id === 'house' ? 0 : 1_000_000_000]),
  );
  for (let turn = 0; turn < count; turn += 1) {
    const { debit, credit, cents } = simple(turn + 1, turn);
    const held = balances.get(debit) ?? 0;
    if (debit !== 'house' && held < cents) throw new Error(`${debit} has only ${held}`);
    const next = new Map(balances);
    next.set(debit, held - cents);
    next.set(credit, (balances.get(credit) ?? 0) + cents);
    balances = next;
  }
  return balances.get('house') ?? 0;
}

/** Every terminal places its wagers, as one batch. */
function placed(ledger: Ledger): { readonly ledger: Ledger; readonly wagers: Pending[] } {
  const drafts = PATRONS.flatMap(debit =>
    Array.from({ length: WAGERS_A_TERMINAL }, () =>
      pend({ debit, credit: 'house', cents: 5000, memo: 'wager' }),
    ),
  );
  const rows = numbered(ledger, drafts);
  return { ledger: must(apply(ledger, rows)), wagers: [...rows] };
}

/** One wager changed at a time, with the others of its terminal pending beside it. */
function changedWagers(count: number): number {
  const start = placed(funded());
  let ledger = start.ledger;
  const pendingIds = start.wagers.map(({ id }) => id);
  for (let turn = 0; turn < count; turn += 1) {
    const at = turn % pendingIds.length;
    const debit = patronOf(Math.floor(at / WAGERS_A_TERMINAL));
    const refersTo = pendingIds[at] ?? null;
    const id = ledger.next;
    const cents = 5000 + (turn % 7) * 500;
    ledger = must(
      apply(ledger, [
        { id, act: 'replace', debit, credit: 'house', cents, refersTo, memo: 'wager' },
      ]),
    );
    pendingIds[at] = id;
  }
  return ledger.reserved;
}

/** One coup: all wagers placed, a third lost, a third pushed, a third paid less commission. */
function coup(before: Ledger): Ledger {
  const { ledger, wagers } = placed(before);
  const drafts = wagers.flatMap((wager, index) => {
    if (index % 3 === 0) return [post(wager)];
    if (index % 3 === 1) return [voidTransfer(wager)];
    const { debit, cents } = wager;
    return [
      voidTransfer(wager),
      transfer({ debit: 'house', credit: debit, cents, memo: 'payment' }),
      transfer({ debit, credit: 'commission', cents: cents / 20, memo: 'commission' }),
    ];
  });
  return must(apply(ledger, numbered(ledger, drafts)));
}

/** Plays coups on. */
function coups(ledger: Ledger, count: number): Ledger {
  let after = ledger;
  for (let played = 0; played < count; played += 1) after = coup(after);
  return after;
}

/** One figure, beside its baseline of the same run. */
export interface Figure {
  readonly what: string;
  readonly perSecond: number;
  readonly beside: string;
  readonly besidePerSecond: number;
}

/** The best of several runs: the others were disturbed by something that is not ours. */
function perSecond(count: number, work: (count: number) => unknown): number {
  let best = 0;
  for (let run = 0; run < 5; run += 1) {
    const from = performance.now();
    work(count);
    best = Math.max(best, (count / (performance.now() - from)) * 1000);
  }
  return Math.round(best);
}

/** Transfers a second over a long night: of its first thousand coups, and of its last. */
function night(): { readonly first: number; readonly last: number } {
  const thousand = (ledger: Ledger): readonly [Ledger, number] => {
    const from = performance.now();
    const after = coups(ledger, 1000);
    const rate = ((after.next - ledger.next) / (performance.now() - from)) * 1000;
    return [after, Math.round(rate)];
  };
  const warm = coups(funded(), 1000);
  const [afterFirst, first] = thousand(warm);
  const [, last] = thousand(coups(afterFirst, 8000));
  return { first, last };
}

/** Measures the ledger: about five seconds. */
function ledgerFigures(): readonly Figure[] {
  const naive = perSecond(50_000, naiveTransfers);
  // The plain books keep no pending transfers at all: they are let off the harder half.
  const beside = 'a Map copied for every transfer';
  const { first, last } = night();
  return [
    {
      what: 'transfers, 55 accounts',
      perSecond: perSecond(300_000, transfers),
      beside,
      besidePerSecond: naive,
    },
    {
      what: 'wagers changed, three pending a terminal',
      perSecond: perSecond(300_000, changedWagers),
      beside,
      besidePerSecond: naive,
    },
    {
      what: 'transfers of coups 9,001 to 10,000',
      perSecond: last,
      beside: 'those of the first thousand',
      besidePerSecond: first,
    },
  ];
}

export const name = 'ledger: transfers on one core';

export const rows = (): readonly BenchRow[] =>
  ledgerFigures().map(({ what, perSecond: figure, beside, besidePerSecond }) => ({
    ...{ what, figure, unit: 'a second', against: `${beside}, ${besidePerSecond}` },
    ...{ ratio: figure / besidePerSecond, target: null },
  }));
