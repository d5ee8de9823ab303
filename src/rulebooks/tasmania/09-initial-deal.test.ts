// Section 9 of the document: initial deal.

import { expect } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { mayStartCoup, playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

clause('9.2', 'one to the Player, one to the Banker, one to the Player, one to the Banker', () => {
  const { player, banker } = deal(tasmania, 'As 2h 6d 5c');
  expect(player).toEqual(['As', '6d']);
  expect(banker).toEqual(['2h', '5c']);
});

clause('9.4', 'a coup begins with the marker in the shoe or just out, never a card later', () => {
  const mark = (dealt: number) => ({ dealt, cards: 416, fromBack: 7 });
  expect(mayStartCoup(tasmania, mark(408), undefined)).toBe(true);
  expect(mayStartCoup(tasmania, mark(409), undefined)).toBe(true); // seven left
  expect(mayStartCoup(tasmania, mark(410), undefined)).toBe(false); // six left

  const fours = Array.from({ length: 25 }, () => cards('9s 2h Kd Kc')).flat();
  const last = (rest: string) =>
    playStack(tasmania, [...fours, ...cards(rest)], { burn: 0, cutFromBack: 7 }).at(-1)?.first;
  // In 103 cards the marker lies before card 96, where a coup begins: it is dealt.
  expect(last('Ks Ks Ks')).toBe(96);
  // In 102 it lies before card 95, the last of a coup: the next would begin with k = 1.
  expect(last('Ks Ks')).toBe(92);
});

clause('9.4', 'the coup that draws past the marker is completed', () => {
  // Six-card coups of kings: in 25 cards the marker lies before card 18, in 24 before card 17.
  const kings = (count: number) => Array.from({ length: count }, (): Card => 'Ks');
  const plan = { burn: 0, cutFromBack: 7 };
  expect(playStack(tasmania, kings(25), plan).map(({ first }) => first)).toEqual([0, 6, 12, 18]);
  expect(playStack(tasmania, kings(24), plan).map(({ first }) => first)).toEqual([0, 6, 12]);
});
