// Proves that a right shoe holds and that each way of cheating with one is named.

import { expect, test } from 'vitest';
import { cardsOf, type Card } from '../../rules/cards.ts';
import { commitmentTo, freshShoe, type ShoeReveal } from './commitment.ts';
import { seededBytes } from './sources.ts';
import { afterCut, verifyShoe, type DealtCards } from './verify.ts';

const shoe = freshShoe({ shoe: 'T7/12', decks: 8 }, seededBytes('verify'));
const commitment = shoe.commitment;

/** The cards out of this shoe, burnt ones first, when it is cut there. */
const dealtFrom = (cut: number, burn: number, cards: number): DealtCards => ({
  shoe: 'T7/12',
  cut,
  burn,
  cards: afterCut(shoe.order, cut).slice(burn, burn + cards),
});

/** A shoe whose own commitment fits it, whatever was done to it. */
const recommitted = (reveal: ShoeReveal): ShoeReveal => ({
  ...reveal,
  commitment: commitmentTo(reveal),
});

const codes = (reveal: ShoeReveal, dealt?: DealtCards) =>
  verifyShoe(reveal, { commitment, dealt }).findings.map(finding => finding.code);

const withCard = (dealt: DealtCards, at: number, card: Card | null): DealtCards => ({
  ...dealt,
  cards: dealt.cards.with(at, card),
});

test('[R-RNG-5] an honest shoe holds, and all was checked', () => {
  const report = verifyShoe(shoe, { commitment, dealt: dealtFrom(0, 1, 390) });
  expect(report).toEqual({
    shoe: 'T7/12',
    decks: 8,
    commitment,
    holds: true,
    checked: ['card-count', 'cards', 'hash', 'published-commitment', 'dealt-cards'],
    unchecked: [],
    findings: [],
  });
});

test('[R-RNG-5] what was not given is said not to be checked', () => {
  const report = verifyShoe(shoe, {});
  expect(report.holds).toBe(true);
  expect(report.unchecked).toEqual(['published-commitment', 'dealt-cards']);
});

test('a card too few', () => {
  const short = recommitted({ ...shoe, order: shoe.order.slice(1) });
  const [missing] = shoe.order;
  const { findings } = verifyShoe(short, {});
  expect(findings.map(finding => finding.code)).toEqual(['wrong-card-count', 'wrong-cards']);
  expect(findings[0]?.message).toContain('416 cards; the order has 415');
  expect(findings[1]?.message).toContain(`${missing} 7 times`);
});

test('one card made another: the count is right, the cards are not', () => {
  const [first, ...rest] = shoe.order;
  const other = first === 'As' ? 'Ks' : 'As';
  const changed = recommitted({ ...shoe, order: [other, ...rest] });
  const { findings } = verifyShoe(changed, {});
  expect(findings.map(finding => finding.code)).toEqual(['wrong-cards']);
  expect(findings[0]?.message).toContain(`${other} 9 times`);
  expect(findings[0]?.message).toContain(`${first} 7 times`);
});

test('[R-RNG-1] an order changed after the fact does not fit its commitment', () => {
  const changed = { ...shoe, order: cardsOf(8) };
  expect(codes(changed)).toEqual(['hash-differs', 'not-the-published-commitment']);
});

test('[R-RNG-1] a whole new shoe under a new commitment is not the one that was published', () => {
  expect(codes(freshShoe({ shoe: 'T7/12', decks: 8 }))).toEqual(['not-the-published-commitment']);
});

test('[R-RNG-1] another nonce or another name is not what was published', () => {
  expect(codes({ ...shoe, nonce: 'ab'.repeat(32) })).toContain('hash-differs');
  expect(codes({ ...shoe, shoe: 'T7/13' })).toContain('hash-differs');
});

test('[R-RNG-5] cut and burn are taken into account', () => {
  for (const [cut, burn] of [
    [0, 0],
    [52, 1],
    [137, 11],
    [364, 0],
    [415, 1],
  ] as const) {
    expect(codes(shoe, dealtFrom(cut, burn, 380))).toEqual([]);
  }
  expect(codes(shoe, { ...dealtFrom(137, 1, 380), cut: 138 })).toEqual(['dealt-cards-differ']);
  expect(codes(shoe, { ...dealtFrom(137, 1, 380), burn: 2 })).toEqual(['dealt-cards-differ']);
});

test('the cut puts the packet in front of it behind', () => {
  expect(afterCut(['As', '2s', '3s', '4s'], 1)).toEqual(['2s', '3s', '4s', 'As']);
});

test('[R-RNG-2] a dealt card that is not the one in the order is found at its place', () => {
  const dealt = dealtFrom(137, 1, 380);
  const right = dealt.cards[55];
  const other = right === 'As' ? 'Ks' : 'As';
  const { findings } = verifyShoe(shoe, { dealt: withCard(dealt, 55, other) });
  expect(findings).toEqual([
    {
      code: 'dealt-cards-differ',
      message: `At position 57 the order has ${right}, but ${other} was dealt.`,
      positions: [57],
    },
  ]);
});

test('a card left out shifts all that follow', () => {
  const dealt = dealtFrom(0, 1, 100);
  const { findings } = verifyShoe(shoe, {
    dealt: { ...dealt, cards: dealt.cards.toSpliced(40, 1) },
  });
  expect(findings[0]?.positions?.[0]).toBe(42);
  expect(findings[0]?.message).toContain('Other places that differ: ');
});

test('a card burnt unseen in mid-shoe fits whatever it was', () => {
  expect(codes(shoe, withCard(dealtFrom(137, 1, 380), 200, null))).toEqual([]);
});

test('the whole shoe may be dealt, one card more may not', () => {
  expect(codes(shoe, dealtFrom(0, 0, 416))).toEqual([]);
  expect(codes(shoe, { ...dealtFrom(0, 0, 416), burn: 1 })).toEqual([
    'more-cards-than-the-shoe-holds',
  ]);
});

test('a cut outside the shoe, and cards of another shoe', () => {
  expect(codes(shoe, { ...dealtFrom(0, 0, 4), cut: 416 })).toEqual(['cut-outside-the-shoe']);
  expect(codes(shoe, { ...dealtFrom(0, 0, 4), shoe: 'T8/1' })).toEqual(['another-shoe']);
});
