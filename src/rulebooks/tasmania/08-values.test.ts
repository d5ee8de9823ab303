// Section 8 of the document: value of cards.

import { describe, expect } from 'vitest';
import { burnValue, type Card } from '../../rules/cards.ts';
import { pointCount } from '../../rules/hand.ts';
import { nextSide } from '../../rules/tableau.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

describe('values', () => {
  clause('8 count values', 'ace one, the others as marked, court cards ten', () => {
    const suit: Card[] = [
      ...(['As', '2s', '3s', '4s', '5s', '6s', '7s'] as const),
      ...(['8s', '9s', 'Ts', 'Js', 'Qs', 'Ks'] as const),
    ];
    // A count of ten is a point of nought: ten less ten.
    expect(suit.map(burnValue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
    expect(suit.map(card => pointCount([card]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]);
  });

  clause('8 hand size', 'a hand has two or three cards: nobody is dealt a fourth', () => {
    expect(deal(tasmania, '7s 7h Kd Kc 2s 2h')).toMatchObject({ used: 4 });
    const full = deal(tasmania, 'Ks Kh Td 3c Qs 3h Js');
    expect([full.player.length, full.banker.length, full.used]).toEqual([3, 3, 6]);
    expect(nextSide(tasmania.tableau, full)).toBe('nobody');
    // One on three cards would draw on two.
    expect(deal(tasmania, 'Ks Kh Td Qc Js Ah 5s').used).toBe(6);
    expect(deal(tasmania, 'Ks Kh Td Qc As 2h 5s').used).toBe(6);
  });

  clause('8 point', 'the point is the total less its tens, nought to nine', () => {
    const points = ['Ks Qh', '4s 5h', '5s 5h', '9s 9h', '9s 9h 9d', 'Ks Qh Jd'].map(hand =>
      pointCount(cards(hand)),
    );
    expect(points).toEqual([0, 9, 0, 8, 7, 0]);
  });
});
