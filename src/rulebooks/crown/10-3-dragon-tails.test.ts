// Part 10.1 of the document: Dragon Tails, row by row.

import { describe, expect } from 'vitest';
import { followStreaks } from '../../rules/follow-streaks.ts';
import { coups, follow, versionIn } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

const tail = (side: 'player' | 'banker', before: number, area: 'early' | 'late' = 'early') =>
  ({ on: `${side}-dragon-tail`, area, before, stake: 100 }) as const;

describe('early wagers', () => {
  for (const [id, side, shoe, wins, settledAt] of [
    ['10.1 dragon-tail early-player-2', 'player', 'P P B', '100', 2],
    ['10.1 dragon-tail early-player-3', 'player', 'P P P T', '300', 3],
    ['10.1 dragon-tail early-player-4', 'player', 'P P P P B', '700', 4],
    ['10.1 dragon-tail early-player-5', 'player', 'P P P P P T', '1100', 5],
    ['10.1 dragon-tail early-player-6', 'player', 'P P P P P P', '3000', 5],
    ['10.1 dragon-tail early-banker-2', 'banker', 'B B P', '100', 2],
    ['10.1 dragon-tail early-banker-3', 'banker', 'B B B T', '300', 3],
    ['10.1 dragon-tail early-banker-4', 'banker', 'B B B B P', '700', 4],
    ['10.1 dragon-tail early-banker-5', 'banker', 'B B B B B T', '1100', 5],
    ['10.1 dragon-tail early-banker-6', 'banker', 'B B B B B B', '2000', 5],
  ] as const) {
    clause(id, `${shoe}: 100 wins ${wins}`, () => {
      for (const version of ['traditional', 'crown'] as const) {
        const wager = tail(side, 0);
        expect(follow(crown, version, shoe, [wager])).toEqual([['win', wins, settledAt]]);
        const [won] = followStreaks(versionIn(crown, version), coups(shoe), [wager]);
        expect(won?.clause).toBe(id);
      }
    });
  }

  clause(
    ['10.1 dragon-tail early-player-2', '10.1 dragon-tail early-banker-2'],
    'ended at nought or one the early wager loses',
    () => {
      expect(follow(crown, 'crown', 'B', [tail('player', 0)])).toEqual([['lose', '-100', 0]]);
      expect(follow(crown, 'crown', 'P T', [tail('player', 0)])).toEqual([['lose', '-100', 1]]);
      expect(follow(crown, 'crown', 'T', [tail('banker', 0)])).toEqual([['lose', '-100', 0]]);
      expect(follow(crown, 'crown', 'B P', [tail('banker', 0)])).toEqual([['lose', '-100', 1]]);
    },
  );

  clause(
    ['10.1 dragon-tail early-player-6', '10.1 dragon-tail early-banker-6'],
    'at six without a late wager the tail is over and early is open again',
    () => {
      expect(
        follow(crown, 'crown', 'P P P P P P P P B', [tail('player', 0), tail('player', 6)]),
      ).toEqual([
        ['win', '3000', 5],
        ['win', '100', 8],
      ]);
      expect(
        follow(crown, 'crown', 'B B B B B B B B P', [tail('banker', 0), tail('banker', 6)]),
      ).toEqual([
        ['win', '2000', 5],
        ['win', '100', 8],
      ]);
    },
  );
});

// P stands for the side of the tail and B for the other: for Banker's tail they change places.
const SIDES = [
  { side: 'player', six: '3000', turned: (text: string) => text },
  {
    side: 'banker',
    six: '2000',
    turned: (text: string) => text.replace(/[PB]/g, letter => (letter === 'P' ? 'B' : 'P')),
  },
] as const;

for (const { side, six, turned } of SIDES) {
  /** What an early wager before the first coup and a late one before the second come to. */
  const both = (shoe: string) =>
    follow(crown, 'traditional', turned(shoe), [tail(side, 0), tail(side, 1, 'late')]);
  /** What becomes of the late one alone. */
  const late = (shoe: string) => both(shoe)[1];

  describe(`late ${side} wagers`, () => {
    clause(
      `10.1 dragon-tail late-${side} break`,
      'pay for one result less than the indicator',
      () => {
        expect(both('P P P B')).toEqual([
          ['win', '300', 3],
          ['win', '100', 3],
        ]);
        expect(late('P B')).toEqual(['lose', '-100', 1]);
        expect(late('P P T')).toEqual(['lose', '-100', 2]);
        expect(late('P P P P T')).toEqual(['win', '300', 4]);
        expect(late('P P P P P B')).toEqual(['win', '700', 5]);
      },
    );

    clause(`10.1 dragon-tail late-${side} six`, 'ride one more live coup at six', () => {
      expect(both('P P P P P P P')).toEqual([
        ['win', six, 5],
        ['win', six, 6],
      ]);
      expect(late('P P P P P P B')).toEqual(['win', '1100', 6]);
      expect(late('P P P P P P T')).toEqual(['win', '1100', 6]);
      // A dummy and a void coup are not that coup.
      expect(late('P P P P P P Bd -v P')).toEqual(['win', six, 8]);
      // An early wager in the hold starts a tail of its own, at one, after the hold.
      const fresh = follow(crown, 'traditional', turned('P P P P P P P P B'), [
        ...[tail(side, 0), tail(side, 1, 'late'), tail(side, 6)],
      ]);
      expect(fresh[2]).toEqual(['win', '100', 8]);
    });

    clause(
      `10.1 dragon-tail late-${side} end-of-shoe`,
      'settle as broken when the shoe ends',
      () => {
        expect(both('P P P|')).toEqual([
          ['win', '300', 2],
          ['win', '100', 2],
        ]);
        expect(late('P Bd P|')).toEqual(['lose', '-100', 2]);
        expect(late('P P P P|')).toEqual(['win', '300', 3]);
        // At six there is no further coup: the five price at once.
        expect(both('P P P P P P|')).toEqual([
          ['win', six, 5],
          ['win', '1100', 5],
        ]);
        // A last coup that was a dummy ends the shoe all the same (C4).
        expect(late('P P P P P P Bd| P')).toEqual(['win', '1100', 6]);
        expect(late('P P P Bd|')).toEqual(['win', '100', 3]);
      },
    );
  });
}
