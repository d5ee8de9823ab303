// Part 10.1 of the document: pairs, 2 to 1 Baccarat and Tie Baccarat, row by row.

import { describe, expect } from 'vitest';
import { pays100, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');
const TIE = '7s 7h Kd Kc';

describe('pairs', () => {
  for (const [id, player, banker, wins] of [
    ['10.1 perfect-pairs mixed', 'Ks 2h Kd 3c 9s 3h', '7s 2h Kd 2c 9h', '600'],
    ['10.1 perfect-pairs coloured', 'Ks 2h Kc 3c 9s 3h', '7s 2h Kd 2d 9h', '1200'],
    ['10.1 perfect-pairs perfect', 'Ks 2h Ks 3c 9s 3h', '7s 2h Kd 2h 9h', '2500'],
  ] as const) {
    clause(id, `100 wins ${wins} on either side`, () => {
      for (const version of ['traditional', 'crown'] as const) {
        for (const [on, text] of [
          ['player-perfect-pair', player],
          ['banker-perfect-pair', banker],
        ] as const) {
          const felt = { version, on, cards: text, stake: 100 };
          expect(settle(crown, felt)).toMatchObject({ profit: wins, clause: id });
        }
      }
    });
  }

  clause('10.1 pairs pair', 'ten and ten, king and king win 11 to 1, ten and king lose', () => {
    const pair = (text: string) => pays100(crown, 'traditional', 'player-pair', text);
    expect(pair('Ts 2h Td 3c 9s 3h')).toBe('1100');
    expect(pair('Ks 2h Ks 3c 9s 3h')).toBe('1100');
    expect(pair('Ts 2h Kd 3c 9s 3h')).toBe('-100');
    expect(pays100(crown, 'traditional', 'banker-pair', '7s 2h Kd 2c 9h')).toBe('1100');
  });
});

describe('2 to 1 Baccarat', () => {
  for (const [id, on, text, wins, says] of [
    ['10.1 2to1 player-three-card-8-9', 'player', 'Ks Th 5d Jc 3s Qh', '200', 'three-card eight'],
    ['10.1 2to1 player-three-card-8-9', 'player', 'Ks Th 5d Jc 4s Qh', '200', 'three-card nine'],
    ['10.1 2to1 player-other', 'player', '8s 2h Kd Kc', '100', 'natural eight'],
    ['10.1 2to1 player-other', 'player', '9s 2h Kd Kc', '100', 'natural nine'],
    ['10.1 2to1 player-other', 'player', '7s 2h Kd Kc Qs', '100', 'two-card seven'],
    ['10.1 2to1 player-other', 'player', 'Ks Th 5d Jc 2s Qh', '100', 'three-card seven'],
    ['10.1 2to1 banker-three-card-8-9', 'banker', 'Ks Kh Td 3c Qs 5h', '200', 'three-card eight'],
    ['10.1 2to1 banker-three-card-8-9', 'banker', 'Ks Kh Td 3c Qs 6h', '200', 'three-card nine'],
    ['10.1 2to1 banker-other', 'banker', '2s 8h Kd Kc', '100', 'natural eight'],
    ['10.1 2to1 banker-other', 'banker', '2s 9h Kd Kc', '100', 'natural nine'],
    ['10.1 2to1 banker-other', 'banker', 'Ks 6h 5d Kc Qs', '100', 'two-card six, not half'],
    ['10.1 2to1 banker-other', 'banker', 'Ks Kh Td 3c Qs 4h', '100', 'three-card seven'],
  ] as const) {
    clause(id, `${on} wins with ${says}, ${text}: 100 wins ${wins}`, () => {
      const felt = { version: 'two-to-one', on, cards: text, stake: 100 } as const;
      expect(settle(crown, felt)).toMatchObject({ outcome: 'win', profit: wins, clause: id });
    });
  }

  clause('10.1 2to1 tie', 'Tie wins 8 to 1, and both main wagers lose', () => {
    for (const text of [TIE, '9s 9h Kd Kc', '5s 3h Kd Kc 4s 6h']) {
      expect(pays100(crown, 'two-to-one', 'tie', text)).toBe('800');
      for (const on of ['player', 'banker'] as const) {
        const felt = { version: 'two-to-one', on, cards: text, stake: 100 } as const;
        expect(settle(crown, felt)).toMatchObject({ profit: '-100', clause: '10.1 2to1 tie' });
      }
    }
  });
});

describe('Tie Baccarat', () => {
  for (const [id, on] of [
    ['10.1 tie-baccarat player', 'player'],
    ['10.1 tie-baccarat banker', 'banker'],
  ] as const) {
    clause(id, `a tie gives the ${on} stake back with the percentage of the sign`, () => {
      for (const [percent, profit, paid] of [
        [1, '10', 1010],
        [1.5, '15', 1015],
        [5, '50', 1050],
        [7.5, '75', 1075],
        [10, '100', 1100],
      ] as const) {
        const house = { tiePercent: { player: 3, banker: 3, [on]: percent } };
        const felt = { version: 'tie-baccarat', on, cards: TIE, stake: 1000, house } as const;
        expect(settle(crown, felt)).toEqual({ outcome: 'win', profit, paid, clause: id });
      }
      // Half a percent of a cent is exact, and paid up to the chip (7.3.3).
      const house = { tiePercent: { player: 1.5, banker: 1.5 } };
      const odd = { version: 'tie-baccarat', on, cards: TIE, stake: 101, house } as const;
      expect(settle(crown, odd)).toMatchObject({ profit: '303/200', paid: 103 });
    });
  }

  clause('10.1 tie-baccarat tie', 'Tie wins 8 to 1', () => {
    expect(pays100(crown, 'tie-baccarat', 'tie', TIE)).toBe('800');
    expect(pays100(crown, 'tie-baccarat', 'tie', '7s 6h Kd Kc')).toBe('-100');
  });
});
