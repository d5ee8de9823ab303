import { expect, test } from 'vitest';

import { RULEBOOKS } from '../../rulebooks/index.ts';
import { toNumber } from '../../rules/fraction.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { oddsAt, type TableSetup } from '../table-setup.ts';
import { jointOddsAt } from './joint.ts';

const house = { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } };
const SETUPS = Object.values(RULEBOOKS).flatMap(book =>
  Object.keys(book.versions).map(version => ({ book, version, decks: 8, house }) as TableSetup),
);

test.each(SETUPS)('$book.id $version: mean and variance are those of the exact odds', setup => {
  const { wagers, returns, covariance } = jointOddsAt(setup);
  const exact = oddsAt(setup).wagers.filter(({ price }) => (price.option ?? 1) === 1);
  expect(wagers).toEqual(exact.map(({ price }) => price.on));
  for (const [at, odds] of exact.entries()) {
    expect(returns[at]).toBeCloseTo(toNumber(odds.return), 12);
    expect(covariance[at]?.[at]).toBeCloseTo(toNumber(odds.variance), 10);
  }
});

test('Player and Banker swing against each other, a pair a little against its side', () => {
  const { wagers, covariance } = jointOddsAt({
    ...{ book: RULEBOOKS.crown, version: 'traditional', decks: 8, house },
  });
  const of = (one: string, other: string): number =>
    covariance[wagers.findIndex(on => on === one)]?.[wagers.findIndex(on => on === other)] ?? NaN;
  expect(of('player', 'banker')).toBeCloseTo(-0.882, 3);
  expect(of('banker', 'player')).toBe(of('player', 'banker'));
  expect(of('player-pair', 'player')).toBeCloseTo(-0.102, 3);
  expect(of('player-pair', 'player-perfect-pair')).toBeGreaterThan(1);
});
