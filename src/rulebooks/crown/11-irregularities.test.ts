// Part 11 of the document: irregularities.

import { describe, expect } from 'vitest';
import { followStreaks } from '../../rules/follow-streaks.ts';
import { playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { isSingleCoupWager, WAGERS } from '../../rules/wagers.ts';
import { coups, deal, follow, place, settle, taken, versionIn } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

const run = (before: number) => ({ on: 'player-run', length: 2, before, stake: 100 }) as const;
const tail = (before: number, area: 'early' | 'late' = 'early') =>
  ({ on: 'player-dragon-tail', area, before, stake: 100 }) as const;

/** What became of 100 on each wager that stood when the coup became a dummy. */
const inADummy = () =>
  WAGERS.filter(isSingleCoupWager)
    .filter(on => taken(crown, 'crown').includes(on))
    .map(on =>
      settle(crown, {
        ...{ version: 'crown', on, stake: 100, cards: 'Ks 2h Ks 2h 9s 3d' },
        goesBack: 'dummy',
      }),
    );

describe('a coup that becomes a dummy', () => {
  clause('11.8.4', 'gives stakes back, but Runs and tails stay and do not feel it', () => {
    expect(inADummy().map(({ clause: cited }) => cited)).toEqual(
      Array.from({ length: 9 }, () => '11.8.4'),
    );
    // The dummy neither advances, breaks nor wins: the coups before and after it count.
    expect(follow(crown, 'crown', 'P Bd P', [run(0)])).toEqual([['win', '300', 2]]);
    expect(follow(crown, 'crown', 'P Pd B', [run(0)])).toEqual([['lose', '-100', 2]]);
    expect(follow(crown, 'crown', 'P Bd P Td B', [tail(0)])).toEqual([['win', '100', 4]]);
    // Those first placed for it wait for the next live coup; the late window stays open.
    expect(follow(crown, 'crown', 'Bd P P', [run(0)])).toEqual([['win', '300', 2]]);
    expect(follow(crown, 'crown', 'Bd P Bd P P B', [tail(0), tail(2, 'late')])).toEqual([
      ['win', '300', 5],
      ['win', '100', 5],
    ]);
  });

  clause('11.8.4 (a)', 'makes every other wager on it void, whatever its cards would pay', () => {
    for (const { outcome, profit } of inADummy()) {
      expect([outcome, profit]).toEqual(['void', '0']);
    }
  });

  clause('11.8.4 (b)', 'and returns each stake whole', () => {
    expect(inADummy().map(({ paid }) => paid)).toEqual(Array.from({ length: 9 }, () => 100));
  });
});

describe('a wager put down after the dummy was announced', () => {
  clause('11.8.5', 'is void, a Run or a tail too', () => {
    expect(taken(crown, 'crown', { phase: 'dummy' })).toEqual([]);
    const late = [{ on: 'player-run', length: 2, stake: 100 }] as const;
    expect(place(crown, 'crown', late, { phase: 'dummy' }).refused).toEqual([
      ['player-run', 'wagers-closed', '11.8.5'],
    ]);
    expect(follow(crown, 'crown', 'Pa P P', [run(0), tail(0)])).toEqual([
      ['void', '0'],
      ['void', '0'],
    ]);
    const voided = followStreaks(versionIn(crown, 'crown'), coups('Pa'), [run(0), tail(0)]);
    expect(voided.map(({ clause: cited }) => cited)).toEqual(['11.8.5', '11.8.5']);
  });

  clause('11.8.5 (a)', 'is marked void and establishes nothing', () => {
    expect(follow(crown, 'crown', 'Pa P P', [tail(0), tail(1, 'late')])).toEqual([
      ['void', '0'],
      ['refused', '0'],
    ]);
  });

  clause('11.8.5 (b)', 'goes back whole', () => {
    const felt = { version: 'crown', on: 'tie', cards: '7s 7h Kd Kc', stake: 12_345 } as const;
    expect(settle(crown, { ...felt, goesBack: 'dummy' })).toMatchObject({
      ...{ outcome: 'void', paid: 12_345 },
    });
  });
});

clause('11.10', 'too few cards to finish: the coup is void and its stakes go back', () => {
  // Player on five must draw, and there is no fifth card.
  const shoe = '2s Kh 3d 7c';
  expect(deal(crown, shoe).complete).toBe(false);
  for (const on of ['player', 'banker', 'tie', 'player-pair'] as const) {
    const felt = { version: 'crown', cards: shoe, on, stake: 101 } as const;
    expect(settle(crown, { ...felt, goesBack: 'too-few-cards' })).toEqual({
      ...{ outcome: 'void', profit: '0', paid: 101, clause: '11.10' },
    });
  }
  expect(playStack(crown, cards(shoe), { burn: 0, cutFromBack: 1 })).toEqual([
    { first: 0, result: 'void' },
  ]);
});

clause('11.10', 'open tails settle as at the end of the shoe, Runs go on in the next', () => {
  // '-|' is the coup that was never finished, the last of its shoe.
  expect(follow(crown, 'crown', 'P P -|', [tail(0)])).toEqual([['win', '100', 2]]);
  expect(follow(crown, 'crown', 'P P -| P', [{ ...run(0), length: 3 }])).toEqual([
    ['win', '800', 3],
  ]);
  // An early wager of which no coup was played goes back.
  expect(follow(crown, 'crown', 'B -v -|', [tail(1)])).toEqual([['void', '0']]);
});
