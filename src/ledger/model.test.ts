// Random histories against a second, simpler set of books that remembers every row.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { available, balance, CHART, accountKindOf } from './account.ts';
import type { AccountId } from './account.ts';
import { apply, replacePending } from './apply.ts';
import { audit } from './audit.ts';
import { accountsOf, emptyLedger, openAccounts, pendingOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { isLedgerRefusal } from './refusal.ts';
import { TRANSFER_ACTS, numbered } from './transfer.ts';
import type { Draft, Transfer } from './transfer.ts';

const IDS: readonly AccountId[] = [
  'patron:1',
  'patron:2',
  'patron:3',
  'house',
  'float',
  'commission',
  'shortfall',
  'cash-in',
  'chips-out',
  ...Array.from({ length: 12 }, (_, seat): AccountId => `held:${seat}`),
];

function opened(): Ledger {
  const ledger = openAccounts(
    emptyLedger(),
    IDS.map(id => ({ id, currency: 'AUD' })),
  );
  if (isLedgerRefusal(ledger)) throw new Error(ledger.refused);
  return ledger;
}

/** The model: the rows themselves. Everything else is worked out from them, every time. */
type History = readonly Transfer[];

const resolverOf = (history: History, row: Transfer): Transfer | undefined =>
  history.find(({ act, refersTo }) => refersTo === row.id && act !== 'transfer' && act !== 'pend');

const isOpen = (history: History, row: Transfer): boolean =>
  (row.act === 'pend' || row.act === 'replace') && resolverOf(history, row) === undefined;

const moved = (history: History): History =>
  history.filter(({ act }) => act === 'transfer' || act === 'post');

const sum = (rows: History): number => rows.reduce((total, { cents }) => total + cents, 0);

function bookOf(history: History, id: AccountId) {
  const open = history.filter(row => isOpen(history, row));
  const kind = accountKindOf(id);
  if (kind === undefined) throw new Error(id);
  const { normal, mayBeNegative } = CHART[kind];
  const [more, less] =
    normal === 'credit' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
  const held =
    sum(moved(history).filter(row => row[more] === id)) -
    sum(moved(history).filter(row => row[less] === id));
  return { held, free: held - sum(open.filter(row => row[less] === id)), mayBeNegative };
}

/** Whether the model lets a row stand: it may if nobody is overdrawn once it is written down. */
function mayStand(history: History, row: Transfer): boolean {
  if (row.debit === row.credit) return false;
  if (row.debit.startsWith('patron') && row.credit.startsWith('patron')) return false;
  if (row.act !== 'transfer' && row.act !== 'pend') {
    const pending = history.find(({ id }) => id === row.refersTo);
    if (pending === undefined || !isOpen(history, pending)) return false;
    if (pending.debit !== row.debit || pending.credit !== row.credit) return false;
    if (row.act === 'void' && row.cents !== pending.cents) return false;
    if (row.act === 'post' && row.cents > pending.cents) return false;
  }
  const after = [...history, row];
  return [row.debit, row.credit].every(id => {
    const { free, mayBeNegative } = bookOf(after, id);
    return mayBeNegative || free >= 0;
  });
}

const patron = fc.constantFrom<AccountId>('patron:1', 'patron:2', 'patron:3');
const anyone = fc.constantFrom(...IDS);

/** From and to: mostly what a table would do, now and then anything at all. */
const ways = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(patron, fc.constantFrom<AccountId>('house', 'float')) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom<AccountId>('house', 'float'), patron) },
  { weight: 2, arbitrary: fc.tuple(fc.constant<AccountId>('cash-in'), patron) },
  { weight: 1, arbitrary: fc.tuple(patron, fc.constant<AccountId>('chips-out')) },
  { weight: 2, arbitrary: fc.tuple(anyone, anyone) },
);

/** How every history begins, so that there is something to move. */
const FUNDS: History = (['patron:1', 'patron:2', 'patron:3', 'float'] as const).map(
  (credit, index) => ({
    id: index + 1,
    act: 'transfer',
    debit: 'cash-in',
    credit,
    cents: 1500,
    refersTo: null,
    memo: 'buy-in',
  }),
);

