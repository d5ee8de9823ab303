// What is shown of money and of the table, in the states where the figures part.

import { describe, expect, test } from 'vitest';
import { RULEBOOK_IDS } from '../../../rules/rulebook.ts';
import type { LineAnswer } from '../../answer.ts';
import { runLines } from '../../testing/scenario-file.ts';
import type { Money } from './money.ts';
import type { NextCommand } from './next.ts';

const held = (lines: readonly object[]): readonly LineAnswer[] => {
  const { answers, run } = runLines(lines.map(line => JSON.stringify(line)));
  expect(run.failures).toEqual([]);
  expect(run.unexpected).toEqual([]);
  return answers;
};

const shownBy = (answers: readonly LineAnswer[]): unknown =>
  (answers.at(-1) as unknown as { readonly show: unknown }).show;

const moneyAfter = (...lines: readonly object[]): Money =>
  shownBy(held([...lines, { show: 'money' }])) as Money;

const nextAfter = (...lines: readonly object[]): readonly NextCommand[] =>
  (shownBy(held([...lines, { show: 'table' }])) as { readonly next: readonly NextCommand[] }).next;

const rapid = (setup: object | string = {}) => [
  { table: { rulebook: 'crown-rapid', setup } },
  { ready: { cards: '9s 2h Kh 5c' } },
  { sit: { seat: 1, patron: 'ann', cents: 100_000 } },
];
const crown = (setup: object | string = {}) => [
  { table: { rulebook: 'crown', version: 'traditional', setup } },
  { ready: { cards: '2s 9h 3d Kc' } },
  { sit: { seat: 1, patron: 'ann', cents: 100_000 } },
];
const OPEN = { do: 'open-wagering' };
const bet = (on: string, stake: number, more: object = {}) => ({
  ...{ do: 'set-wager', patron: 'ann', bet: { on, ...more }, stake },
});
const PLAY = { play: '' };
const ZERO = { balance: 0, available: 0, locked: 0, riding: 0, held: 0, owed: 0, owing: 0 };

describe('money', () => {
  test('of stakes that lie, and of those that ride', () => {
    const laid = [...crown(), OPEN, bet('player', 1000), bet('banker-run', 500, { length: 2 })];
    expect(moneyAfter(...laid)).toEqual({
      patrons: { ann: { ...ZERO, balance: 100_000, available: 98_500, locked: 1000, riding: 500 } },
      ...{ house: 0, commission: 0, float: 100_000_000 },
    });
    expect(moneyAfter(...laid, PLAY).patrons['ann']).toEqual({
      ...{ ...ZERO, balance: 99_000, available: 98_500, riding: 500 },
    });
  });

  test('of winnings that are held, and of an account that is frozen', () => {
    const won = [...rapid(), OPEN, bet('player', 1000), PLAY];
    const hold = {
      ...{
        do: 'sanction-patron',
        kind: 'hold-winnings',
        since: { shoe: 1, coup: 1 },
        patron: 'ann',
        cents: 1000,
      },
      ...{ breach: '13.1', story: 'A device was found.' },
    };
    const { patrons, house } = moneyAfter(...won, hold);
    expect(patrons['ann']).toEqual({ ...ZERO, balance: 100_000, available: 100_000, held: 1000 });
    expect(house).toBe(-1000);
    const freeze = { do: 'freeze-accounts', why: 'a card was keyed wrongly' };
    expect(moneyAfter(...won, freeze).patrons['ann']).toEqual({ ...ZERO, balance: 101_000 });
  });

  test('of a win that is locked at its terminal', () => {
    const won = [...rapid({ substantialWin: 500 }), OPEN, bet('player', 1000), PLAY];
    const { ann } = moneyAfter(...won).patrons;
    expect(ann).toEqual({ ...ZERO, balance: 101_000, available: 100_000 });
  });

  test('of commission that is owed until the shoe ends', () => {
    const { patrons, commission } = moneyAfter(
      ...crown('deferred-commission'),
      { do: 'approve-commission-deferral', patron: 'ann', approved: true },
      ...[OPEN, bet('banker', 2000), PLAY],
    );
    expect(patrons['ann']).toEqual({ ...ZERO, balance: 102_000, available: 102_000, owing: 100 });
    expect(commission).toBe(100);
  });

  test('of a correction that finds the patron gone', () => {
    const correct = [
      { do: 'freeze-accounts', why: 'a card was keyed wrongly' },
      {
        ...{ do: 'report-irregularity', what: 'wrong-result-entered' },
        ...{ facts: { cards: ['2s', '9h', '3d', 'Kc'] }, approvedBy: 'game-supervisor' },
      },
      { do: 'unfreeze-accounts', finding: 'The Banker had won.' },
    ];
    const leave = (cents: number) => [
      { do: 'leave', patron: 'ann', reason: 'own-accord' },
      { do: 'pay-out', patron: 'ann', how: 'chips', cents },
    ];
    const lost = [...rapid(), OPEN, bet('banker', 1000), PLAY, ...leave(99_000)];
    expect(moneyAfter(...lost).patrons['ann']).toEqual(ZERO);
    expect(moneyAfter(...lost, ...correct).patrons['ann']).toEqual({ ...ZERO, owed: 1950 });
    const won = [...rapid(), OPEN, bet('player', 1000), PLAY, ...leave(101_000)];
    expect(moneyAfter(...won, ...correct).patrons['ann']).toEqual({ ...ZERO, owing: 2000 });
  });
});

