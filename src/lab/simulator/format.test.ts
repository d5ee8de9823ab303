import { expect, test } from 'vitest';
import { formatSimulation } from './format.ts';
import type { SimulationReport } from './report.ts';

const REPORT: SimulationReport = {
  ...{ rulebook: 'crown', version: 'traditional', decks: 8, cut: 20, burn: 'one-card' },
  ...{ seed: '7', threads: 2, priced: 'all', complete: false },
  ...{ coups: 1_000_000, shoes: 12_256, player: 446_000, banker: 459_000, tie: 95_000 },
  wagers: [
    { on: 'player', option: null, units: 1_000_000, return: -0.0123, se: 0.00095 },
    { on: 'player-dragon-bonus', option: 2, units: 1_000_000, return: -0.03, se: 0.002 },
    { on: 'tie-run', length: 3, units: 999_998, return: -0.14, se: 0.03 },
    { on: 'combination-run', pattern: 'PB', units: 999_999, return: -0.18, se: null },
    { on: 'banker-dragon-tail', area: 'late', units: 0, return: null, se: null },
  ],
  ...{ seconds: 0.5, coupsPerSecond: 2_000_000 },
};

test('a simulation reads as a table, and says when it was stopped', () => {
  expect(formatSimulation(REPORT).split('\n')).toEqual([
    'crown/traditional, 8 decks, 20 cards behind the cutting card, one card burnt',
    '1,000,000 coups of 12,256 shoes, seed 7, 2 threads',
    'Stopped before all coups were dealt: this is what there is.',
    '',
    'Player  446,000  44.6000%',
    'Banker  459,000  45.9000%',
    'Tie      95,000   9.5000%',
    '',
    'wager                            units staked     return  standard error',
    'Player                              1,000,000   -1.2300%       ± 0.0950%',
    'Player Dragon Bonus  option 2       1,000,000   -3.0000%       ± 0.2000%',
    'Tie Run              3 in a row       999,998  -14.0000%       ± 3.0000%',
    'Banker Dragon Tail   late                   0          -',
    'and 1 combination Runs, which --patterns tells one by one',
    '',
    '0.5 s, 2.0 million coups a second',
    '',
  ]);
});

test('combination Runs are shown when they are asked for', () => {
  expect(formatSimulation(REPORT, true)).toContain('Player/Banker Run    PB');
});

test('a book without a cutting card says how its shoe ends', () => {
  const report = { ...REPORT, cut: null, burn: null, complete: true, wagers: [] };
  const [first, , third] = formatSimulation(report).split('\n');
  expect(first).toBe('crown/traditional, 8 decks, dealt until the cards do not suffice, no burn');
  expect(third).toBe('');
});
