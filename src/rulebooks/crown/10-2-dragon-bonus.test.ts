// Part 10.1 of the document: Dragon Bonus, row by row.

import { expect } from 'vitest';
import { pays100, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');
const BANKER = 'banker-dragon-bonus';
const PLAYER = 'player-dragon-bonus';

for (const [id, on, text, wins, says] of [
  ['10.1 dragon-bonus banker-natural', BANKER, 'Ts 9h Jd Kc', '100', 'nine to nought, no more'],
  ['10.1 dragon-bonus banker-natural', BANKER, '8s 9h Kd Kc', '100', 'natural over natural'],
  ['10.1 dragon-bonus banker-4', BANKER, 'Ks 7h 3d Kc Qs', '100', 'seven to three'],
  ['10.1 dragon-bonus banker-5', BANKER, 'Ks 7h 2d Kc Qs', '200', 'seven to two'],
  ['10.1 dragon-bonus banker-6', BANKER, 'Ks 7h Ad Kc Qs', '400', 'seven to one'],
  ['10.1 dragon-bonus banker-7', BANKER, 'Ks 7h Td Kc Qs', '600', 'seven to nought'],
  ['10.1 dragon-bonus banker-8', BANKER, 'Ks Kh Td 3c Qs 5h', '1000', 'three-card eight'],
  ['10.1 dragon-bonus banker-9', BANKER, 'Ks Kh Td 3c Qs 6h', '3000', 'three-card nine'],
  ['10.1 dragon-bonus player-natural', PLAYER, '9s Th Kd Jc', '100', 'nine to nought, no more'],
  ['10.1 dragon-bonus player-natural', PLAYER, '9s 8h Kd Kc', '100', 'natural over natural'],
  ['10.1 dragon-bonus player-4', PLAYER, '7s 3h Kd Kc Qs', '100', 'seven to three'],
  ['10.1 dragon-bonus player-5', PLAYER, '7s 2h Kd Kc Qs', '200', 'seven to two'],
  ['10.1 dragon-bonus player-6', PLAYER, '7s Ah Kd Kc Qs', '400', 'seven to one'],
  ['10.1 dragon-bonus player-7', PLAYER, '7s Th Kd Kc Qs', '600', 'seven to nought'],
  ['10.1 dragon-bonus player-8', PLAYER, 'Ks Th 5d Jc 3s Qh', '1000', 'three-card eight'],
  ['10.1 dragon-bonus player-9', PLAYER, 'Ks Th 5d Jc 4s Qh', '3000', 'three-card nine'],
] as const) {
  clause(id, `${says}, ${text}: 100 wins ${wins}, and the other side loses`, () => {
    for (const version of ['traditional', 'crown'] as const) {
      const felt = { version, cards: text, stake: 100 };
      expect(settle(crown, { ...felt, on })).toMatchObject({ profit: wins, clause: id });
      const other = on === PLAYER ? BANKER : PLAYER;
      expect(settle(crown, { ...felt, on: other }).outcome).toBe('lose');
    }
  });
}

clause('10.1 dragon-bonus natural-tie', 'two equal naturals: both sides push', () => {
  for (const on of [PLAYER, BANKER] as const) {
    for (const text of ['8s 8h Kd Kc', '9s 9h Kd Kc']) {
      expect(pays100(crown, 'crown', on, text)).toBe('0');
    }
  }
});

clause('10.1 dragon-bonus tie', 'any other tie loses on both sides', () => {
  for (const on of [PLAYER, BANKER] as const) {
    for (const text of ['7s 7h Kd Kc', '6s 6h Kd Kc', '5s 3h Kd Kc 2s 4h']) {
      expect(pays100(crown, 'crown', on, text)).toBe('-100');
    }
  }
});
