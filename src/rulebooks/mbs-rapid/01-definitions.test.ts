// Part 1 of the document: definitions.

import { expect } from 'vitest';
import { factsOf } from '../../rules/coup.ts';
import { isNatural, pairOf, pointCount } from '../../rules/hand.ts';
import { nextSide } from '../../rules/tableau.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, pays100, resultOf } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { mbsRapid } from './index.ts';

const clause = clausesOf('mbs-rapid');

clause('1.1.1', 'a hand is the cards dealt to one side in one coup', () => {
  const { player, banker } = deal(mbsRapid, '2s 3h 3d Kc 8s Qh');
  expect(player).toEqual(['2s', '3d', '8s']);
  expect(banker).toEqual(['3h', 'Kc']);
});

clause('1.1.2', 'the initial deal is two cards on each side, before any third', () => {
  const next = (player: string, banker: string) =>
    nextSide(mbsRapid.tableau, { player: cards(player), banker: cards(banker) });
  expect(next('2s', '3h')).toBe('player');
  expect(next('2s 3d', '3h')).toBe('banker');
  // Complete: only now does the tableau say who draws, and the Player is on five.
  expect(next('2s 3d', '3h Kc')).toBe('player');
  // And with a natural nobody does.
  expect(next('9s Kd', '3h Kc')).toBe('nobody');
});

clause('1.1.3', 'a natural is eight or nine on two cards, never on three', () => {
  expect(isNatural(cards('4s 4h'))).toBe(true);
  expect(isNatural(cards('9s Kh'))).toBe(true);
  expect(isNatural(cards('7s Kh'))).toBe(false);
  expect(isNatural(cards('2s 3h 4d'))).toBe(false);
});

clause('1.1.4', 'a pair is one rank twice: nines and queens pair, ten and king do not', () => {
  expect(pairOf(cards('9s 9h'))).toBeDefined();
  expect(pairOf(cards('Qs Qs'))).toBeDefined();
  expect(pairOf(cards('Ts Ks'))).toBeUndefined();
  expect(pairOf(cards('Js Qs'))).toBeUndefined();
  // Each side by its own two cards.
  expect(pays100(mbsRapid, 'no-commission', 'player-pair', '9s 8h 9d Kc')).toBe('1100');
  expect(pays100(mbsRapid, 'no-commission', 'banker-pair', '9s 8h 9d Kc')).toBe('-100');
  expect(pays100(mbsRapid, 'no-commission', 'banker-pair', '9s 4h Kd 4c')).toBe('1100');
  expect(pays100(mbsRapid, 'no-commission', 'player-pair', '9s 4h Kd 4c')).toBe('-100');
});

clause('1.1.6', 'the point total of 7 and 8 is five, not fifteen', () => {
  expect(pointCount(cards('7s 8h'))).toBe(5);
  expect(pointCount(cards('9s 8h 7d'))).toBe(4);
  expect(pointCount(cards('4s 6h'))).toBe(0);
  expect(pointCount(cards('Ks Qh'))).toBe(0);
  expect(pointCount(cards('4s 5h'))).toBe(9);
});

clause('1.1.8', 'a tie is judged after the third cards', () => {
  // Five each after four cards; the Player draws a four, the Banker a queen.
  expect(factsOf(deal(mbsRapid, '5s 5h Kd Kc 4s Qh'))).toMatchObject({
    result: 'player',
    playerCount: 9,
    bankerCount: 5,
  });
  // Five to three after four cards; both end on seven.
  expect(resultOf(mbsRapid, '5s 3h Kd Kc 2s 4h')).toBe('tie');
  // Eight to seven is no tie.
  expect(resultOf(mbsRapid, '5s 3h Kd Kc 3s 4h')).toBe('player');
});
