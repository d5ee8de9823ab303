// Section 4 of the document: the cards.

import { expect } from 'vitest';
import { cardsOf, parseCard } from '../../rules/cards.ts';
import { place } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

clause(
  '4.1',
  'four to eight decks of 52 without jokers, and six at least for Perfect Pairs',
  () => {
    const player = [{ on: 'player', stake: 100 }] as const;
    const pairs = [
      [{ on: 'player-perfect-pair', stake: 100 }],
      [{ on: 'banker-perfect-pair', stake: 100 }],
    ] as const;
    const deckCounts = [1, 3, 4, 5, 6, 7, 8, 9];
    const taking = (wagers: typeof player | (typeof pairs)[number]) =>
      deckCounts.filter(
        decks => place(tasmania, 'traditional', wagers, { decks }).accepted.length === 1,
      );
    expect(taking(player)).toEqual([4, 5, 6, 7, 8]);
    for (const pair of pairs) {
      expect(taking(pair)).toEqual([6, 7, 8]);
      expect(place(tasmania, 'traditional', pair, { decks: 5 }).refused).toEqual([
        [pair[0].on, 'wrong-decks', '4.1'],
      ]);
    }
    expect([4, 8].map(decks => cardsOf(decks).length)).toEqual([208, 416]);
    expect(parseCard('Joker')).toBeUndefined();
  },
);
