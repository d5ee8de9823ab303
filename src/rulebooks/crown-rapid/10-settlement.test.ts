// Part 10 of the document: settlement, row by row of the printed tables.

import { describe, expect } from 'vitest';
import { pays100, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';

const clause = clausesOf('crown-rapid');

const PLAYER_BY_7 = '7s Th Kd Kc Qs'; // seven to nought
const BANKER_BY_7 = 'Ks 7h Td Kc Qs'; // nought to seven
const TIE = '7s 7h Kd Kc';

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
        expect(pays100(crownRapid, version, on, PLAYER_BY_7)).toBe(player);
        expect(pays100(crownRapid, version, on, BANKER_BY_7)).toBe(banker);
        expect(pays100(crownRapid, version, on, TIE)).toBe(tie);
      },
    );
  }

  clause('10.1 crown banker', 'a Banker win on six pays half, a tie on six gives back', () => {
    expect(pays100(crownRapid, 'crown', 'banker', 'Ks 6h 5d Kc Qs')).toBe('50');
    expect(pays100(crownRapid, 'crown', 'banker', 'Ks Kh Td 3c Qs 3h')).toBe('50');
    expect(pays100(crownRapid, 'crown', 'banker', '6s 6h Kd Kc')).toBe('0');
  });

  clause('10.1 crown tie', 'a tie at six is a tie', () => {
    expect(pays100(crownRapid, 'crown', 'tie', '6s 6h Kd Kc')).toBe('800');
  });

  clause('10.1 footnote **', 'on a tie Player and Banker stakes go back to the cent', () => {
    for (const version of ['traditional', 'crown'] as const) {
      for (const on of ['player', 'banker'] as const) {
        expect(settle(crownRapid, { version, on, cards: TIE, stake: 12_345 })).toEqual({
          ...{ outcome: 'push', profit: '0', paid: 12_345 },
          clause: '10.1 footnote **',
        });
      }
    }
  });
});

describe('Dragon Bonus, options 1, 2 and 3', () => {
  for (const [id, on, text, ...wins] of [
    [
      '10.1 dragon-bonus banker-natural (options 1/2/3)',
      'banker-dragon-bonus',
      'Ts 9h Jd Kc',
      '100',
      '100',
      '100',
    ],
    [
      '10.1 dragon-bonus banker-natural (options 1/2/3)',
      'banker-dragon-bonus',
      '8s 9h Kd Kc',
      '100',
      '100',
      '100',
    ],
    [
      '10.1 dragon-bonus banker-by-4 (options 1/2/3)',
      'banker-dragon-bonus',
      'Ks 7h 3d Kc Qs',
      '100',
      '100',
      '200',
    ],
    [
      '10.1 dragon-bonus banker-by-5 (options 1/2/3)',
      'banker-dragon-bonus',
      'Ks 7h 2d Kc Qs',
      '200',
      '300',
      '200',
    ],
    [
      '10.1 dragon-bonus banker-by-6 (options 1/2/3)',
      'banker-dragon-bonus',
      'Ks 7h Ad Kc Qs',
      '400',
      '400',
      '400',
    ],
    [
      '10.1 dragon-bonus banker-by-7 (options 1/2/3)',
      'banker-dragon-bonus',
      'Ks 7h Td Kc Qs',
      '600',
      '700',
      '400',
    ],
    [
      '10.1 dragon-bonus banker-by-8 (options 1/2/3)',
      'banker-dragon-bonus',
      'Ks Kh Td 3c Qs 5h',
      '1000',
      '800',
      '1000',
    ],
    [
      '10.1 dragon-bonus banker-by-9 (options 1/2/3)',
      'banker-dragon-bonus',
      'Ks Kh Td 3c Qs 6h',
      '3000',
      '2000',
      '3000',
    ],
    [
      '10.1 dragon-bonus player-natural (options 1/2/3)',
      'player-dragon-bonus',
      '9s Th Kd Jc',
      '100',
      '100',
      '100',
    ],
    [
      '10.1 dragon-bonus player-natural (options 1/2/3)',
      'player-dragon-bonus',
      '9s 8h Kd Kc',
      '100',
      '100',
      '100',
    ],
    [
      '10.1 dragon-bonus player-by-4 (options 1/2/3)',
      'player-dragon-bonus',
      '7s 3h Kd Kc Qs',
      '100',
      '100',
      '200',
    ],
    [
      '10.1 dragon-bonus player-by-5 (options 1/2/3)',
      'player-dragon-bonus',
      '7s 2h Kd Kc Qs',
      '200',
      '300',
      '200',
    ],
    [
      '10.1 dragon-bonus player-by-6 (options 1/2/3)',
      'player-dragon-bonus',
      '7s Ah Kd Kc Qs',
      '400',
      '400',
      '400',
    ],
    [
      '10.1 dragon-bonus player-by-7 (options 1/2/3)',
      'player-dragon-bonus',
      '7s Th Kd Kc Qs',
      '600',
      '700',
      '400',
    ],
    [
      '10.1 dragon-bonus player-by-8 (options 1/2/3)',
      'player-dragon-bonus',
      'Ks Th 5d Jc 3s Qh',
      '1000',
      '800',
      '1000',
    ],
    [
      '10.1 dragon-bonus player-by-9 (options 1/2/3)',
      'player-dragon-bonus',
      'Ks Th 5d Jc 4s Qh',
      '3000',
      '2000',
      '3000',
    ],
  ] as const) {
    clause(id, `${text}: 100 wins ${wins.join(', ')}`, () => {
      for (const version of ['traditional', 'crown'] as const) {
        for (const [index, win] of wins.entries()) {
          const house = { dragonBonus: index + 1 };
          const felt = { version, on, cards: text, stake: 100, house };
          expect(settle(crownRapid, felt)).toMatchObject({ profit: win, clause: id });
        }
      }
    });
  }

  const both = ['player-dragon-bonus', 'banker-dragon-bonus'] as const;

  clause('10.1 dragon-bonus natural-tie', 'two equal naturals: both sides push', () => {
    for (const on of both) {
      for (const dragonBonus of [1, 2, 3]) {
        for (const text of ['8s 8h Kd Kc', '9s 9h Kd Kc']) {
          expect(pays100(crownRapid, 'crown', on, text, { dragonBonus })).toBe('0');
        }
      }
    }
  });

  clause('10.1 dragon-bonus tie', 'any other tie, and a win by three and less: lost', () => {
    for (const on of both) {
      for (const dragonBonus of [1, 2, 3]) {
        for (const text of [TIE, '6s 6h Kd Kc', '7s 6h Kd Kc', '6s 7h Kd Kc', '7s 4h Kd Kc Qs']) {
          expect(pays100(crownRapid, 'crown', on, text, { dragonBonus })).toBe('-100');
        }
      }
    }
  });
});

