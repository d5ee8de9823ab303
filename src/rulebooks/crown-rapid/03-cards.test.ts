// Part 3 of the document: cards.

import { describe, expect } from 'vitest';
import { type Card, cardsOf, parseCard } from '../../rules/cards.ts';
import { factsOf } from '../../rules/coup.ts';
import { pointCount } from '../../rules/hand.ts';
import { burnCount, cutBounds, cutStack, mayStartCoup, playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, place } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';

const clause = clausesOf('crown-rapid');

/** What a card counts beside a king in the Player's hand; the Banker's natural ends the coup. */
const countsBesideKing = (card: Card): number =>
  factsOf(deal(crownRapid, `${card} 9h Kd Kc`)).playerCount;

describe('decks', () => {
  clause('3.1', 'four to eight decks of 52 without jokers; any other number is refused', () => {
    const wagers = [{ on: 'player', stake: 100 }] as const;
    const taken = [1, 3, 4, 5, 6, 7, 8, 9, 10].filter(
      decks => place(crownRapid, 'crown', wagers, { decks }).accepted.length === 1,
    );
    expect(taken).toEqual([4, 5, 6, 7, 8]);
    expect(place(crownRapid, 'crown', wagers, { decks: 9 }).refused).toEqual([
      ['player', 'wrong-decks', '3.1'],
    ]);
    expect(cardsOf(8)).toHaveLength(416);
    expect(parseCard('Joker')).toBeUndefined();
  });

  clause('3.1.1', 'Perfect Pairs need eight decks; plain Pairs do not', () => {
    const wagers = [
      { on: 'player', stake: 100 },
      { on: 'player-pair', stake: 100 },
      { on: 'player-perfect-pair', stake: 100 },
      { on: 'banker-perfect-pair', stake: 100 },
    ] as const;
    expect(place(crownRapid, 'crown', wagers, { decks: 7 }).refused).toEqual([
      ['player-perfect-pair', 'wrong-decks', '3.1.1'],
      ['banker-perfect-pair', 'wrong-decks', '3.1.1'],
    ]);
    expect(place(crownRapid, 'crown', wagers, { decks: 8 }).refused).toEqual([]);
  });
});

describe('values', () => {
  clause('3.2.1', 'two to nine count their face', () => {
    const hand: Card[] = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
    expect(hand.map(countsBesideKing)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  clause('3.2.2', 'ten, jack, queen and king count nothing', () => {
    expect((['Ts', 'Jh', 'Qd', 'Kc'] as const).map(countsBesideKing)).toEqual([0, 0, 0, 0]);
  });

  clause('3.2.3', 'an ace counts one', () => {
    expect(countsBesideKing('As')).toBe(1);
  });

  clause('3.3.1', 'a sum up to nine is the point count', () => {
    expect(['Ks Qh', 'As Kh', '4s 5h'].map(hand => pointCount(cards(hand)))).toEqual([0, 1, 9]);
  });

  clause('3.3.2', 'of a sum of ten or more only the right digit counts', () => {
    expect(['5s 5h', '9s 9h', '9s 9h 9d'].map(hand => pointCount(cards(hand)))).toEqual([0, 8, 7]);
    expect(factsOf(deal(crownRapid, '7s 7h 8d Kc 9s')).playerCount).toBe(4);
  });
});

/** Coups of four cards each: Player wins 9 to 2. */
const fours = (coups: number): Card[] =>
  Array.from({ length: coups }, () => cards('9s 2h Kd Kc')).flat();
const lastCoup = (cutFromBack: number) =>
  playStack(crownRapid, fours(26), { burn: 0, cutFromBack }).at(-1)?.first;

describe('the cutting card', () => {
  clause('3.5.2', 'one coup is played after the coup in which the cutting card came out', () => {
    // 104 cards. Behind card 84 it lies where coup 22 begins: coup 23, from card 88, is the last.
    expect(lastCoup(20)).toBe(88);
    // Behind card 86 it comes out in the middle of coup 22: coup 23 is the last as well.
    expect(lastCoup(18)).toBe(88);
    // Behind card 88 it is coup 23's: coup 24 is the last.
    expect(lastCoup(16)).toBe(92);
  });

  clause(
    '3.7.1',
    'the packet in front of the cut goes to the back, the cutting card 20 from it',
    () => {
      expect(cutStack(cards('As 2s 3s 4s 5s'), 2)).toEqual(['3s', '4s', '5s', 'As', '2s']);
      expect(cutBounds(crownRapid, 416)).toEqual({ least: 52, most: 364 });
      const { end } = crownRapid.shoe;
      expect('fromBack' in end && end.fromBack[0]).toBe(20);
    },
  );

  clause('3.7.2', 'or 13 from it, which leaves enough for the coup in hand and the last', () => {
    const { end } = crownRapid.shoe;
    expect('fromBack' in end && end.fromBack[1]).toBe(13);
    expect(cutStack(cards('As 2s 3s 4s'), 3)).toEqual(['4s', 'As', '2s', '3s']);
    // Six-card coups all through: Player and Banker on nought draw two more kings.
    const stack = Array.from({ length: 104 }, (): Card => 'Ks');
    const played = playStack(crownRapid, stack, { burn: 1, cutFromBack: 13 });
    expect(played.at(-1)).toEqual({ first: 97, result: 'tie' });
    expect(played.map(({ result }) => result)).not.toContain('void');
  });

  clause('3.9.2', 'the coup in progress is played to its end', () => {
    // The cutting card lies before the third card of the coup from card 4.
    const stack = fours(4);
    const played = playStack(crownRapid, stack, { burn: 0, cutFromBack: 10 });
    expect(played).toEqual([
      { first: 0, result: 'player' },
      { first: 4, result: 'player' },
      { first: 8, result: 'player' },
    ]);
  });

  clause('3.9.4', 'after the last coup none begins until new cards are in the shoe', () => {
    const mark = { dealt: 92, cards: 104, fromBack: 20 };
    expect(mayStartCoup(crownRapid, mark, 0)).toBe(true);
    expect(mayStartCoup(crownRapid, mark, 1)).toBe(false);
    const fresh = { dealt: 1, cards: 104, fromBack: 20 };
    expect(mayStartCoup(crownRapid, fresh, undefined)).toBe(true);
  });
});

describe('the burn', () => {
  clause('3.8.1', 'one card is burnt before play, and the first coup begins behind it', () => {
    expect(burnCount('7s', false)).toBe(1);
    const stack = cards('7s 9s 2h Kd Kc 9s 2h Kd Kc');
    const burn = burnCount('7s', false);
    expect(playStack(crownRapid, stack, { burn, cutFromBack: 4 })[0]?.first).toBe(1);
  });

  clause(
    '3.8.2',
    'on request the first card and as many as its face: court cards ten, ace one',
    () => {
      const asked = (['As', '2s', '9s', 'Ts', 'Js', 'Qs', 'Ks'] as const).map(first =>
        burnCount(first, true),
      );
      expect(asked).toEqual([2, 3, 10, 11, 11, 11, 11]);
    },
  );
});
