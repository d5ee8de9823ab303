// The auditor finds what is planted before it: events that were tampered with after they happened.

import { describe, expect, test } from 'vitest';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { TableEvent } from '../../../src/table/acts.ts';
import { AuditedTable, type Step, type TableWatcher } from '../audited-table.ts';
import type { Fields } from '../commands/draw-schema.ts';
import { Auditor } from './auditor.ts';

const OPENED: readonly Fields[] = [
  { table: { rulebook: 'crown' } },
  { ready: {} },
  { sit: { seat: 1, patron: 'ann', cents: 100_000 } },
  { sit: { seat: 2, patron: 'bob', cents: 100_000 } },
  { do: 'open-wagering' },
  { do: 'set-wager', patron: 'ann', bet: { on: 'player' }, stake: 1000 },
  { do: 'set-wager', patron: 'bob', bet: { on: 'banker-run', length: 2 }, stake: 1000 },
];
const SETTLED = [...OPENED, { play: '2s 9h Kd Kc' }];

type Tamper = (step: Step) => Step;
const honest: Tamper = step => step;

/** What the auditor finds when it hears of everything as `tamper` tells it. */
function foundIn(lines: readonly Fields[], tamper: Tamper = honest): readonly string[] {
  const auditor = new Auditor();
  const watcher: TableWatcher = {
    begins: () => auditor.begins(),
    sees: step => auditor.sees(tamper(step)),
    looks: (driven: DrivenTable) => auditor.looks(driven),
    get violations() {
      return auditor.violations;
    },
  };
  const [first = {}, ...rest] = lines;
  const table = new AuditedTable(first, watcher);
  for (const line of rest) expect([line, table.do(line)]).toEqual([line, 'happens']);
  return [...new Set(auditor.violations.map(({ kind }) => kind))];
}

/** Changes events of one name. */
const changing =
  <Name extends TableEvent['happened']>(
    name: Name,
    change: (event: Extract<TableEvent, { happened: Name }>) => object,
  ): Tamper =>
  step =>
    step.event.happened === name
      ? // Of that very name; what comes back is an event again.
        { ...step, event: change(step.event as Parameters<typeof change>[0]) as TableEvent }
      : step;

test('an honest evening is clean', () => {
  expect(foundIn(SETTLED)).toEqual([]);
  expect(foundIn([...SETTLED, { do: 'open-claim', says: 'wrong' }])).toEqual([]);
});

test('winnings that were left with the house and are none any more may be held elsewhere', () => {
  const bet = (stake: number) => ({ do: 'set-wager', patron: 'ann', bet: { on: 'player' }, stake });
  const hold = (cents: number, coup: number) => ({
    ...{ do: 'sanction-patron', kind: 'hold-winnings', patron: 'ann', breach: '13.1', cents },
    ...{ story: 'seen', since: { shoe: 1, coup } },
  });
  const second = { approvedBy: { role: 'operator', id: 'second' } };
  const ended = { do: 'end-hold', patron: 'ann', to: 'house', finding: 'seen', ...second };
  const truth = { coup: 1, cards: ['2s', 'Ac', '5d', '6s'] };
  const lines = [
    { table: { rulebook: 'crown-rapid' } },
    ...[{ ready: {} }, { sit: { seat: 1, patron: 'ann', cents: 100_000 } }],
    ...[{ do: 'open-wagering' }, bet(2000), { play: '9s 2h Kd Kc' }, hold(1000, 1), ended],
    ...[{ do: 'open-wagering' }, bet(5000), { play: '9s 2h Kd Kc' }, { do: 'freeze-accounts' }],
    { do: 'report-irregularity', what: 'wrong-result-entered', facts: truth, ...second },
    ...[{ do: 'unfreeze-accounts', finding: 'a tie' }, hold(5000, 1)],
  ];
  expect(foundIn(lines)).toEqual([]);
  const tamper = changing('patron-sanctioned', event => ({
    ...event,
    transfers: (event.transfers ?? []).map(row => ({ ...row, cents: row.cents + 1 })),
  }));
  expect(foundIn(lines, tamper)).toContain('more held than was won');
});

describe('the auditor finds', () => {
  test('a row of money that the books do not have', () => {
    const tamper = changing('bought-in', event => ({ ...event, transfers: [] }));
    expect(foundIn(OPENED, tamper).join()).toMatch(/books: N the table has/);
  });

  test('a payment that the oracle does not pay', () => {
    const tamper = changing('coup-settled', ({ record, ...event }) => ({
      ...event,
      record: {
        ...record,
        seats: record.seats.map(({ seat, paid }) => ({
          seat,
          paid: paid.map(row => ({ ...row, outcome: 'push', paid: row.stake })),
        })),
      },
    }));
    expect(foundIn(SETTLED, tamper)).toContain('payment of player: push');
  });

  test('a Run that is settled while it should ride', () => {
    const tamper = changing('coup-settled', ({ record, ...event }) => ({
      ...event,
      record: { ...record, seats: [] },
    }));
    expect(foundIn(SETTLED, tamper)).toContain('a wager not settled');
    const rides = foundIn(SETTLED, step =>
      step.event.happened === 'coup-settled'
        ? { ...step, after: { ...step.after, seats: [] } }
        : step,
    );
    expect(rides.join()).toMatch(/streak banker-run: is gone/);
  });

  test('a stake that is locked for nothing', () => {
    const tamper = changing('coup-settled', event => ({
      ...event,
      transfers: (event.transfers ?? []).slice(1),
    }));
    expect(foundIn(SETTLED, tamper).join()).toMatch(/stake locked for nothing after/);
  });

  test('a claim that is gone without having been closed', () => {
    const lines = [...OPENED.slice(0, 1), { do: 'open-claim', says: 'wrong' }];
    const tamper = changing('claim-opened', event => ({
      ...event,
      claim: { ...event.claim, id: 7 },
    }));
    expect(foundIn(lines, tamper)).toEqual(['claim lost after claim-opened']);
  });

  test('a freeze that is gone without a finding', () => {
    const lines = [...OPENED.slice(0, 1), { do: 'sign-on', duty: 'dealer' }];
    const tamper: Tamper = step =>
      step.event.happened === 'signed-on'
        ? { ...step, event: { ...step.event, happened: 'accounts-frozen', clause: '', why: '' } }
        : step;
    expect(foundIn(lines)).toEqual([]);
    expect(foundIn(lines, tamper)).toContain('freeze lost after accounts-frozen');
  });

  test('somebody excluded who plays on', () => {
    const sanction = { kind: 'exclude', seat: 2, breach: '13.1', story: 'seen' };
    const lines = [
      ...OPENED.slice(0, 5),
      { do: 'sanction-patron', patron: 'bob', ...sanction },
      { do: 'set-wager', patron: 'ann', bet: { on: 'player' }, stake: 1000 },
    ];
    const tamper = changing('patron-sanctioned', event => ({ ...event, patron: 'ann' }));
    expect(foundIn(lines)).toEqual([]);
    expect(foundIn(lines, tamper)).toContain('excluded patron: wagers-changed');
  });
});
