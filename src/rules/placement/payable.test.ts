// Units against the payments themselves: a stake is a multiple of its unit when every win is whole.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type Odds, offeredBy, versionOf, versionsOf } from '../rulebook.ts';
import { isInChips, paysExactly, type PayRules } from '../settle.ts';
import { winnings } from '../streaks.ts';
import { isRunWager, isSingleCoupWager, isTailWager, type WagerName } from '../wagers.ts';
import { type PlacementTable, stakeRulesFor } from './stake-rules.ts';
import { isPayable } from './stake.ts';

const games = Object.values(RULEBOOKS).flatMap(book =>
  versionsOf(book).flatMap(name => {
    const version = versionOf(book, name);
    return version === undefined
      ? []
      : offeredBy(version).map(on => ({ name: `${book.id} ${name} ${on}`, book, version, on }));
  }),
);

const house: fc.Arbitrary<PayRules> = fc.record({
  dragonBonus: fc.constantFrom(1, 2, 3),
  perfectPairs: fc.constantFrom(1, 2),
  chip: fc.constantFrom(1, 5, 100, 2500, 10 ** 13),
  tiePercent: fc.record({
    player: fc.integer({ min: 2, max: 20 }).map(halves => halves / 2),
    banker: fc.integer({ min: 2, max: 20 }).map(halves => halves / 2),
  }),
});
const stake = fc.oneof(
  fc.integer({ min: 1, max: 5000 }),
  fc.integer({ min: 1, max: 200 }).map(units => units * 2500),
  fc.constant(10 ** 13),
);

/** Every price that a Run of three or a tail may come to. */
function streakOdds({ version }: Pick<PlacementTable, 'version'>, on: WagerName): readonly Odds[] {
  if (isTailWager(on)) return Object.values(version.tails?.[on].early ?? {}).map(p => p.pays);
  const line = isRunWager(on) ? version.runs?.[on].odds[3] : undefined;
  return line === undefined ? [] : [line.pays];
}

describe('a stake is payable when every win comes out in whole chips', () => {
  test.each(games)('$name', ({ book, version, on }) => {
    fc.assert(
      fc.property(house, stake, (pay, cents) => {
        const rules = stakeRulesFor({ book, version, decks: 8, house: pay }, on);
        const offer = isSingleCoupWager(on) ? version.wagers[on] : undefined;
        const exact =
          offer !== undefined && isSingleCoupWager(on)
            ? paysExactly(offer, pay, { on, stake: cents })
            : streakOdds({ version }, on).every(odds => isInChips(winnings(cents, odds), pay));
        expect(isPayable(rules, undefined, { on, length: 3 }, cents)).toBe(exact);
      }),
      { numRuns: 200 },
    );
  });
});
