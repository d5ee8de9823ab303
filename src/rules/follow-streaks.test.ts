import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crown, mbsRapid } from '../rulebooks/index.ts';
import type { Result } from './coup.ts';
import { followStreaks, type StreakAsked } from './follow-streaks.ts';
import { formatFraction } from './fraction.ts';
import { type CoupKind, type PlayedCoup, STREAK_OUTCOMES } from './streaks.ts';
import { anyPlayedCoup } from './testing/arbitraries.ts';

const version = crown.versions.traditional;
if (version === undefined) throw new Error('crown has Traditional Baccarat');

const RESULTS: Readonly<Record<string, Result>> = { P: 'player', B: 'banker', T: 'tie' };
const KINDS: Readonly<Record<string, CoupKind>> = { a: 'dummy-announced', d: 'dummy', v: 'void' };

/** 'P B Pd Pa| T': results, d dummy, a announced dummy, v void, | the last of its shoe. */
const shoe = (text: string): PlayedCoup[] =>
  text.split(' ').map(token => ({
    kind: KINDS[token.charAt(1)] ?? 'live',
    result: RESULTS[token.charAt(0)],
    endOfShoe: token.endsWith('|'),
  }));

const follow = (text: string, wagers: readonly StreakAsked[]) =>
  followStreaks(version, shoe(text), wagers).map(({ outcome, profit, settledAt }) =>
    [outcome, formatFraction(profit), settledAt].filter(part => part !== undefined),
  );

const tail = (before: number, area: 'early' | 'late' = 'early'): StreakAsked => ({
  on: 'player-dragon-tail',
  area,
  before,
  stake: 100,
});

describe('wagers through many coups', () => {
  test('the worked pair: early on the first, late on the second of three', () => {
    expect(follow('P P P B', [tail(0), tail(1, 'late')])).toEqual([
      ['win', '300', 3],
      ['win', '100', 3],
    ]);
  });

  test('a wager where its area is not open is refused, on an announced dummy void', () => {
    expect(follow('P P Pa P| P', [tail(0), tail(2), tail(1), tail(3), tail(4, 'late')])).toEqual([
      ['win', '300', 3],
      ['void', '0'],
      ['refused', '0'],
      ['refused', '0'],
      ['refused', '0'],
    ]);
  });

  test('dummy and void coups pass by without a trace', () => {
    expect(follow('P Bd Tv P B', [tail(0)])).toEqual([['win', '100', 4]]);
  });

  test('what is not decided yet is open', () => {
    expect(follow('P P', [tail(0), tail(1, 'late')])).toEqual([
      ['open', '0'],
      ['open', '0'],
    ]);
  });

  test('an open wager tells how many results stand behind it, a late one one less', () => {
    const counts = (text: string, wagers: readonly StreakAsked[]) =>
      followStreaks(version, shoe(text), wagers).map(({ outcome, count }) => [outcome, count]);
    expect(counts('P P P', [tail(0), tail(1, 'late')])).toEqual([
      ['open', 3],
      ['open', 2],
    ]);
    // Held at six, with a fresh early wager in the hold and a dummy in place of its coup.
    expect(counts('P P P P P P Pd', [tail(0), tail(1, 'late'), tail(6)])).toEqual([
      ['win', 6],
      ['open', 5],
      ['open', 0],
    ]);
  });

  test('Runs and tails of both sides keep to themselves', () => {
    const wagers: StreakAsked[] = [
      tail(0),
      { ...tail(1), on: 'banker-dragon-tail' } as StreakAsked,
      { on: 'player-run', length: 2, before: 0, stake: 100 },
      { on: 'combination-run', pattern: ['player', 'banker'], before: 1, stake: 100 },
    ];
    expect(follow('P P B B T', wagers)).toEqual([
      ['win', '100', 2],
      ['lose', '-100', 1],
      ['win', '300', 1],
      ['win', '300', 2],
    ]);
  });

  test('a version without streak wagers has none to follow', () => {
    const plain = mbsRapid.versions['no-commission'];
    if (plain === undefined) throw new Error('mbs-rapid has No Commission Baccarat');
    expect(followStreaks(plain, shoe('P'), [])).toEqual([]);
    expect(() => followStreaks(plain, shoe('P'), [tail(0)])).toThrow('offers it');
  });
});

describe('any wagers through any coups', () => {
  const coups = fc.array(anyPlayedCoup, { minLength: 1, maxLength: 30 });
  const anyStreak = fc.oneof(
    fc.record({
      on: fc.constantFrom('player-dragon-tail' as const, 'banker-dragon-tail' as const),
      area: fc.constantFrom('early' as const, 'late' as const),
      before: fc.nat(29),
      stake: fc.integer({ min: 1, max: 10 ** 13 }),
    }),
    fc.record({
      on: fc.constantFrom('player-run' as const, 'banker-run' as const, 'tie-run' as const),
      length: fc.integer({ min: 2, max: 4 }),
      before: fc.nat(29),
      stake: fc.integer({ min: 1, max: 10 ** 13 }),
    }),
  );
  const both = fc
    .tuple(coups, fc.array(anyStreak, { maxLength: 10 }))
    .map(([played, wagers]): [PlayedCoup[], StreakAsked[]] => [
      played,
      wagers.filter(({ before }) => before < played.length),
    ]);

  test('each gets one answer, in its place, settled at a coup not before its own', () => {
    fc.assert(
      fc.property(both, ([played, wagers]) => {
        const fates = followStreaks(version, played, wagers);
        expect(fates).toHaveLength(wagers.length);
        for (const [index, { outcome, settledAt, profit }] of fates.entries()) {
          expect(STREAK_OUTCOMES).toContain(outcome);
          const settled = outcome === 'win' || outcome === 'lose';
          expect(settledAt !== undefined).toBe(settled);
          if (settled) expect(settledAt).toBeGreaterThanOrEqual(wagers[index]?.before ?? 0);
          else expect(formatFraction(profit)).toBe('0');
        }
      }),
    );
  });

  test('the order of the wagers changes nothing for any of them', () => {
    fc.assert(
      fc.property(both, ([played, wagers]) => {
        const there = followStreaks(version, played, wagers);
        const back = followStreaks(version, played, wagers.toReversed()).toReversed();
        expect(back).toEqual(there);
      }),
    );
  });

  test('more coups settle more, and never change what was settled', () => {
    fc.assert(
      fc.property(both, ([played, wagers]) => {
        const half = Math.ceil(played.length / 2);
        const soon = wagers.filter(({ before }) => before < half);
        const before = followStreaks(version, played.slice(0, half), soon);
        const after = followStreaks(version, played, soon);
        const kept = before.map((fate, index) => (fate.outcome === 'open' ? after[index] : fate));
        expect(after).toEqual(kept);
      }),
    );
  });
});
