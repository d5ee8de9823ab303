// Section 5 of the document: the shuffle and cut.

import { expect } from 'vitest';
import { cuttingCardPassed, cuttingCardReached } from '../../rules/shoe.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

clause('5.4', 'the marker lies before the last seven cards: after 201 of 208, 409 of 416', () => {
  const { end } = tasmania.shoe;
  expect('fromBack' in end && end.fromBack).toEqual([7]);
  for (const [dealt, cards] of [
    [201, 208],
    [305, 312],
    [409, 416],
  ] as const) {
    const mark = { cards, fromBack: 7 };
    expect(cuttingCardReached({ ...mark, dealt: dealt - 1 })).toBe(false);
    expect(cuttingCardReached({ ...mark, dealt })).toBe(true);
    expect(cuttingCardPassed({ ...mark, dealt })).toBe(false);
    expect(cuttingCardPassed({ ...mark, dealt: dealt + 1 })).toBe(true);
  }
  // No card is burnt in this book, so none is drawn after the cut.
  expect(tasmania.shoe.burn).toBeUndefined();
});