describe('what may be done next', () => {
  const names = (next: readonly NextCommand[]) => next.map(({ do: name }) => name);
  const byWhom = (next: readonly NextCommand[], name: string) =>
    next.find(each => each.do === name)?.by;

  test.each(RULEBOOK_IDS)('%s never throws when it is asked, from closed to settled', rulebook => {
    const opening = [{ table: { rulebook } }, { ready: { cards: '2s 6h 3d Kc 9s' } }];
    const sat = [...opening, { sit: { seat: 1, patron: 'ann', cents: 100_000 } }];
    const laid = [...sat, OPEN, bet('player', 1000)];
    const states = [
      [{ table: { rulebook } }],
      ...[opening, sat, laid, [...laid, { do: 'close-wagering' }], [...laid, { play: '2s 6h' }]],
      ...[
        [...laid, { play: '', until: 'complete' }],
        [...laid, PLAY],
      ],
    ];
    const stops = states.flatMap(lines => nextAfter(...lines).filter(each => 'stops' in each));
    expect(stops).toEqual([]);
  });

  test('a closed table is opened, a ready one called for wagers', () => {
    const closed = nextAfter({ table: { rulebook: 'crown' } });
    expect(names(closed)).toContain('open-table');
    expect(names(closed)).toContain('sign-on');
    expect(names(closed)).not.toContain('open-wagering');
    const ready = nextAfter(...crown());
    expect(names(ready)).not.toContain('open-table');
    expect(names(ready)).not.toContain('deal-card');
    const above = ['casino-supervisor', 'pit-boss', 'operator'];
    expect(byWhom(ready, 'open-wagering')).toEqual(['dealer', 'game-supervisor', ...above]);
    expect(byWhom(ready, 'order-shuffle')).toEqual(above);
  });

  test('patrons wager while wagers are taken, and only then', () => {
    const open = nextAfter(...crown(), OPEN);
    expect(byWhom(open, 'set-wager')).toEqual(['patron']);
    const closed = nextAfter(...crown(), OPEN, bet('player', 1000), { do: 'close-wagering' });
    expect(names(closed)).not.toContain('set-wager');
    expect(byWhom(closed, 'deal-card')).toContain('dealer');
  });

  test('a report says what can be found', () => {
    const dealing = nextAfter(...crown(), OPEN, bet('player', 1000), { play: '2s 9h 3d' });
    const report = dealing.find(each => each.do === 'report-irregularity');
    expect(report?.what).toContain('card-order-lost');
    expect(report?.what).not.toContain('surplus-card-seen');
    expect(report?.what).not.toContain('foreign-card');
  });
});

test('a view is what that role is sent', () => {
  const laid = [...rapid(), OPEN, bet('player', 1000)];
  const viewOf = (of: object): unknown => shownBy(held([...laid, { show: 'view', ...of }]));
  expect(viewOf({ role: 'display' })).toMatchObject({ for: 'public' });
  expect(viewOf({ role: 'patron', seat: 1 })).toMatchObject({
    ...{ for: 'seat', seat: { wagers: [{ on: 'player', stake: 1000 }] } },
  });
  expect(viewOf({ role: 'dealer' })).toMatchObject({
    ...{ for: 'console', table: { staff: { dealer: 'dealer' } } },
  });
});