/** A wish: what is to be done, and which of the rows so far it is about. */
const wish = fc.record({
  act: fc.constantFrom(...TRANSFER_ACTS, 'transfer', 'pend', 'pend'),
  way: ways,
  cents: fc.integer({ min: 1, max: 400 }),
  about: fc.nat({ max: 30 }),
  isFaithful: fc.integer({ min: 0, max: 9 }).map(die => die > 0),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

/** Turns a wish into a row: mostly one that resolves something open, now and then a wrong one. */
function rowFrom(history: History, id: number, asked: Wish): Transfer {
  const { act, way, cents, about, isFaithful } = asked;
  const [debit, credit] = way;
  const memo = 'wager' as const;
  if (act === 'transfer' || act === 'pend') {
    return { id, act, debit, credit, cents, refersTo: null, memo };
  }
  const open = history.filter(row => isOpen(history, row));
  const found = isFaithful ? open[about % Math.max(1, open.length)] : history[about];
  if (found === undefined) return { id, act, debit, credit, cents, refersTo: about, memo };
  const all = act === 'void' && isFaithful ? found.cents : cents;
  return {
    id,
    act,
    debit: found.debit,
    credit: found.credit,
    cents: all,
    refersTo: found.id,
    memo,
  };
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function compare(ledger: Ledger, history: History): void {
  expect(audit(ledger)).toEqual([]);
  expect(ledger.next).toBe(history.length + 1);
  for (const books of accountsOf(ledger)) {
    const { held, free } = bookOf(history, books.id);
    expect([books.id, balance(books), available(books)]).toEqual([books.id, held, free]);
    const open = history.filter(row => row.debit === books.id && isOpen(history, row));
    expect(new Set(books.pending.map(({ id }) => id))).toEqual(new Set(open.map(({ id }) => id)));
  }
}

const wishes = fc.array(wish, { minLength: 10, maxLength: 40 });

describe('random histories', () => {
  test('the ledger lets stand what the model lets stand, and shows what it shows', () => {
    const seen = { stood: 0, refused: 0 };
    fc.assert(
      fc.property(wishes, asked => {
        let ledger = freeze(apply(opened(), FUNDS) as Ledger);
        const history = [...FUNDS];
        for (const each of asked) {
          const row = rowFrom(history, ledger.next, each);
          const answer = apply(ledger, [row]);
          expect([row, !isLedgerRefusal(answer)]).toEqual([row, mayStand(history, row)]);
          if (isLedgerRefusal(answer)) {
            seen.refused += 1;
          } else {
            seen.stood += 1;
            ledger = freeze(answer);
            history.push(row);
          }
        }
        compare(ledger, history);
      }),
      { numRuns: 300 },
    );
    // The generator must try both, or it proves nothing.

    expect(Math.min(seen.stood, seen.refused)).toBeGreaterThan(500);
  });

  /** The rows of a random history that stand, one by one. */
  function historyOf(asked: readonly Wish[]): History {
    const history = [...FUNDS];
    for (const each of asked) {
      const row = rowFrom(history, history.length + 1, each);
      if (mayStand(history, row)) history.push(row);
    }
    return history;
  }

  test('a batch is its rows one by one, from wherever it is resumed, to the byte', () => {
    fc.assert(
      fc.property(wishes, fc.nat({ max: 40 }), (asked, cut) => {
        const history = historyOf(asked);
        const whole = JSON.stringify(apply(freeze(opened()), history));
        const prefix = apply(opened(), history.slice(0, cut));
        const resumed = JSON.parse(JSON.stringify(prefix)) as Ledger;
        expect(JSON.stringify(apply(freeze(resumed), history.slice(cut)))).toBe(whole);
        let single = opened();
        for (const row of history) single = apply(single, [row]) as Ledger;
        expect(JSON.stringify(single)).toBe(whole);
      }),
      { numRuns: 200 },
    );
  });

  test('a batch with one row that cannot stand changes nothing', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (asked, at) => {
        const history = historyOf(asked);
        const where = at % (history.length + 1);
        const id = where + 1;
        const bad: Transfer = {
          id,
          act: 'transfer',
          debit: 'commission',
          credit: 'patron:1',
          cents: 1_000_000,
          refersTo: null,
          memo: 'payment',
        };
        const later = history.slice(where).map(row => ({ ...row, id: row.id + 1 }));
        const answer = apply(freeze(opened()), [...history.slice(0, where), bad, ...later]);
        expect(answer).toMatchObject({ refused: 'not-enough', transfer: id, wanted: 1_000_000 });
      }),
      { numRuns: 100 },
    );
  });

  test('replacing is voiding and pending anew, in all but the number of entries', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 1500 }), (asked, cents) => {
        const history = historyOf(asked);
        const ledger = apply(opened(), history) as Ledger;
        for (const row of history.filter(each => isOpen(history, each))) {
          const pending = pendingOf(ledger, row.debit, row.id);
          if (pending === undefined) throw new Error(`${row.id} is not pending`);
          const { debit, credit, memo } = pending;
          const twoRows: Draft[] = [
            { act: 'void', debit, credit, cents: pending.cents, refersTo: row.id, memo },
            { act: 'pend', debit, credit, cents, refersTo: null, memo },
          ];
          const one = replacePending(ledger, pending, cents);
          const two = apply(ledger, numbered(ledger, twoRows));
          expect(isLedgerRefusal(one)).toBe(isLedgerRefusal(two));
          if (isLedgerRefusal(one) || isLedgerRefusal(two)) continue;
          const figures = (books: Ledger) =>
            accountsOf(books).map(each => ({ ...each, pending: each.pending.length }));
          expect(figures(one)).toEqual(figures(two));
          expect(one.reserved).toBe(two.reserved);
        }
      }),
      { numRuns: 100 },
    );
  });
});
