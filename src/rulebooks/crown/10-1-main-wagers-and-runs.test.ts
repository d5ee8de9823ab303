// Part 10.1 of the document: main wagers, Insurance and Runs, row by row.

import { describe, expect } from 'vitest';
import { followStreaks } from '../../rules/follow-streaks.ts';
import type { Side } from '../../rules/hand.ts';
import { coups, follow, pays100, settle, versionIn } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

const PLAYER_BY_7 = '7s Th Kd Kc Qs'; // seven to nought
const BANKER_BY_7 = 'Ks 7h Td Kc Qs'; // nought to seven
const TIE = '7s 7h Kd Kc';

clause('10.1', 'the odds are data that nobody can change', () => {
  const line = crown.versions.traditional?.wagers.tie?.options[0]?.[0];
  expect(line?.pays).toEqual([8, 1]);
  expect(Object.isFrozen(line)).toBe(true);
  expect(Object.isFrozen(line?.pays)).toBe(true);
  expect(Reflect.set(line ?? {}, 'pays', [9, 1])).toBe(false);
});

describe('main wagers and Tie', () => {
  for (const [id, version, on, player, banker, tie] of [
    ['10.1 traditional player', 'traditional', 'player', '100', '-100', '0'],
    ['10.1 traditional banker', 'traditional', 'banker', '-100', '95', '0'],
    ['10.1 traditional tie', 'traditional', 'tie', '-100', '-100', '800'],
    ['10.1 crown player', 'crown', 'player', '100', '-100', '0'],
    ['10.1 crown banker', 'crown', 'banker', '-100', '100', '0'],
    ['10.1 crown tie', 'crown', 'tie', '-100', '-100', '800'],
  ] as const) {
    clause(
      id,
      `100 on ${on}: ${player} if Player wins, ${banker} if Banker, ${tie} on a tie`,
      () => {
        expect(pays100(crown, version, on, PLAYER_BY_7)).toBe(player);
        expect(pays100(crown, version, on, BANKER_BY_7)).toBe(banker);
        expect(pays100(crown, version, on, TIE)).toBe(tie);
      },
    );
  }

  for (const [id, on, player, banker] of [
    ['10.1 traditional player', 'player', '100', '-100'],
    ['10.1 traditional banker', 'banker', '-100', '95'],
  ] as const) {
    clause(id, `100 on ${on} in Tie Baccarat wins and loses as in Traditional`, () => {
      expect(pays100(crown, 'tie-baccarat', on, PLAYER_BY_7)).toBe(player);
      expect(pays100(crown, 'tie-baccarat', on, BANKER_BY_7)).toBe(banker);
    });
  }

  clause('10.1 crown banker', 'a Banker win on six pays half, of two cards or three', () => {
    expect(pays100(crown, 'crown', 'banker', 'Ks 6h 5d Kc Qs')).toBe('50');
    expect(pays100(crown, 'crown', 'banker', 'Ks Kh Td 3c Qs 3h')).toBe('50');
    expect(pays100(crown, 'crown', 'banker', '6s 6h Kd Kc')).toBe('0');
  });

  clause(
    '10.1 crown insurance',
    '2 to 1 unless the Banker wins with six; a tie at six wins',
    () => {
      expect(pays100(crown, 'crown', 'insurance', 'Ks 6h 5d Kc Qs')).toBe('-100');
      expect(pays100(crown, 'crown', 'insurance', 'Ks 6h 5d Kc 3s')).toBe('200');
      expect(pays100(crown, 'crown', 'insurance', 'Ks 6h 5d Kc As')).toBe('200');
    },
  );

  clause('10.1 note *', 'the odds of Player and Banker yield to 7.5 above the differential', () => {
    const house = { differential: 100 };
    const felt = { version: 'traditional', stake: 200, house } as const;
    expect(settle(crown, { ...felt, on: 'player', cards: PLAYER_BY_7 }).profit).toBe('395/2');
    expect(settle(crown, { ...felt, on: 'banker', cards: BANKER_BY_7 }).profit).toBe('375/2');
  });

  clause('10.1 note ***', 'on a tie Player and Banker stakes go back to the cent', () => {
    for (const version of ['traditional', 'crown'] as const) {
      for (const on of ['player', 'banker'] as const) {
        expect(settle(crown, { version, on, cards: TIE, stake: 12_345 })).toEqual({
          ...{ outcome: 'push', profit: '0', paid: 12_345, clause: '10.1 note ***' },
        });
      }
    }
  });
});

