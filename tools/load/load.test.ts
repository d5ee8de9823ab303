import { expect, test } from 'vitest';

import { figuresOf, growth, quantile } from './figures.ts';
import { runLoad } from './load.ts';

// The short form: what is right and not how fast. `npm run load` has ten thousand terminals.
test('[R-BET-3, R-MEM-6] every wager acknowledged under load is stored', async () => {
  const report = await runLoad({
    size: { tables: 2, seats: 10, wageringMs: 400, spreadMs: 100 },
    ...{ pace: 'fast', seed: 20_250_301, rate: 100, bareMs: 500, isAudited: true },
    ...{ pressMs: 1_500, playMs: 2_500 },
  });
  expect(report.findings).toEqual([]);
  expect(report.bare?.done).toBeGreaterThan(0);
  expect(report.bare?.tookMs.length).toBeGreaterThan(0);
  const beside = figuresOf(report).filter(({ what }) => what.includes('bare'));
  expect(beside.map(({ figure }) => figure === null)).toEqual(Array(5).fill(false));
  const { acknowledged, refusals, results } = report.ended;
  // A wager may come too late for its period; nothing else is ever refused.
  expect(Object.keys(refusals).filter(why => why !== 'wagers-closed')).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(report.pressed.done + report.played.done);
  expect(report.played.done).toBeGreaterThan(10);
  expect(results.length).toBeGreaterThan(0);
  expect(report.audited.answers).toBeGreaterThanOrEqual(acknowledged);
  expect(report.audited.balances).toBeGreaterThan(acknowledged);
}, 120_000);

test('a quantile is the value that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 0.999].map(part => quantile(hundred, part))).toEqual([51, 100, 100]);
  expect(quantile([], 0.5)).toBeNull();
});

test('memory that grows a megabyte in half a minute grows two a minute', () => {
  const sampled = Array.from({ length: 300 }, (_, seconds) => ({
    seconds,
    bytes: seconds < 120 ? 9e9 : (seconds / 30) * 2 ** 20,
  }));
  expect(growth(sampled)).toBeCloseTo(2);
  expect(growth(sampled.slice(0, 130))).toBeNull();
});
