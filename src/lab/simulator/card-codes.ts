// One byte for each card, so made that the kernel adds and compares cards without looking them up.

import { type Card, DECK, pointValue, RANKS, rankOf, SUITS, suitOf } from '../../rules/cards.ts';
import { PAIR_KINDS, type PairKind, pairOf } from '../../rules/hand.ts';

/** Where results alone are wanted: twice the point value, nothing else. */
export const valueCode = (card: Card): number => 2 * pointValue(card);

/**
 * Bits 1 to 4 are the value code, bits 5 and 6 the suit; bits 7 and 0 part ten, jack, queen and
 * king, so that the exclusive or of two codes tells whether two cards are of one rank and suit.
 */
export function cardCode(card: Card): number {
  const suit = SUITS.indexOf(suitOf(card));
  const tenth = pointValue(card) === 0 ? RANKS.indexOf(rankOf(card)) - RANKS.indexOf('T') : 0;
  return valueCode(card) | (suit << 5) | ((tenth & 2) << 6) | (tenth & 1);
}

const CARDS_BY_CODE: ReadonlyMap<number, Card> = new Map(
  DECK.map(card => [cardCode(card), card] as const),
);

/** The card of a code; undefined for a byte that is none. */
export const cardOfCode = (code: number): Card | undefined => CARDS_BY_CODE.get(code);

/** No pair, and the three kinds of pair: two bits of a coup's kind. */
export const PAIRS: readonly (PairKind | undefined)[] = [undefined, ...PAIR_KINDS];

/** Which of PAIRS two cards are, by the exclusive or of their codes. */
export function pairsByDifference(): Uint8Array {
  const pairs = new Uint8Array(256);
  for (const first of DECK) {
    for (const second of DECK) {
      pairs[cardCode(first) ^ cardCode(second)] = PAIRS.indexOf(pairOf([first, second]));
    }
  }
  return pairs;
}
