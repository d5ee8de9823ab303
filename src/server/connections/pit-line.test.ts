// The pit's line of a table, from real coups: what lies, what waits, what the house has kept.

import { expect, test } from 'vitest';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { pitLineOf } from './pit-line.ts';

const BANKER_WINS = '2s 9h Ks Kd';

test.each(['crown-rapid', 'crown'] as const)('%s: a coup in figures', book => {
  const scene = readyTable(plainSetup(book, 'traditional'));
  const boughtIn = pitLineOf('t', scene.table).boughtIn;
  expect(boughtIn).toBe(1_000_000 * scene.table.seats.length);
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 50_000).wager(2, 'banker', 20_000);
  expect(pitLineOf('t', scene.table)).toMatchObject({ onFelt: 70_000, win: 0, boughtIn });
  scene.do({ do: 'close-wagering' }).cards(BANKER_WINS).do({ do: 'settle-coup' });
  // 500.00 lost, 200.00 paid less five per cent of commission.
  expect(pitLineOf('t', scene.table)).toMatchObject({ onFelt: 0, win: 31_000, boughtIn });
});

test('claims, frozen accounts and people on duty are on it', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  scene.do({ do: 'open-claim', says: 'Paid too little.' });
  scene.do({ do: 'freeze-accounts', why: 'A look at the cards.' });
  expect(pitLineOf('t', scene.table)).toMatchObject({
    claims: 1,
    frozen: 'A look at the cards.',
    dealer: 'dealer-1',
  });
});

test('a table that could not be taken up has an empty line', () => {
  expect(pitLineOf('t')).toMatchObject({ claims: 0, win: 0, dealer: null });
});
