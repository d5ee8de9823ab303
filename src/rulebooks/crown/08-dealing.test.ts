// Part 8 of the document: dealing the game.

import { describe, expect } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { mayStartCoup, playStack } from '../../rules/shoe.ts';
import { nextSide } from '../../rules/tableau.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, resultOf } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

clause('8.2.1', 'two hands are dealt, Player and Banker, and no third', () => {
  const { player, banker, used } = deal(crown, '7s 7h Kd Kc 9s 9h');
  expect({ player, banker, used }).toEqual({
    ...{ player: ['7s', 'Kd'], banker: ['7h', 'Kc'], used: 4 },
  });
});

clause('8.2.3', 'cards one and three are the Player’s, two and four the Banker’s', () => {
  const { player, banker } = deal(crown, 'As 2h 6d 5c');
  expect(player).toEqual(['As', '6d']);
  expect(banker).toEqual(['2h', '5c']);
});

clause('8.3.1 (a)', 'a hand takes one card more and never a second', () => {
  const full = deal(crown, 'Ks Kh Td 3c Qs 3h Js');
  expect([full.player.length, full.banker.length, full.used]).toEqual([3, 3, 6]);
  expect(nextSide(crown.tableau, full)).toBe('nobody');
});

describe('order of merit', () => {
  /** The Player has one point more on these cards; dealt the other way round, the Banker has. */
  const outranks = (player: string, banker: string) => {
    expect(resultOf(crown, player)).toBe('player');
    expect(resultOf(crown, banker)).toBe('banker');
  };

  clause('8.3.3', 'hands rank by their point count alone', () => {
    // Seven on two cards and seven on three are equal; nine on three beats seven on two.
    expect(resultOf(crown, '7s 2h Kd 3c 2s')).toBe('tie');
    expect(resultOf(crown, '2s 7h 3d Kc 4s')).toBe('player');
  });

  clause('8.3.3 (a)', 'nine beats eight', () => {
    outranks('9s 8h Kd Kc', '8s 9h Kd Kc');
  });

  clause('8.3.3 (b)', 'eight beats seven', () => {
    outranks('8s 7h Kd Kc', '7s 8h Kd Kc');
  });

  clause('8.3.3 (c)', 'seven beats six', () => {
    outranks('7s 6h Kd Kc', '6s 7h Kd Kc');
  });

  clause('8.3.3 (d)', 'and so on down to nought', () => {
    outranks('6s 5h Kd Kc Qs', '5s 6h Kd Kc Qs');
    outranks('5s 4h Kd Kc Qs', '4s 5h Kd Kc Qs');
    outranks('4s 3h Kd Kc Qs Jh', '3s 4h Kd Kc Qs');
    outranks('3s 2h Kd Kc Qs Jh', '2s 3h Kd Kc Qs Jh');
    outranks('2s Ah Kd Kc Qs Jh', 'As 2h Kd Kc Qs Jh');
    outranks('As Th Kd Kc Qs Jh', 'Ts Ah Kd Kc Qs Jh');
  });
});

describe('when the cutting card appears', () => {
  clause('8.3.4 (b)', 'the coup in progress is played to its end', () => {
    // The cutting card lies before the third card of the coup from card 4.
    const stack: Card[] = Array.from({ length: 4 }, () => cards('9s 2h Kd Kc')).flat();
    const played = playStack(crown, stack, { burn: 0, cutFromBack: 10 });
    expect(played).toEqual([
      { first: 0, result: 'player' },
      { first: 4, result: 'player' },
      { first: 8, result: 'player' },
    ]);
  });

  clause('8.3.4 (e)', 'after the last coup none begins until new cards are in the shoe', () => {
    const mark = { dealt: 92, cards: 104, fromBack: 20 };
    expect(mayStartCoup(crown, mark, 0)).toBe(true);
    expect(mayStartCoup(crown, mark, 1)).toBe(false);
    const fresh = { dealt: 1, cards: 104, fromBack: 20 };
    expect(mayStartCoup(crown, fresh, undefined)).toBe(true);
  });
});
