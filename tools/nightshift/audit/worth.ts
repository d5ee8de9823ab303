// What every patron is worth at this table: chips, held money and what is owed, less what is owing.
// It is what was paid in, less what was paid out, and what the coups have brought: nothing else.

import { moneyAt, type PatronMoney } from '../../../src/scenario/table/show/money.ts';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { Violation } from '../violation.ts';
import { boundOf, openStakes } from './stakes.ts';

export interface WorthBooks {
  readonly broughtIn: ReadonlyMap<string, number>;
  readonly dues: ReadonlyMap<string, number>;
  /** What an investigation left with the house, less debts that were released. */
  readonly ruledAway: ReadonlyMap<string, number>;
  /** Wins that wait for an attendant. */
  readonly lockedWins: ReadonlyMap<string, number>;
  /** Commission on markers; below zero what is owed. */
  readonly commissionOf: (patron: string) => number;
  /** What the house has let go of what corrections left owing. */
  readonly letGoOf: (patron: string) => number;
  readonly outstandingOf: (patron: string) => Pick<PatronMoney, 'owed' | 'owing'>;
}

const worthOf = ({ balance, held, owed, owing }: PatronMoney): number =>
  balance + held + owed - owing;

export function worthViolations(
  driven: DrivenTable,
  books: WorthBooks,
  after: string,
): readonly Violation[] {
  const { patrons } = moneyAt(driven);
  const stakes = openStakes(driven.table);
  return Object.entries(patrons).flatMap(([patron, money]) => {
    const of = (map: ReadonlyMap<string, number>): number => map.get(patron) ?? 0;
    const wanted =
      of(books.broughtIn) + of(books.dues) - of(books.ruledAway) + books.letGoOf(patron);
    if (worthOf(money) !== wanted) return [worthViolation(patron, money, wanted, after)];
    const open = books.outstandingOf(patron);
    const owing = open.owing - books.commissionOf(patron);
    if (money.owed !== open.owed || money.owing !== owing) {
      return [outstandingViolation(patron, money, { owed: open.owed, owing }, after)];
    }
    const inHand = money.balance - boundOf(stakes, patron) - of(books.lockedWins);
    const free = driven.table.frozen === null ? Math.max(0, inHand) : 0;
    if (money.available === free) return [];
    return [
      {
        kind: `available after ${after}`,
        says: `${patron} could take ${money.available} away, and it should be ${free}`,
        expectation: {
          show: { show: 'money' },
          expect: { patrons: { [patron]: { available: free } } },
        },
      },
    ];
  });
}

/** The figure that is wrong: chips where the patron has some here, else what is owed or owing. */
function rightMoney(money: PatronMoney, missing: number): Partial<PatronMoney> {
  const { balance, owed, owing } = money;
  if (missing > 0 && owing >= missing) return { owing: owing - missing };
  if (missing < 0 && owed >= -missing) return { owed: owed + missing };
  if (balance + missing >= 0 && balance > 0) return { balance: balance + missing };
  return missing > 0 ? { owed: owed + missing } : { owing: owing - missing };
}

function worthViolation(
  patron: string,
  money: PatronMoney,
  wanted: number,
  after: string,
): Violation {
  const missing = wanted - worthOf(money);
  const right = rightMoney(money, missing);
  return {
    kind: `worth after ${after}: ${missing > 0 ? 'too little' : 'too much'}`,
    says:
      `${patron} is worth ${worthOf(money)} here and should be worth ${wanted} ` +
      `(${JSON.stringify(money)})`,
    expectation: { show: { show: 'money' }, expect: { patrons: { [patron]: right } } },
  };
}

/** Owed and owing are stated coup by coup: what one correction left, the next one takes up. */
function outstandingViolation(
  patron: string,
  { owed, owing }: PatronMoney,
  wanted: Pick<PatronMoney, 'owed' | 'owing'>,
  after: string,
): Violation {
  const what = owed === wanted.owed ? 'owing' : 'owed';
  return {
    kind: `${what} stacked after ${after}`,
    says:
      `${patron} is owed ${owed} and owes ${owing}; ` +
      `by the coups it is ${wanted.owed} and ${wanted.owing}`,
    expectation: { show: { show: 'money' }, expect: { patrons: { [patron]: wanted } } },
  };
}