describe('pairs and Super 6', () => {
  for (const [id, player, banker, ...wins] of [
    ['10.1 perfect-pairs mixed (options 1/2)', 'Ks 2h Kd 3c 9s 3h', '7s 2h Kd 2c 9h', '600', '500'],
    [
      '10.1 perfect-pairs coloured (options 1/2)',
      'Ks 2h Kc 3c 9s 3h',
      '7s 2h Kd 2d 9h',
      '1200',
      '1000',
    ],
    [
      '10.1 perfect-pairs perfect (options 1/2)',
      'Ks 2h Ks 3c 9s 3h',
      '7s 2h Kd 2h 9h',
      '2500',
      '3000',
    ],
  ] as const) {
    clause(id, `100 wins ${wins.join(' or ')} on either side`, () => {
      for (const [index, win] of wins.entries()) {
        const house = { perfectPairs: index + 1 };
        for (const [on, text] of [
          ['player-perfect-pair', player],
          ['banker-perfect-pair', banker],
        ] as const) {
          const felt = { version: 'crown', on, cards: text, stake: 100, house } as const;
          expect(settle(crownRapid, felt)).toMatchObject({ profit: win, clause: id });
        }
      }
    });
  }

  clause(
    '10.1 baccarat-pairs pair',
    'ten and ten, king and king win 11 to 1, ten and king lose',
    () => {
      const pair = (text: string) => pays100(crownRapid, 'traditional', 'player-pair', text);
      expect(pair('Ts 2h Td 3c 9s 3h')).toBe('1100');
      expect(pair('Ks 2h Ks 3c 9s 3h')).toBe('1100');
      expect(pair('Ts 2h Kd 3c 9s 3h')).toBe('-100');
      // Also when the hands tie.
      expect(pair('Ks 8h Kd Kc 8s')).toBe('1100');
      const bankerPair = (text: string) => pays100(crownRapid, 'traditional', 'banker-pair', text);
      expect(bankerPair('2h Ts 3c Td 9s 3h')).toBe('1100');
      expect(bankerPair('2h Ts 3c Kd 9s 3h')).toBe('-100');
    },
  );

  clause('10.1 super-6', 'Banker wins on six: 12 to 1, otherwise lost', () => {
    const six = (text: string) => pays100(crownRapid, 'crown', 'super-6', text);
    expect(six('Ks 6h 5d Kc Qs')).toBe('1200');
    expect(six('Ks Kh Td 3c Qs 3h')).toBe('1200');
    expect(six('6s 6h Kd Kc')).toBe('-100');
    expect(six(BANKER_BY_7)).toBe('-100');
  });
});