describe('Runs', () => {
  for (const [id, on, length, letter, wins] of [
    ['10.1 run banker-2', 'banker-run', 2, 'B', '300'],
    ['10.1 run banker-3', 'banker-run', 3, 'B', '800'],
    ['10.1 run banker-4', 'banker-run', 4, 'B', '2000'],
    ['10.1 run banker-5', 'banker-run', 5, 'B', '4500'],
    ['10.1 run banker-6', 'banker-run', 6, 'B', '10000'],
    ['10.1 run player-2', 'player-run', 2, 'P', '300'],
    ['10.1 run player-3', 'player-run', 3, 'P', '800'],
    ['10.1 run player-4', 'player-run', 4, 'P', '2000'],
    ['10.1 run player-5', 'player-run', 5, 'P', '4500'],
    ['10.1 run player-6', 'player-run', 6, 'P', '10000'],
    ['10.1 run tie-2', 'tie-run', 2, 'T', '10000'],
    ['10.1 run tie-3', 'tie-run', 3, 'T', '100000'],
    ['10.1 run tie-4', 'tie-run', 4, 'T', '1000000'],
  ] as const) {
    clause(id, `${length} in a row: 100 wins ${wins}, at once`, () => {
      const wager = { on, length, before: 0, stake: 100 };
      const row = (count: number) => Array.from({ length: count }, () => letter);
      const wanted = row(length).join(' ');
      for (const version of ['traditional', 'crown'] as const) {
        expect(follow(crown, version, wanted, [wager])).toEqual([['win', wins, length - 1]]);
        const [won] = followStreaks(versionIn(crown, version), coups(wanted), [wager]);
        expect(won?.clause).toBe(id);
        for (const other of ['P', 'B', 'T'].filter(result => result !== letter)) {
          const broken = [...row(length - 1), other].join(' ');
          expect(follow(crown, version, broken, [wager])).toEqual([['lose', '-100', length - 1]]);
        }
      }
    });
  }

  for (const [id, pattern, wins] of [
    ['10.1 run combo-2', 'P B', '300'],
    ['10.1 run combo-3', 'B P P', '800'],
    ['10.1 run combo-4', 'B B P B', '2000'],
    ['10.1 run combo-5', 'P B B P B', '4500'],
    ['10.1 run combo-6', 'P P P B P B', '10000'],
  ] as const) {
    clause(id, `the sides nominated come as ${pattern}: 100 wins ${wins}`, () => {
      const letters = pattern.split(' ');
      const wager = {
        ...({ on: 'combination-run', before: 0, stake: 100 } as const),
        pattern: letters.map((letter): Side => (letter === 'P' ? 'player' : 'banker')),
      };
      const last = letters.length - 1;
      expect(follow(crown, 'crown', pattern, [wager])).toEqual([['win', wins, last]]);
      // The other side in the last coup, or a tie there, breaks it.
      for (const other of [letters[last] === 'P' ? 'B' : 'P', 'T']) {
        const broken = [...letters.slice(0, -1), other].join(' ');
        expect(follow(crown, 'crown', broken, [wager])).toEqual([['lose', '-100', last]]);
      }
    });
  }

  clause('10.1 note **', 'a tie breaks Player, Banker and combination Runs', () => {
    const wagers = [
      { on: 'player-run', length: 2, before: 0, stake: 100 },
      { on: 'banker-run', length: 2, before: 2, stake: 100 },
      { on: 'combination-run', pattern: ['player', 'player'], before: 0, stake: 100 },
    ] as const;
    expect(follow(crown, 'traditional', 'P T B T', wagers)).toEqual([
      ['lose', '-100', 1],
      ['lose', '-100', 3],
      ['lose', '-100', 1],
    ]);
    const [broken] = followStreaks(versionIn(crown, 'traditional'), coups('P T'), [wagers[0]]);
    expect(broken?.clause).toBe('10.1 note **');
  });
});
