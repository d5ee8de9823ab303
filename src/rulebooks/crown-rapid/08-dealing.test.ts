// Part 8 of the document: dealing the game.

import { expect } from 'vitest';
import { deal, resultOf } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';

const clause = clausesOf('crown-rapid');

clause('8.3.3', 'cards one and three are the Player’s, two and four the Banker’s', () => {
  const { player, banker } = deal(crownRapid, 'As 2h 6d 5c');
  expect(player).toEqual(['As', '6d']);
  expect(banker).toEqual(['2h', '5c']);
});

/** The Player has one point more on these cards; dealt the other way round, the Banker has. */
const outranks = (player: string, banker: string) => {
  expect(resultOf(crownRapid, player)).toBe('player');
  expect(resultOf(crownRapid, banker)).toBe('banker');
};

clause('8.4.3(a)', 'nine beats eight', () => {
  outranks('9s 8h Kd Kc', '8s 9h Kd Kc');
});

clause('8.4.3(b)', 'eight beats seven', () => {
  outranks('8s 7h Kd Kc', '7s 8h Kd Kc');
});

clause('8.4.3(c)', 'seven beats six', () => {
  outranks('7s 6h Kd Kc', '6s 7h Kd Kc');
});

clause('8.4.3(d)', 'and so on down to nought, by point count alone', () => {
  outranks('6s 5h Kd Kc Qs', '5s 6h Kd Kc Qs');
  outranks('5s 4h Kd Kc Qs', '4s 5h Kd Kc Qs');
  outranks('4s 3h Kd Kc Qs Jh', '3s 4h Kd Kc Qs');
  outranks('3s 2h Kd Kc Qs Jh', '2s 3h Kd Kc Qs Jh');
  outranks('2s Ah Kd Kc Qs Jh', 'As 2h Kd Kc Qs Jh');
  outranks('As Th Kd Kc Qs Jh', 'Ts Ah Kd Kc Qs Jh');
});
