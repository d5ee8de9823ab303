// Section 11 of the document: the table of play.

import { expect } from 'vitest';
import { nextSide } from '../../rules/tableau.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

clause('11', 'the cards alone say who draws, the Player before the Banker', () => {
  const next = (player: string, banker: string) =>
    nextSide(tasmania.tableau, { player: cards(player), banker: cards(banker) });
  expect(next('2s 3h', 'Kd Qc')).toBe('player');
  expect(next('2s 3h 9d', 'Kd Qc')).toBe('banker');
  // Ten-valued third cards are column nought: Banker on four stands.
  expect(next('2s 3h Td', 'Kd 4c')).toBe('nobody');
  expect(next('2s 3h Kd', 'Kd 4c')).toBe('nobody');
});

// The matrix as printed. The Banker holds a king and the card of the row. The Player on two and
// three draws the card of the column, and in the last column stands on six.
const THIRDS = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
const MATRIX = [
  //                       0123456789 no card
  ['11 Banker 3', '3c', 'DDDDDDDDSD D'],
  ['11 Banker 4', '4c', 'SSDDDDDDSS D'],
  ['11 Banker 5', '5c', 'SSSSDDDDSS D'],
  ['11 Banker 6', '6c', 'SSSSSSDDSS S'],
] as const;

const dealt = (second: string): string => {
  const says = (shoe: string) => (deal(tasmania, shoe).banker.length === 3 ? 'D' : 'S');
  const columns = THIRDS.map(third => says(`2h Kh 3d ${second} ${third} 9d`));
  return `${columns.join('')} ${says(`6s Kh Kd ${second} 9d`)}`;
};

for (const [id, second, row] of MATRIX) {
  clause(id, `Banker with king and ${second}: ${row}`, () => {
    expect(dealt(second)).toBe(row);
  });
}

clause('11 Banker 3-6', 'three to six are decided by the matrix', () => {
  expect(MATRIX.map(([, second]) => dealt(second))).toEqual(MATRIX.map(([, , row]) => row));
});

clause('11 Banker 0-2', 'nought, one and two always draw, but not against eight or nine', () => {
  for (const second of ['Qc', 'Ac', '2c']) {
    expect(dealt(second)).toBe('DDDDDDDDDD D');
    expect(deal(tasmania, `8s Kh Kd ${second} 9d`).used).toBe(4);
    expect(deal(tasmania, `9s Kh Kd ${second} 9d`).used).toBe(4);
  }
});

clause('11 Banker 7', 'seven stands', () => {
  expect(dealt('7c')).toBe('SSSSSSSSSS S');
});

clause('11 Banker 8-9', 'eight or nine on the Banker: neither hand draws', () => {
  for (const second of ['8c', '9c']) {
    for (const player of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
      expect(deal(tasmania, `Ks Kh ${player} ${second} 5s 5h`).used).toBe(4);
    }
  }
});

/** The Player holds a king and this card against a Banker on seven. */
const playerDraws = (second: string) =>
  deal(tasmania, `Ks 7h ${second} Kc 5s 5h`).player.length === 3;

clause('11 Player 0-5', 'Player on nought to five draws', () => {
  for (const second of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
    expect([second, playerDraws(second)]).toEqual([second, true]);
  }
});

clause('11 Player 6-7', 'Player on six or seven stands', () => {
  expect(['6d', '7d'].map(playerDraws)).toEqual([false, false]);
});

clause('11 Player 8-9', 'eight or nine on the Player: neither hand draws', () => {
  for (const second of ['8d', '9d']) {
    for (const banker of ['Qc', 'Ac', '2c', '3c', '4c', '5c']) {
      expect(deal(tasmania, `Ks Kh ${second} ${banker} 5s 5h`).used).toBe(4);
    }
  }
});
