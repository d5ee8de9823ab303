import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crown } from '../rulebooks/index.ts';
import type { Result } from './coup.ts';
import { formatFraction } from './fraction.ts';
import { advanceRun, followRun, type RunStake, runLength, wantedResult } from './runs.ts';
import { COUP_KINDS, type PlayedCoup } from './streaks.ts';
import { anyPlayedCoup } from './testing/arbitraries.ts';
import { RUN_WAGERS } from './wagers.ts';

const runs = crown.versions.traditional?.runs;
if (runs === undefined) throw new Error('crown offers Runs');

/** 'PPBT' as live coups. */
const coups = (letters: string): PlayedCoup[] =>
  Array.from(letters, letter => ({
    kind: 'live',
    result: ({ P: 'player', B: 'banker', T: 'tie' } as Record<string, Result>)[letter],
    endOfShoe: false,
  }));

const follow = (wager: RunStake, played: readonly PlayedCoup[], before = 0) => {
  const { outcome, profit, settledAt, count } = followRun(runs[wager.on], wager, played, before);
  return { outcome, profit: formatFraction(profit), settledAt, count };
};

const anyRun: fc.Arbitrary<RunStake> = fc.oneof(
  fc.record({
    on: fc.constantFrom('player-run' as const, 'banker-run' as const),
    length: fc.integer({ min: 2, max: 6 }),
    stake: fc.integer({ min: 1, max: 10 ** 13 }),
  }),
  fc.record({
    on: fc.constant('tie-run' as const),
    length: fc.integer({ min: 2, max: 4 }),
    stake: fc.integer({ min: 1, max: 10 ** 13 }),
  }),
  fc.record({
    on: fc.constant('combination-run' as const),
    pattern: fc.array(fc.constantFrom('player' as const, 'banker' as const), {
      minLength: 2,
      maxLength: 6,
    }),
    stake: fc.integer({ min: 1, max: 10 ** 13 }),
  }),
);

test('a Run knows its length and what each of its coups must show', () => {
  const pattern = ['player', 'banker'] as const;
  const combination: RunStake = { on: 'combination-run', pattern, stake: 1 };
  expect(runLength(combination)).toBe(2);
  expect(runLength({ on: 'tie-run', length: 4, stake: 1 })).toBe(4);
  expect([0, 1].map(count => wantedResult(combination, count))).toEqual(pattern);
  expect(wantedResult({ on: 'tie-run', length: 4, stake: 1 }, 3)).toBe('tie');
  expect(() => wantedResult(combination, 2)).toThrow('settled at its last coup');
});

describe('a Run', () => {
  test('wins at its last coup, at once', () => {
    const wager = { on: 'player-run', length: 3, stake: 500 } as const;
    const won = { outcome: 'win', profit: '4000', settledAt: 2, count: 3 };
    expect(follow(wager, coups('PPPB'))).toEqual(won);
    expect(follow(wager, coups('BPPPB'), 1)).toEqual({ ...won, settledAt: 3 });
  });

  test('loses at the first coup that is not its own', () => {
    const wager = { on: 'banker-run', length: 2, stake: 500 } as const;
    const lost = { outcome: 'lose', profit: '-500' };
    expect(follow(wager, coups('PB'))).toEqual({ ...lost, settledAt: 0, count: 0 });
    expect(follow(wager, coups('BT'))).toEqual({ ...lost, settledAt: 1, count: 1 });
  });

  test('stays open while its coups are still to come', () => {
    const wager = { on: 'tie-run', length: 4, stake: 500 } as const;
    expect(follow(wager, coups('TTT'))).toEqual({
      outcome: 'open',
      profit: '0',
      settledAt: undefined,
      count: 3,
    });
    expect(follow(wager, []).outcome).toBe('open');
  });

  test('goes back when it was placed on an announced dummy', () => {
    const dummy: PlayedCoup = { kind: 'dummy-announced', result: 'player', endOfShoe: false };
    const wager = { on: 'player-run', length: 2, stake: 500 } as const;
    expect(follow(wager, [dummy, ...coups('PP')]).outcome).toBe('void');
    expect(follow(wager, [...coups('P'), dummy, ...coups('P')]).outcome).toBe('win');
  });
});

describe('any Run', () => {
  test('is settled by the live coups alone: the others may as well not have been', () => {
    fc.assert(
      fc.property(anyRun, fc.array(anyPlayedCoup, { maxLength: 30 }), (wager, played) => {
        if (played[0]?.kind === 'dummy-announced') return;
        const live = played.filter(({ kind, result }) => kind === 'live' && result !== undefined);
        const [all, some] = [follow(wager, played), follow(wager, live)];
        expect({ ...all, settledAt: 0 }).toEqual({ ...some, settledAt: 0 });
      }),
    );
  });

  test('does not mind the end of a shoe (C6)', () => {
    fc.assert(
      fc.property(anyRun, fc.array(anyPlayedCoup, { maxLength: 30 }), (wager, played) => {
        const endless = played.map(coup => ({ ...coup, endOfShoe: false }));
        expect(follow(wager, played)).toEqual(follow(wager, endless));
      }),
    );
  });

  test('is carried coup by coup to the same end', () => {
    fc.assert(
      fc.property(anyRun, fc.array(anyPlayedCoup, { maxLength: 30 }), (wager, played) => {
        let state: ReturnType<typeof advanceRun> = { wager, count: 0 };
        for (const coup of played) {
          if ('outcome' in state) break;
          state = advanceRun(runs[wager.on], state, coup);
        }
        const whole = follow(wager, played);
        if (whole.outcome === 'void') return;
        expect('outcome' in state ? state.outcome : 'open').toBe(whole.outcome);
        expect(state.count).toBe(whole.count);
      }),
    );
  });

  test('pays exactly its odds or takes exactly its stake', () => {
    fc.assert(
      fc.property(anyRun, fc.array(anyPlayedCoup, { maxLength: 30 }), (wager, played) => {
        const { outcome, profit } = follow(wager, played);
        const pays = runs[wager.on].odds[runLength(wager)]?.pays[0] ?? 0;
        const expected = {
          win: `${BigInt(pays) * BigInt(wager.stake)}`,
          lose: `-${wager.stake}`,
          open: '0',
          void: '0',
          refused: 'never',
        };
        expect(profit).toBe(expected[outcome]);
      }),
    );
  });
});

test('every kind of coup is live, a dummy or void, and there are four Runs', () => {
  expect(COUP_KINDS).toEqual(['live', 'dummy-announced', 'dummy', 'void']);
  expect(Object.keys(runs).toSorted()).toEqual([...RUN_WAGERS].toSorted());
});
