// Part 2 of the document: mode of play.

import { expect } from 'vitest';
import { cardsOf, parseCard } from '../../rules/cards.ts';
import { place } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { mbsRapid } from './index.ts';

const clause = clausesOf('mbs-rapid');

clause('2.1', 'four to ten decks of 52 without jokers; any other number is refused', () => {
  const wagers = [{ on: 'player', stake: 100 }] as const;
  const taken = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    decks => place(mbsRapid, 'no-commission', wagers, { decks }).accepted.length === 1,
  );
  expect(taken).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(place(mbsRapid, 'no-commission', wagers, { decks: 11 }).refused).toEqual([
    ['player', 'wrong-decks', '2.1'],
  ]);
  expect(cardsOf(10)).toHaveLength(520);
  expect(parseCard('Joker')).toBeUndefined();
});
