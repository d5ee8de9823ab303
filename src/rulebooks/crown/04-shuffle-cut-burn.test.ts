// Part 4 of the document: shuffling, cutting and burning.

import { describe, expect } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { burnCount, cutBounds, cutStack, playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

/** Coups of four cards each: Player wins 9 to 2. */
const fours = (coups: number): Card[] =>
  Array.from({ length: coups }, () => cards('9s 2h Kd Kc')).flat();
const lastCoup = (cutFromBack: number, burn = 0) =>
  playStack(crown, fours(26), { burn, cutFromBack }).at(-1)?.first;

clause('4.1.1 (b)', 'one coup is played after the coup in which the cutting card came out', () => {
  // 104 cards. Behind card 84 it lies where coup 22 begins: coup 23, from card 88, is the last.
  expect(lastCoup(20)).toBe(88);
  // Behind card 86 it comes out in the middle of coup 22: coup 23 is the last as well.
  expect(lastCoup(18)).toBe(88);
  // Behind card 88 it is coup 23's: coup 24 is the last.
  expect(lastCoup(16)).toBe(92);
});

describe('the cut', () => {
  clause('4.2.3', 'lies at least a deck from either end', () => {
    expect(cutBounds(crown, 416)).toEqual({ least: 52, most: 364 });
    expect(cutBounds(crown, 208)).toEqual({ least: 52, most: 156 });
  });

  clause('4.2.4 (a)', 'what lay in front goes to the back, the cutting card 20 from it', () => {
    expect(cutStack(cards('As 2s 3s 4s 5s'), 2)).toEqual(['3s', '4s', '5s', 'As', '2s']);
    const { end } = crown.shoe;
    expect('fromBack' in end && end.fromBack[0]).toBe(20);
  });

  clause('4.2.4 (b)', 'or 13 from it, which two coups of six still fit behind', () => {
    const { end } = crown.shoe;
    expect('fromBack' in end && end.fromBack[1]).toBe(13);
    expect(cutStack(cards('As 2s 3s 4s'), 3)).toEqual(['4s', 'As', '2s', '3s']);
    // Six-card coups all through: Player and Banker on nought draw two more kings.
    const stack = Array.from({ length: 104 }, (): Card => 'Ks');
    const played = playStack(crown, stack, { burn: 1, cutFromBack: 13 });
    expect(played.at(-1)).toEqual({ first: 97, result: 'tie' });
    expect(played.map(({ result }) => result)).not.toContain('void');
  });
});

describe('the burn', () => {
  clause('4.3.1 (a)', 'one card is burnt before play, and the first coup begins behind it', () => {
    expect(burnCount('7s', false)).toBe(1);
    const stack = cards('7s 9s 2h Kd Kc 9s 2h Kd Kc');
    const burn = burnCount('7s', false);
    expect(playStack(crown, stack, { burn, cutFromBack: 4 })[0]?.first).toBe(1);
  });

  clause(
    '4.3.1 (b)',
    'on request the first card and as many as its face: tens ten, ace one',
    () => {
      const asked = (['As', '2s', '9s', 'Ts', 'Js', 'Qs', 'Ks'] as const).map(first =>
        burnCount(first, true),
      );
      expect(asked).toEqual([2, 3, 10, 11, 11, 11, 11]);
    },
  );
});
