import { expect, test } from 'vitest';
import { fraction, toNumber } from '../../rules/fraction.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { oddsAt } from '../table-setup.ts';
import type { WagerOdds } from '../odds/solve.ts';
import { normalTail, ruinByDiffusion } from './diffusion.ts';
import { countedRuin, riskOf } from './risk.ts';

const { wagers } = oddsAt({
  ...{ book: RULEBOOKS.crown, version: 'traditional', decks: 8, house: PLAIN_PAY_RULES },
});
const oddsOn = (on: string): WagerOdds => {
  const found = wagers.find(({ price }) => price.on === on);
  if (found === undefined) throw new Error(`no ${on}`);
  return found;
};
const [player, banker] = [oddsOn('player'), oddsOn('banker')];

/** Every way that some coups can go, one after another: no sharing, no shortcut. */
function ruinByBranches(odds: WagerOdds, units: number, coups: number): number {
  if (units < 1 - 1e-9) return 1;
  if (coups === 0) return 0;
  return odds.lines.reduce((sum, { orders, profit }) => {
    const chance = toNumber(fraction(orders, odds.all));
    return sum + chance * ruinByBranches(odds, units + toNumber(profit), coups - 1);
  }, 0);
}

test.each([
  ['player', 1, 7],
  ['player', 2, 8],
  ['banker', 2, 8],
  ['banker', 3.5, 8],
  ['tie', 3, 8],
] as const)(
  'ruin on %s from %d stakes in %d coups equals every branch summed',
  (on, stakes, coups) => {
    const odds = oddsOn(on);
    expect(countedRuin(odds, stakes, coups)).toBeCloseTo(ruinByBranches(odds, stakes, coups), 12);
  },
);

test('ruin by an even-money walk without a tie is the ballot of textbooks', () => {
  // A fair coin from one stake is not ruined in four tosses in 6 of 16 ways.
  const coin = {
    ...player,
    all: 2n,
    lines: player.lines
      .filter(({ outcome }) => outcome !== 'push')
      .map(line => ({ ...line, orders: 1n })),
  };
  expect(countedRuin(coin, 1, 4)).toBeCloseTo(10 / 16, 14);
});

test('whoever has a stake more than coups cannot be ruined, whoever has none is', () => {
  expect(countedRuin(banker, 51, 50)).toBe(0);
  expect(countedRuin(banker, 50, 50)).toBeGreaterThan(0);
  expect(countedRuin(banker, 0.5, 50)).toBe(1);
});

test('the continuous walk comes near the count where both can be had', () => {
  for (const odds of [player, banker]) {
    const [mean, variance] = [toNumber(odds.return), toNumber(odds.variance)];
    const about = ruinByDiffusion({ units: 30, coups: 2000, mean, variance });
    expect(Math.abs(about - countedRuin(odds, 30, 2000))).toBeLessThan(0.02);
  }
});

test('mean and deviation are those of the exact odds; the method is said', () => {
  const short = riskOf(banker, { bankroll: 1000, stake: 10, coups: 800 });
  expect(short.method).toBe('counted');
  expect(short.mean).toBeCloseTo(8000 * toNumber(banker.return), 9);
  expect(short.deviation).toBeCloseTo(10 * Math.sqrt(800 * toNumber(banker.variance)), 9);
  expect(short.ruin).toBeGreaterThan(0);
  expect(short.ahead).toBeLessThan(0.5);
  const long = riskOf(banker, { bankroll: 1e6, stake: 1, coups: 1e6 });
  expect(long.method).toBe('diffusion');
  expect(long.ruin).toBeLessThan(1e-12);
  const sure = riskOf(player, { bankroll: 100, stake: 1, coups: 1e7 });
  expect(sure.ruin).toBeCloseTo(1, 9);
});

test('the normal tail is that of the tables', () => {
  expect(normalTail(0)).toBeCloseTo(0.5, 6);
  expect(normalTail(1.959964)).toBeCloseTo(0.025, 6);
  expect(normalTail(-1.644854)).toBeCloseTo(0.95, 6);
  expect(normalTail(37)).toBeGreaterThan(0);
});
