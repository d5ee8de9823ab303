// Part 3 of the document: the cards.

import { describe, expect } from 'vitest';
import { type Card, cardsOf, parseCard, SUITS } from '../../rules/cards.ts';
import { factsOf } from '../../rules/coup.ts';
import { pointCount } from '../../rules/hand.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, place } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

/** What a card counts beside a king in the Player's hand; the Banker's natural ends the coup. */
const countsBesideKing = (card: Card): number =>
  factsOf(deal(crown, `${card} 9h Kd Kc`)).playerCount;

describe('decks', () => {
  clause('3.1', 'four to eight decks of 52 without jokers; any other number is refused', () => {
    const wagers = [{ on: 'player', stake: 100 }] as const;
    for (const version of ['traditional', 'crown', 'two-to-one', 'tie-baccarat'] as const) {
      const taken = [1, 3, 4, 5, 6, 7, 8, 9, 10].filter(
        decks => place(crown, version, wagers, { decks }).accepted.length === 1,
      );
      expect(taken).toEqual([4, 5, 6, 7, 8]);
    }
    expect(place(crown, 'traditional', wagers, { decks: 3 }).refused).toEqual([
      ['player', 'wrong-decks', '3.1'],
    ]);
    expect(cardsOf(4)).toHaveLength(208);
    expect(parseCard('Joker')).toBeUndefined();
  });

  clause('3.1.1', 'Perfect Pairs need eight decks; plain Pairs do not', () => {
    const wagers = [
      { on: 'player-pair', stake: 100 },
      { on: 'player-perfect-pair', stake: 100 },
      { on: 'banker-perfect-pair', stake: 100 },
    ] as const;
    expect(place(crown, 'crown', wagers, { decks: 7 }).refused).toEqual([
      ['player-perfect-pair', 'wrong-decks', '3.1.1'],
      ['banker-perfect-pair', 'wrong-decks', '3.1.1'],
    ]);
    expect(place(crown, 'crown', wagers, { decks: 8 }).refused).toEqual([]);
  });
});

describe('values', () => {
  clause('3.2', 'suit has no effect on a value', () => {
    const sevens = SUITS.map((suit): Card => `7${suit}`);
    expect(sevens.map(countsBesideKing)).toEqual([7, 7, 7, 7]);
  });

  clause('3.2.1', 'two to nine count their number', () => {
    const hand: Card[] = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
    expect(hand.map(countsBesideKing)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  clause('3.2.2', 'ten, jack, queen and king count nothing', () => {
    expect((['Ts', 'Jh', 'Qd', 'Kc'] as const).map(countsBesideKing)).toEqual([0, 0, 0, 0]);
  });

  clause('3.2.3', 'an ace counts one', () => {
    expect(countsBesideKing('As')).toBe(1);
  });

  clause('3.3', 'the point count is the sum without its tens', () => {
    const sums = ['9s 8h 7d', '4s 6h', 'Ks Qh', '4s 5h'].map(hand => pointCount(cards(hand)));
    expect(sums).toEqual([4, 0, 0, 9]);
  });

  clause('3.3.1', 'a sum up to nine is the point count', () => {
    expect(['Ks Qh', 'As Kh', '4s 5h'].map(hand => pointCount(cards(hand)))).toEqual([0, 1, 9]);
  });

  clause('3.3.2', 'of a sum of ten or more only the last digit counts', () => {
    expect(['5s 5h', '9s 9h', '9s 9h 9d'].map(hand => pointCount(cards(hand)))).toEqual([0, 8, 7]);
    expect(factsOf(deal(crown, '7s 7h 8d Kc 9s')).playerCount).toBe(4);
  });
});
