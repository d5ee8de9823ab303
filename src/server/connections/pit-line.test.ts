// The pit's line of a table, from real coups: what lies, what waits, what the house has kept.

import { expect, test } from 'vitest';
import { assert } from '../../rules/assert.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import { pitLineOf } from './pit-line.ts';

const roomOf = ({ table }: Scene) => ({
  ...{ table, book: RULEBOOKS[table.setup?.rulebook ?? 'crown'] },
});

const BANKER_WINS = '2s 9h Ks Kd';

test.each(['crown-rapid', 'crown'] as const)('%s: a coup in figures', book => {
  const scene = readyTable(plainSetup(book, 'traditional'));
  const boughtIn = pitLineOf('t', roomOf(scene)).boughtIn;
  expect(boughtIn).toBe(1_000_000 * scene.table.seats.length);
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 50_000).wager(2, 'banker', 20_000);
  expect(pitLineOf('t', roomOf(scene))).toMatchObject({ onFelt: 70_000, win: 0, boughtIn });
  scene.do({ do: 'close-wagering' }).cards(BANKER_WINS).do({ do: 'settle-coup' });
  // 500.00 lost, 200.00 paid less five per cent of commission.
  expect(pitLineOf('t', roomOf(scene))).toMatchObject({ onFelt: 0, win: 31_000, boughtIn });
});

test('claims, frozen accounts and people on duty are on it', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  scene.do({ do: 'open-claim', says: 'Paid too little.' });
  scene.do({ do: 'freeze-accounts', why: 'A look at the cards.' });
  expect(pitLineOf('t', roomOf(scene))).toMatchObject({
    claims: 1,
    frozen: 'A look at the cards.',
    dealer: 'dealer-1',
  });
});

test('a table that could not be taken up has an empty line', () => {
  expect(pitLineOf('t')).toMatchObject({ claims: 0, win: 0, dealer: null });
});

test('what stands at risk: wagers against each other, by result, and the pace', () => {
  const scene = readyTable(plainSetup('crown', 'traditional'));
  expect(pitLineOf('t', roomOf(scene))).toMatchObject({ nets: null, pace: null });
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 50_000).wager(2, 'banker', 20_000);
  scene.wager(3, 'tie', 10_000);
  // Banker is paid less five per cent; main wagers go back on a tie, which pays eight to one.
  expect(pitLineOf('t', roomOf(scene)).nets).toEqual({
    player: 20_000 + 10_000 - 50_000,
    banker: 50_000 + 10_000 - 19_000,
    tie: -80_000,
  });
  scene.do({ do: 'close-wagering' }).cards(BANKER_WINS).do({ do: 'settle-coup' });
  expect(pitLineOf('t', roomOf(scene))).toMatchObject({ nets: null, pace: null });
  const { table } = scene;
  const [played] = table.records;
  assert(played !== undefined, 'a coup was settled');
  // Two coups in three minutes are forty an hour between them; one of two hours ago counts no more.
  const at = (minutes: number) => ({ ...played, settledAt: minutes * 60_000 });
  const room = {
    ...roomOf(scene),
    table: { ...table, records: [at(0), at(120), at(121.5), at(123)] },
  };
  expect(pitLineOf('t', room).pace).toBe(40);
});
