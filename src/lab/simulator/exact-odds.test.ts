// Two ways to the same figure: what the simulator samples must lie where the exact odds say.

import { describe, expect, test } from 'vitest';
import { assert } from '../../rules/assert.ts';
import { toNumber } from '../../rules/fraction.ts';
import { versionsOf } from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { oddsAt } from '../table-setup.ts';
import { isSimulationRefusal, simulate } from './index.ts';

const TIE_PERCENT = 2.5;

const GAMES = Object.values(RULEBOOKS).flatMap(book =>
  versionsOf(book).flatMap(version => [
    { book, rulebook: book.id, version, decks: 8 },
    { book, rulebook: book.id, version, decks: book.decks.least },
  ]),
);

describe.each(GAMES)('$rulebook $version, $decks decks', ({ book, rulebook, version, decks }) => {
  test('every wager of one coup is within four standard errors of its exact odds', async () => {
    const report = await simulate({
      ...{ rulebook, version, decks, coups: 1_500_000, seed: 41, tiePercent: TIE_PERCENT },
    });
    assert(!isSimulationRefusal(report), 'the simulation of a test is not refused');
    const tiePercent = { player: TIE_PERCENT, banker: TIE_PERCENT };
    const odds = oddsAt({ book, version, decks, house: { ...PLAIN_PAY_RULES, tiePercent } });
    const exact = odds.wagers.map(({ price, return: expected }) => ({
      ...{ on: price.on, option: price.option, return: toNumber(expected) },
    }));
    const sampled = report.wagers.filter(({ on }) => isSingleCoupWager(on));
    expect(sampled.map(({ on, option }) => ({ on, option }))).toEqual(
      exact.map(({ on, option }) => ({ on, option })),
    );
    const far = sampled.filter((wager, at) => {
      assert(wager.return !== null && wager.se !== null, 'so many coups price every wager');
      return Math.abs(wager.return - (exact[at]?.return ?? 0)) > 4 * wager.se;
    });
    expect(far).toEqual([]);
  });
});
