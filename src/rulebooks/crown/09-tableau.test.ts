// Part 9 of the document: the table of play.

import { expect } from 'vitest';
import { deal } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

clause('9.1', 'eight or nine on either side after four cards: no more cards', () => {
  for (const shoe of ['8s 2h Kd Kc', '9s 2h Kd Kc', '2s 8h Kd Kc', '2s 9h Kd Kc']) {
    expect(deal(crown, `${shoe} 5s 5h`).used).toBe(4);
  }
});

/** The Player holds a king and this card against a Banker on seven. */
const playerDraws = (second: string) => deal(crown, `Ks 7h ${second} Kc 5s 5h`).player.length === 3;

clause(['9.2.1', '9.2 Table 1 player-0-5'], 'Player on nought to five draws', () => {
  for (const second of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
    expect([second, playerDraws(second)]).toEqual([second, true]);
  }
});

clause(['9.2.2', '9.2 Table 1 player-6-7'], 'Player on six or seven stands', () => {
  expect(['6d', '7d'].map(playerDraws)).toEqual([false, false]);
});

clause('9.2 Table 1 player-8-9', 'Player on eight or nine: neither hand draws', () => {
  for (const second of ['8d', '9d']) {
    expect(deal(crown, `Ks 2h ${second} Kc 5s 5h`).used).toBe(4);
  }
});

clause('9.2', 'with the Banker on nought to seven the Player follows Table 1', () => {
  for (const banker of ['Qc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c']) {
    expect(deal(crown, `Ks Kh 5d ${banker} 9s 9h`).player).toHaveLength(3);
    expect(deal(crown, `Ks Kh 6d ${banker} 9s 9h`).player).toHaveLength(2);
  }
});

// Table 2 as printed. The Banker holds a king and the card of the row. In the first column the
// Player stands on six; else on two and three he draws the card of the column.
const THIRDS = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
const TABLE_2 = [
  //                         no card 0123456789
  ['9.3 Table 2 banker-0', 'Qc', 'D DDDDDDDDDD'],
  ['9.3 Table 2 banker-1', 'Ac', 'D DDDDDDDDDD'],
  ['9.3 Table 2 banker-2', '2c', 'D DDDDDDDDDD'],
  ['9.3 Table 2 banker-3', '3c', 'D DDDDDDDDSD'],
  ['9.3 Table 2 banker-4', '4c', 'D SSDDDDDDSS'],
  ['9.3 Table 2 banker-5', '5c', 'D SSSSDDDDSS'],
  ['9.3 Table 2 banker-6', '6c', 'S SSSSSSDDSS'],
  ['9.3 Table 2 banker-7', '7c', 'S SSSSSSSSSS'],
  ['9.3 Table 2 banker-8', '8c', 'S SSSSSSSSSS'],
  ['9.3 Table 2 banker-9', '9c', 'S SSSSSSSSSS'],
] as const;

const dealt = (second: string): string => {
  const says = (shoe: string) => (deal(crown, shoe).banker.length === 3 ? 'D' : 'S');
  const columns = THIRDS.map(third => says(`2h Kh 3d ${second} ${third} 9d`));
  return `${says(`6s Kh Kd ${second} 9d`)} ${columns.join('')}`;
};

for (const [id, second, row] of TABLE_2) {
  clause(id, `Banker with king and ${second}: ${row}`, () => {
    expect(dealt(second)).toBe(row);
  });
}

clause(
  ['9.3', '9.3.1', '9.3.2'],
  'Banker draws where Table 2 has D and stands where it has S',
  () => {
    expect(TABLE_2.map(([, second]) => dealt(second))).toEqual(TABLE_2.map(([, , row]) => row));
  },
);
