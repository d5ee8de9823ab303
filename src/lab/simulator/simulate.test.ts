import { describe, expect, test } from 'vitest';
import { assert } from '../../rules/assert.ts';
import {
  isSimulationRefusal,
  simulate,
  type SimulationProgress,
  type SimulationReport,
  type SimulationRequest,
  type SimulationWatch,
} from './index.ts';

const GAME = { rulebook: 'crown', version: 'traditional', decks: 8, cut: 20, seed: 7 } as const;

async function reportOf(request: SimulationRequest & SimulationWatch): Promise<SimulationReport> {
  const report = await simulate(request);
  assert(!isSimulationRefusal(report), 'the simulation of a test is not refused');
  return report;
}

const countsOf = ({ coups, shoes, player, banker, tie, wagers }: SimulationReport) => ({
  ...{ coups, shoes, player, banker, tie, wagers },
});

describe('a simulation', () => {
  test('deals whole shoes, at least as many coups as were asked for', async () => {
    const report = await reportOf({ ...GAME, coups: 100_000 });
    expect(report.coups).toBeGreaterThanOrEqual(100_000);
    expect(report.coups).toBeLessThan(102_000);
    expect(report.player + report.banker + report.tie).toBe(report.coups);
    expect(report.coups / report.shoes).toBeGreaterThan(80);
    expect(report.coups / report.shoes).toBeLessThan(83);
    expect(report.complete).toBe(true);
    expect(report.coupsPerSecond).toBeCloseTo(report.coups / report.seconds, 3);
  });

  test('is the same again from the same seed and number of threads, and no other', async () => {
    const request = { ...GAME, coups: 200_000, threads: 2 };
    const [once, again, elsewhere] = await Promise.all([
      reportOf(request),
      reportOf(request),
      reportOf({ ...request, seed: 8 }),
    ]);
    expect(countsOf(again)).toEqual(countsOf(once));
    expect(countsOf(elsewhere)).not.toEqual(countsOf(once));
  });

  test('has two threads that do not deal the same shoes', async () => {
    const [one, two] = await Promise.all([
      reportOf({ ...GAME, coups: 50_000, threads: 1 }),
      reportOf({ ...GAME, coups: 100_000, threads: 2 }),
    ]);
    expect(two.coups).toBeGreaterThan(1.9 * one.coups);
    // The first thread deals what one thread alone would; the second must not deal it again.
    expect(two.player).not.toBe(2 * one.player);
  });

  test('names every wager of the version once', async () => {
    const { wagers } = await reportOf({ ...GAME, coups: 1000 });
    const labels = wagers.map(({ on, option, length, pattern, area }) =>
      [on, option, length, pattern, area].join(),
    );
    expect(new Set(labels).size).toBe(labels.length);
    const count = (on: string) => wagers.filter(wager => wager.on === on).length;
    expect(count('player-run')).toBe(5);
    expect(count('banker-run')).toBe(5);
    expect(count('tie-run')).toBe(3);
    expect(count('combination-run')).toBe(4 + 8 + 16 + 32 + 64);
    expect(count('player-dragon-tail')).toBe(2);
    expect(count('banker-dragon-tail')).toBe(2);
    expect(count('insurance')).toBe(0);
  });

  test('counts results alone when nothing else is wanted', async () => {
    const report = await reportOf({ ...GAME, coups: 500_000, wagers: 'results' });
    expect(report.wagers).toEqual([]);
    expect(report.player + report.banker + report.tie).toBe(report.coups);
    expect(report.tie / report.coups).toBeCloseTo(0.0952, 2);
  });

  test('gives what it has when it is stopped', async () => {
    const stop = new AbortController();
    const told: SimulationProgress[] = [];
    const report = await reportOf({
      ...{ ...GAME, coups: 1e12, threads: 2, signal: stop.signal },
      onProgress: progress => {
        told.push(progress);
        if (progress.coups > 0) stop.abort();
      },
    });
    expect(report.complete).toBe(false);
    expect(report.coups).toBeGreaterThan(0);
    expect(report.coups).toBeLessThan(1e12);
    const last = told.at(-1);
    expect(last?.of).toBe(1e12);
    // The last word is told when all threads have stopped.
    expect(last?.coups).toBe(report.coups);
    expect(last?.secondsLeft).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(1);
  });

  test('deals nothing when it was stopped before it began', async () => {
    const report = await reportOf({ ...GAME, coups: 1e12, signal: AbortSignal.abort() });
    expect(report).toMatchObject({ coups: 0, shoes: 0, complete: false });
    expect(report.wagers.every(wager => wager.return === null && wager.se === null)).toBe(true);
  });
});

describe('the returns of a simulation', () => {
  test('have the standard errors that independent coups would have', async () => {
    const { wagers, coups } = await reportOf({ ...GAME, coups: 4_000_000 });
    // The standard deviations of one unit; 128 batches tell them to about a sixteenth.
    for (const [on, deviation] of [
      ['player', 0.9511],
      ['player-pair', 3.1549],
    ] as const) {
      const se = wagers.find(wager => wager.on === on)?.se ?? 0;
      const ratio = (se * Math.sqrt(coups)) / deviation;
      expect({ on, isPlausible: ratio > 0.75 && ratio < 1.25 }).toEqual({ on, isPlausible: true });
    }
  });
});

describe('a simulation is refused', () => {
  const fine = { ...GAME, coups: 1000 };
  test.each([
    [{ rulebook: 'crown-casino' }, 'unknown-rulebook', 'rulebook'],
    [{ version: 'federal' }, 'unknown-version', 'version'],
    [{ decks: 3 }, 'wrong-decks', 'decks'],
    [{ decks: 9 }, 'wrong-decks', 'decks'],
    [{ cut: 11 }, 'wrong-cut', 'cut'],
    [{ cut: 405 }, 'wrong-cut', 'cut'],
    [{ coups: 0 }, 'wrong-coups', 'coups'],
    [{ coups: 1.5 }, 'wrong-coups', 'coups'],
    [{ seed: -1 }, 'wrong-seed', 'seed'],
    [{ seed: 0.5 }, 'wrong-seed', 'seed'],
    [{ seed: 2n ** 64n }, 'wrong-seed', 'seed'],
    [{ threads: 0 }, 'wrong-threads', 'threads'],
    [{ tiePercent: 11 }, 'wrong-tie-percent', 'tiePercent'],
    [{ tiePercent: { player: 1.25, banker: 5 } }, 'wrong-tie-percent', 'tiePercent'],
    [{ rulebook: 'tasmania', cut: 5 }, 'wrong-cut', 'cut'],
    [{ rulebook: 'tasmania', cut: 7, burn: 'face-value' as const }, 'wrong-burn', 'burn'],
  ])('%o: %s', async (change, refused, field) => {
    expect(await simulate({ ...fine, ...change })).toMatchObject({ refused, field });
  });
});
