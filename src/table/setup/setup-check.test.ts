// House rules that a book does not permit are refused when the table opens, with clause and reason.

import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { setupFaults } from './setup-check.ts';
import type { Setup } from './setup.ts';
import { plainSetup } from '../testing/scene.ts';

const faults = (changes: Partial<Setup>, rulebook: 'crown-rapid' | 'tasmania' = 'crown-rapid') =>
  setupFaults(
    RULEBOOKS[rulebook],
    plainSetup(rulebook, rulebook === 'tasmania' ? 'federal' : 'crown', changes),
  ).map(({ field, clause }) => `${field} ${clause}`);

describe('a set-up', () => {
  test('with plain house rules opens', () => {
    expect(faults({})).toEqual([]);
  });

  test.each([
    [{ decks: 3 }, 'decks 3.1'],
    [{ decks: 6 }, 'decks 3.1.1'],
    [{ offered: ['insurance'] }, 'offered 1.1 Crown Baccarat'],
    [{ pay: { dragonBonus: 4, perfectPairs: 1, chip: 1 } }, 'pay.dragonBonus 4.10.4'],
    [{ cutFromBack: 14 }, 'cutFromBack 3.5.2'],
    [{ limits: { banker: { min: 1001, max: 5000, step: 1 } } }, 'limits.banker ruling G1'],
    [{ limits: { tie: { min: 0, max: 5000, step: 1 } } }, 'limits.tie 5.1'],
  ] as const)('%o is refused: %s', (changes, wanted) => {
    expect(faults(changes)).toContain(wanted);
  });

  test.each([
    ['crown-rapid', 'crown', 'limits.tie 5.1'],
    ['crown', 'traditional', 'limits.tie 7.1'],
    ['tasmania', 'federal', 'limits.tie 7.1'],
    ['mbs-rapid', 'no-commission', 'limits.tie ruling M4'],
  ] as const)('of %s without limits for a bet on offer is refused', (id, version, wanted) => {
    const setup = plainSetup(id, version);
    const { tie: _gone, ...limits } = setup.limits;
    const found = setupFaults(RULEBOOKS[id], { ...setup, limits });
    expect(found.map(({ field, clause }) => `${field} ${clause}`)).toEqual([wanted]);
    // The limits of a tournament are in its conditions.
    const lent = setupFaults(RULEBOOKS[id], { ...setup, limits, stakeMode: 'tournament' });
    expect(lent.map(({ field }) => field)).not.toContain('limits.tie');
  });

  test.each([
    ['crown', { wageringMs: 0 }, 'wageringMs 8.2.2 (a)'],
    ['crown', { insuranceMs: -1 }, 'insuranceMs 1.1 Insurance/No 6 trigger'],
    ['crown', { rulebook: 'tasmania' }, 'rulebook 3.1'],
    ['crown', { decks: 7.5, offered: [] }, 'decks 3.1'],
    ['crown', { collectiveLiability: 100_000 }, 'collectiveLiability 7.4'],
    ['tasmania', { pay: { ...PLAIN_PAY_RULES, differential: 9000 } }, 'pay.differential 7.3.b'],
    ['tasmania', { collectiveLiability: 999 }, 'collectiveLiability 7.3.b'],
    ['crown-rapid', { aggregateMin: -1 }, 'aggregateMin 5.3.3'],
    ['crown-rapid', { stakeMode: 'results-only' }, 'stakeMode 4.9'],
    ['crown-rapid', { layout: 'B' }, 'layout 2.1(a)(i)'],
  ] as const)('of %s with %o is refused: %s', (id, changes, wanted) => {
    const setup = plainSetup(id, 'traditional', changes);
    const found = setupFaults(RULEBOOKS[id], setup);
    expect(found.map(({ field, clause }) => `${field} ${clause}`)).toEqual([wanted]);
  });

  test.each([undefined, 0, 0.5, 3.3, 10.5, 11])(
    'of Tie Baccarat states a percentage, not %s (10.1 tie-baccarat)',
    percent => {
      const { tiePercent: _, ...pay } = plainSetup('crown', 'tie-baccarat').pay;
      const tiePercent =
        percent === undefined ? {} : { tiePercent: { player: 5, banker: percent } };
      const setup = plainSetup('crown', 'tie-baccarat', { pay: { ...pay, ...tiePercent } });
      const found = setupFaults(RULEBOOKS.crown, setup).map(({ field, clause }) => [field, clause]);
      const banker = ['pay.tiePercent', '10.1 tie-baccarat banker'];
      const player = ['pay.tiePercent', '10.1 tie-baccarat player'];
      expect(found).toEqual(percent === undefined ? [player, banker] : [banker]);
    },
  );

  test('of Tie Baccarat with whole and half percentages opens', () => {
    for (const player of [1, 2.5, 10]) {
      const pay = { ...plainSetup('crown', 'tie-baccarat').pay, tiePercent: { player, banker: 5 } };
      const setup = plainSetup('crown', 'tie-baccarat', { pay });
      expect(setupFaults(RULEBOOKS.crown, setup)).toEqual([]);
    }
  });

  test.each(['crown-rapid', 'crown'] as const)('of %s has chips that are worth something', id => {
    const pay = { ...plainSetup(id, 'crown').pay, chip: 0 };
    const found = setupFaults(RULEBOOKS[id], plainSetup(id, 'crown', { pay }));
    expect(found).toMatchObject([{ field: 'pay.chip' }]);
  });

  test('with pairs on five decks is refused in Tasmania, where six are enough', () => {
    expect(faults({ decks: 5 }, 'tasmania')).toContain('decks 4.1');
    expect(faults({ decks: 6 }, 'tasmania')).toEqual([]);
  });

  test('offers nothing under the return floor, and nothing that was not counted (R-PAY-1)', () => {
    const always = { player: 0.9876, banker: 0.9854, tie: 0.8564 };
    const floor = (returns: Record<string, number>) =>
      faults({
        ...{
          offered: ['super-6'],
          returnFloor: { least: 0.75, returns: { ...always, ...returns } },
        },
      });
    // Super 6 at 12 to 1 gives back 70.02% on eight decks.
    expect(floor({ 'super-6': 0.7002 })).toEqual(['returnFloor 4.9']);
    expect(floor({})).toEqual(['returnFloor 4.9']);
    expect(floor({ 'super-6': 0.76 })).toEqual([]);
    expect(floor({ 'super-6': 0.76, tie: 0.74 })).toEqual(['returnFloor 4.9']);
    expect(faults({ offered: [], returnFloor: { least: 0.5 } })).toHaveLength(3);
  });
});
