// Section 15 of the document: Perfect Pairs.

import { describe, expect } from 'vitest';
import { pairOf } from '../../rules/hand.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, pays100, place, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');
const onPlayer = (text: string) => pays100(tasmania, 'traditional', 'player-perfect-pair', text);
const onBanker = (text: string) => pays100(tasmania, 'traditional', 'banker-perfect-pair', text);

describe('what a pair is', () => {
  clause('15.1', 'each side by its own hand: one may win while the other loses', () => {
    const mixed = 'Ks 2h Kd 3c 9s 3h'; // kings on the Player's side alone
    expect([onPlayer(mixed), onBanker(mixed)]).toEqual(['600', '-100']);
    const other = '7s 2h Kd 2c 9h'; // twos on the Banker's side alone
    expect([onPlayer(other), onBanker(other)]).toEqual(['-100', '600']);
    const both = [
      { on: 'player-perfect-pair', stake: 100 },
      { on: 'banker-perfect-pair', stake: 100 },
    ] as const;
    expect(place(tasmania, 'traditional', both).refused).toEqual([]);
    // King and queen count alike and are no pair.
    expect(onPlayer('Ks 2h Qd 3c 9s 3h')).toBe('-100');
    // Of the three classes the one that applies is paid, and no other.
    expect(onPlayer('Ks 2h Kc 3c 9s 3h')).toBe('1200');
    expect(onPlayer('Ks 2h Ks 3c 9s 3h')).toBe('2500');
  });

  clause('15.1.a', 'one red and one black card of a rank are a mixed pair', () => {
    for (const hand of ['5s 5h', '5s 5d', '5c 5h', '5c 5d']) {
      expect(pairOf(cards(hand))).toBe('mixed');
    }
  });

  clause('15.1.b', 'two suits of one colour are a coloured pair', () => {
    for (const hand of ['5s 5c', '5h 5d']) expect(pairOf(cards(hand))).toBe('coloured');
  });

  clause('15.1.c', 'one suit twice is a perfect pair', () => {
    for (const hand of ['5s 5s', '5h 5h', '5d 5d', '5c 5c']) {
      expect(pairOf(cards(hand))).toBe('perfect');
    }
  });
});

clause('15.3', 'the wager keeps its own minimum and maximum, on each side by itself', () => {
  const limits = { 'player-perfect-pair': { min: 500, max: 5000, step: 100 } };
  const ask = (on: 'player-perfect-pair' | 'banker-perfect-pair', stake: number) =>
    place(tasmania, 'federal', [{ on, stake }], { limits });
  expect(ask('player-perfect-pair', 400).refused[0]?.[1]).toBe('below-minimum');
  expect(ask('player-perfect-pair', 5100).refused[0]?.[1]).toBe('above-maximum');
  expect(ask('player-perfect-pair', 500).refused).toEqual([]);
  expect(ask('player-perfect-pair', 5000).refused).toEqual([]);
  expect(ask('banker-perfect-pair', 400).refused).toEqual([]);
});

clause('15.5', 'with pairs wagers alone the coup is dealt out all the same', () => {
  expect(
    place(tasmania, 'traditional', [{ on: 'player-perfect-pair', stake: 100 }]).refused,
  ).toEqual([]);
  // The pair is decided by two cards, and both hands still draw their thirds.
  const coup = deal(tasmania, 'Ks 2h Kd 2c 3s 3h');
  expect(coup).toMatchObject({ used: 6, complete: true });
  expect([onPlayer('Ks 2h Kd 2c 3s 3h'), onBanker('Ks 2h Kd 2c 3s 3h')]).toEqual(['600', '600']);
});

describe('the outcome', () => {
  clause('15.6', 'depends on the first two cards of the hand and on nothing drawn after', () => {
    expect(onPlayer('Ks 2h 2d 3c Kh 3h')).toBe('-100'); // the third card is the second king
    expect(onPlayer('Ks 2h Kd 3c 2s 3h')).toBe('600');
    expect(onPlayer('Ks 7h Kd Kc 7s')).toBe('600'); // on a tie too
    expect(onBanker('Ks 7h Kd Kc 7s')).toBe('-100');
    expect(onBanker('7s 2h Kd 2c 9h')).toBe('600');
  });

  clause('15.6.a', 'a pair of any of the three kinds wins', () => {
    const kinds = ['5s 2h 5d 3c', '5s 2h 5c 3c', '5s 2h 5s 3c'].map(
      text =>
        settle(tasmania, {
          ...{ version: 'traditional', on: 'player-perfect-pair', stake: 100 },
          cards: `${text} 9s 3h`,
        }).outcome,
    );
    expect(kinds).toEqual(['win', 'win', 'win']);
  });

  clause('15.6.b', 'no pair loses', () => {
    const felt = { version: 'traditional', on: 'banker-perfect-pair', stake: 100 } as const;
    expect(settle(tasmania, { ...felt, cards: '5s 2h 5d 3c 9s 3h' })).toMatchObject({
      outcome: 'lose',
      clause: '15.6.b',
    });
    // The Banker's second and third cards are a pair, too late.
    expect(settle(tasmania, { ...felt, cards: '2s 2h 2d 3c 5s 3h' }).outcome).toBe('lose');
  });
});

describe('the odds', () => {
  for (const [id, player, banker, wins] of [
    ['15.8.a', '5s 2h 5d 3c 9s 3h', '7s 2h Kd 2c 9h', '600'],
    ['15.8.b', '5s 2h 5c 3c 9s 3h', '7s 2h Kd 2d 9h', '1200'],
    ['15.8.c', '5s 2h 5s 3c 9s 3h', '7s 2h Kd 2h 9h', '2500'],
  ] as const) {
    clause(id, `100 wins ${wins} on either side`, () => {
      for (const version of ['traditional', 'federal'] as const) {
        expect(pays100(tasmania, version, 'player-perfect-pair', player)).toBe(wins);
        expect(pays100(tasmania, version, 'banker-perfect-pair', banker)).toBe(wins);
      }
    });
  }

  clause('15.8', 'there is one list and no other to choose', () => {
    for (const version of ['traditional', 'federal'] as const) {
      const offers = tasmania.versions[version]?.wagers;
      expect(offers?.['player-perfect-pair']?.options).toHaveLength(1);
      expect(offers?.['banker-perfect-pair']?.options).toHaveLength(1);
      const wins = [
        'Ks 2h Kd 3c 9s 3h',
        'Ks 2h Kc 3c 9s 3h',
        'Ks 2h Ks 3c 9s 3h',
        'Ks 2h Qs 3c 9s 3h',
      ];
      expect(wins.map(text => pays100(tasmania, version, 'player-perfect-pair', text))).toEqual([
        ...['600', '1200', '2500', '-100'],
      ]);
    }
  });
});
