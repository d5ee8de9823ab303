import { expect, test } from 'vitest';

import { alarmsAt, deviationOf, longestRun, type TableDay } from './alarms.ts';

const LIMITS = { winTenths: 30, run: 12, seatCents: 5_000_000 };

/** So many coups that each brought or cost the house the same. */
const day = (won: number, lost: number, each: number, more: Partial<TableDay> = {}): TableDay => ({
  ...{ table: 'a', coups: won + lost, stake: (won + lost) * each, win: (won - lost) * each },
  ...{ squares: (won + lost) * each * each, expected: 0, results: [], seats: [], ...more },
});

test('[R-LIV-1] a win is held against the spread of its own coups', () => {
  // 100 coups at one unit: the spread is 10 units.
  expect(deviationOf(day(60, 40, 1_000))).toBeCloseTo(2);
  expect(deviationOf(day(60, 40, 1_000, { expected: 10_000 }))).toBeCloseTo(1, 1);
  expect(deviationOf(day(0, 0, 1_000))).toBe(0);
  expect(alarmsAt(day(60, 40, 1_000), LIMITS)).toEqual([]);
  expect(alarmsAt(day(30, 70, 1_000), LIMITS)).toMatchObject([
    { what: 'win', table: 'a', matter: 'win down', says: expect.stringContaining('-4.0') },
  ]);
  // A few coups say nothing, however they went.
  expect(alarmsAt(day(0, 20, 1_000), LIMITS)).toEqual([]);
  expect(alarmsAt(day(30, 70, 1_000), { ...LIMITS, winTenths: 0 })).toEqual([]);
});

test('[R-LIV-1] fifty seats on one side are one coup, not fifty', () => {
  // 40 seats with 100.00 on Banker and 10 on Player, 420 coups: losing 48,000.00 is ordinary.
  const coups = 420;
  const squares = coups * 275_800 ** 2;
  const evening = { ...day(0, 0, 0), coups, squares, win: -4_800_000, expected: 2_296_000 };
  expect(Math.abs(deviationOf(evening))).toBeLessThan(1.3);
});

test('[R-LIV-1] a tie breaks no run; a long one is told with its length', () => {
  expect(longestRun(['player', 'banker', 'banker', 'tie', null, 'banker', 'player'])).toBe(3);
  const results = Array.from({ length: 13 }, () => 'player');
  expect(alarmsAt(day(1, 1, 1, { results }), LIMITS)).toMatchObject([
    { what: 'run', says: 'One side won 13 in a row.' },
  ]);
});

test('[R-LIV-1] a seat that has won very much is told', () => {
  const seats = [
    { seat: 3, won: 5_000_000 },
    { seat: 4, won: 4_999_999 },
  ];
  expect(alarmsAt(day(1, 1, 1, { seats }), LIMITS)).toMatchObject([
    { what: 'seat', matter: 'seat 3', says: 'Seat 3 has won 50000.00 on this gaming day.' },
  ]);
});
