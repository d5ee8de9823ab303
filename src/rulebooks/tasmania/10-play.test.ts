// Section 10 of the document: the play.

import { expect } from 'vitest';
import { resultOf } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

/** The Player has one point more on these cards; dealt the other way round, the Banker has. */
const outranks = (player: string, banker: string) => {
  expect(resultOf(tasmania, player)).toBe('player');
  expect(resultOf(tasmania, banker)).toBe('banker');
};

clause('10.3', 'hands rank by their point alone, not by how many cards made it', () => {
  // Seven on two cards and seven on three are equal; nine on three beats seven on two.
  expect(resultOf(tasmania, '7s 2h Kd 3c 2s')).toBe('tie');
  expect(resultOf(tasmania, '2s 7h 3d Kc 4s')).toBe('player');
  // One point more is enough, for either hand.
  outranks('7s 6h Kd Kc', '6s 7h Kd Kc');
});

clause('10.3.a', 'nine beats eight', () => {
  outranks('9s 8h Kd Kc', '8s 9h Kd Kc');
});

clause('10.3.b', 'eight beats seven', () => {
  outranks('8s 7h Kd Kc', '7s 8h Kd Kc');
});

clause('10.3.c', 'seven beats six, and so on down to nought', () => {
  outranks('7s 6h Kd Kc', '6s 7h Kd Kc');
  outranks('6s 5h Kd Kc Qs', '5s 6h Kd Kc Qs');
  outranks('5s 4h Kd Kc Qs', '4s 5h Kd Kc Qs');
  outranks('4s 3h Kd Kc Qs Jh', '3s 4h Kd Kc Qs');
  outranks('3s 2h Kd Kc Qs Jh', '2s 3h Kd Kc Qs Jh');
  outranks('2s Ah Kd Kc Qs Jh', 'As 2h Kd Kc Qs Jh');
  outranks('As Th Kd Kc Qs Jh', 'Ts Ah Kd Kc Qs Jh');
});
