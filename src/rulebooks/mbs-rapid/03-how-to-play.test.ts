// Part 3 of the document: how to play.

import { describe, expect } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { factsOf } from '../../rules/coup.ts';
import { pointCount } from '../../rules/hand.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, pays100, place, resultOf, settle, taken } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { mbsRapid } from './index.ts';

const clause = clausesOf('mbs-rapid');
const version = 'no-commission';

/** What a card counts beside a king in the Player's hand; the Banker's natural ends the coup. */
const countsBesideKing = (card: Card): number =>
  factsOf(deal(mbsRapid, `${card} 9h Kd Kc`)).playerCount;

clause('3.3.1', 'two to nine count their face, an ace one', () => {
  const hand: Card[] = ['As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
  expect(hand.map(countsBesideKing)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

clause('3.3.2', 'ten, jack, queen and king count nothing', () => {
  const court: Card[] = ['Ts', 'Jh', 'Qd', 'Kc'];
  expect(court.map(countsBesideKing)).toEqual([0, 0, 0, 0]);
});

clause('3.4.1', 'a sum up to nine is the point total', () => {
  expect(['Ks Qh', 'As Kh', '4s 5h', '2s 3h 4d'].map(hand => pointCount(cards(hand)))).toEqual([
    0, 1, 9, 9,
  ]);
});

clause('3.4.2', 'of a sum of ten or more only the right digit counts', () => {
  expect(['5s 5h', '9s 9h', '9s 9h 9d'].map(hand => pointCount(cards(hand)))).toEqual([0, 8, 7]);
  // Seven and eight are five: the Player draws a nine, and four is left.
  expect(factsOf(deal(mbsRapid, '7s 7h 8d Kc 9s')).playerCount).toBe(4);
});

clause(
  '3.5',
  'the five wagers stand alone or in any combination, pairs without a main wager',
  () => {
    const five = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
    expect(taken(mbsRapid, version)).toEqual(five);
    for (const on of five) {
      expect(place(mbsRapid, version, [{ on, stake: 100 }]).accepted).toEqual([[on, 100]]);
    }
    const all = five.map(on => ({ on, stake: 100 }));
    expect(place(mbsRapid, version, all).refused).toEqual([]);
    expect(place(mbsRapid, version, [{ on: 'super-6', stake: 100 }]).refused).toEqual([
      ['super-6', 'not-offered', '3.5'],
    ]);
  },
);

clause('3.6', 'two hands are dealt, Player and Banker, and no third', () => {
  const { player, banker, used } = deal(mbsRapid, '7s 7h Kd Kc 9s 9h');
  expect({ player, banker, used }).toEqual({
    player: ['7s', 'Kd'],
    banker: ['7h', 'Kc'],
    used: 4,
  });
});

clause('3.7.1', 'the first and third cards are the Player’s', () => {
  expect(deal(mbsRapid, 'As 2h 6d 5c').player).toEqual(['As', '6d']);
});

clause('3.7.2', 'the second and fourth cards are the Banker’s', () => {
  expect(deal(mbsRapid, 'As 2h 6d 5c').banker).toEqual(['2h', '5c']);
});

clause('3.8.1', 'Player pair is decided by the first two Player cards', () => {
  expect(pays100(mbsRapid, version, 'player-pair', '3s 2h 3d Kc Ks 9h')).toBe('1100');
  // The third card makes two queens, too late.
  expect(pays100(mbsRapid, version, 'player-pair', 'Qs 2h 3d Kc Qh 9h')).toBe('-100');
  expect(pays100(mbsRapid, version, 'player-pair', 'Ks 2h Td Kc 9s 3h')).toBe('-100');
});

clause('3.8.2', 'Banker pair is decided by the first two Banker cards', () => {
  expect(pays100(mbsRapid, version, 'banker-pair', '7s 2h Kd 2c 9h')).toBe('1100');
  expect(pays100(mbsRapid, version, 'banker-pair', '7s 2h Kd 3c 2s')).toBe('-100');
});

describe('the table of play', () => {
  clause('3.9.1', 'eight or nine on two cards stops the draw for both hands', () => {
    for (const shoe of ['8s 2h Kd Kc', '9s 2h Kd Kc', '2s 8h Kd Kc', '2s 9h Kd Kc']) {
      expect(deal(mbsRapid, `${shoe} 5s 5h`).used).toBe(4);
    }
  });

  // The Player's two cards, and whether a third follows against a Banker on seven.
  const playerDraws = (second: string) =>
    deal(mbsRapid, `Ks 7h ${second} Kc 5s 5h`).player.length === 3;

  clause('3.9.2 player-0-to-5', 'Player on nought to five draws', () => {
    for (const second of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
      expect([second, playerDraws(second)]).toEqual([second, true]);
    }
  });

  clause('3.9.2 player-6-7', 'Player on six or seven stands', () => {
    expect(['6d', '7d'].map(playerDraws)).toEqual([false, false]);
  });

  clause('3.9.2 player-8-9', 'Player on eight or nine is a natural: nobody draws', () => {
    for (const second of ['8d', '9d']) {
      expect(deal(mbsRapid, `Ks 2h ${second} Kc 5s 5h`).used).toBe(4);
    }
  });

  clause(
    '3.9.3',
    'the Player stood: Banker draws on nought to five, stands on six and seven',
    () => {
      const drawing = ['Qc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c'].filter(
        second => deal(mbsRapid, `6s Kh Kd ${second} 9s`).banker.length === 3,
      );
      expect(drawing).toEqual(['Qc', 'Ac', '2c', '3c', '4c', '5c']);
    },
  );

  // Player 2 and 3 draws the third card; Banker holds a king and the card of the row.
  const THIRDS = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
  const drawsTo = (second: string) =>
    THIRDS.filter(third => deal(mbsRapid, `2h Kh 3d ${second} ${third} 9d`).banker.length === 3)
      .map(third => third.charAt(0))
      .join('');

  for (const [id, bankers, thirds] of [
    ['3.9.4 banker-0-to-2', ['Qc', 'Ac', '2c'], 'TA23456789'],
    ['3.9.4 banker-3', ['3c'], 'TA2345679'],
    ['3.9.4 banker-4', ['4c'], '234567'],
    ['3.9.4 banker-5', ['5c'], '4567'],
    ['3.9.4 banker-6', ['6c'], '67'],
    ['3.9.4 banker-otherwise', ['7c'], ''],
  ] as const) {
    clause(id, `with king and ${bankers.join(' or ')} draws to "${thirds}"`, () => {
      for (const second of bankers) expect(drawsTo(second)).toBe(thirds);
    });
  }
});

clause('3.10', 'the higher point total wins', () => {
  for (const shoe of ['9s 8h Kd Kc', '8s 7h Kd Kc', '7s 6h Kd Kc', '6s 5h Kd Kc Qs']) {
    expect(resultOf(mbsRapid, shoe)).toBe('player');
  }
  for (const shoe of ['8s 9h Kd Kc', '7s 8h Kd Kc', '6s 7h Kd Kc', '5s 6h Kd Kc Qs']) {
    expect(resultOf(mbsRapid, shoe)).toBe('banker');
  }
  // The final total counts: five to six after four cards, nine to six after the third.
  expect(resultOf(mbsRapid, '5s 6h Kd Kc 4s')).toBe('player');
});

clause('3.10.1', 'a tie gives Player and Banker stakes back and pays Tie', () => {
  const told = (on: 'player' | 'banker' | 'tie') =>
    settle(mbsRapid, { version, cards: '7s 7h Kd Kc', on, stake: 100 });
  expect(told('player')).toMatchObject({ outcome: 'push', paid: 100, clause: '3.10.1' });
  expect(told('banker')).toMatchObject({ outcome: 'push', paid: 100, clause: '3.10.1' });
  expect(told('tie')).toMatchObject({ outcome: 'win', profit: '800' });
});
