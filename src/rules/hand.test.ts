import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRed, pointValue, rankOf, suitOf } from './cards.ts';
import { isNatural, otherSide, pairOf, pointCount, SIDES } from './hand.ts';
import { anyCard } from './testing/arbitraries.ts';
import { cards } from './testing/printed.ts';

test('the other side of a side is not itself, and back again', () => {
  for (const side of SIDES) {
    expect(otherSide(side)).not.toBe(side);
    expect(otherSide(otherSide(side))).toBe(side);
  }
});

describe('the point count', () => {
  test.each([
    { hand: '', count: 0 },
    { hand: 'Ks Qh', count: 0 },
    { hand: '4s 5h', count: 9 },
    { hand: '5s 5h', count: 0 },
    { hand: '9s 9h', count: 8 },
    { hand: '9s 9h 9d', count: 7 },
    { hand: 'As 9h Td', count: 0 },
  ])('of $hand is $count', ({ hand, count }) => {
    expect(pointCount(cards(hand))).toBe(count);
  });

  test('is the units digit of the total and minds no order', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 3 }), hand => {
        const total = hand.reduce((sum, card) => sum + pointValue(card), 0);
        expect(String(total).endsWith(String(pointCount(hand)))).toBe(true);
        expect(pointCount(hand.toReversed())).toBe(pointCount(hand));
      }),
    );
  });
});

test.each([
  { hand: '9s Kh', natural: true },
  { hand: '3s 5h', natural: true },
  { hand: '3s 4h', natural: false },
  { hand: '2s 2h 4d', natural: false },
  { hand: '9s', natural: false },
])('$hand is a natural: $natural', ({ hand, natural }) => {
  expect(isNatural(cards(hand))).toBe(natural);
});

describe('a pair', () => {
  test.each([
    { hand: 'Ks Kh', pair: 'mixed' },
    { hand: 'Ks Kc', pair: 'coloured' },
    { hand: 'Kd Kh', pair: 'coloured' },
    { hand: 'Ks Ks', pair: 'perfect' },
    { hand: 'Ts Ks', pair: undefined },
    { hand: 'Ks', pair: undefined },
    { hand: '', pair: undefined },
  ])('$hand is $pair', ({ hand, pair }) => {
    expect(pairOf(cards(hand))).toBe(pair);
  });

  test('is of the first two cards, whatever is drawn after', () => {
    fc.assert(
      fc.property(anyCard, anyCard, anyCard, (first, second, third) => {
        expect(pairOf([first, second, third])).toBe(pairOf([first, second]));
        expect(pairOf([second, first])).toBe(pairOf([first, second]));
      }),
    );
  });

  test('has exactly one grade, by suit and then by colour', () => {
    fc.assert(
      fc.property(anyCard, anyCard, (first, second) => {
        const grade = pairOf([first, second]);
        expect(grade !== undefined).toBe(rankOf(first) === rankOf(second));
        if (grade === undefined) return;
        expect(grade === 'perfect').toBe(suitOf(first) === suitOf(second));
        expect(grade === 'mixed').toBe(isRed(first) !== isRed(second));
      }),
    );
  });
});
