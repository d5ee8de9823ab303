// A coup told from its events alone: every card, every wager, every reason.

import { writtenLines } from '../../texts/index.ts';
import { expect, test } from 'vitest';
import { tellCoup } from './tell-coup.ts';
import { plainSetup, readyTable, staff } from '../testing/scene.ts';

const says = (story: ReturnType<typeof tellCoup>) =>
  writtenLines(story?.lines ?? []).map(line =>
    line.clause === null ? line.says : `${line.says} [${line.clause}]`,
  );

test('a plain coup is told card by card and wager by wager', () => {
  const scene = readyTable(plainSetup('crown', 'crown')).do({ do: 'open-wagering' });
  scene.wager(1, 'banker', 10_000).wager(2, 'player', 5000).wager(2, 'player', 0);
  scene.do({ do: 'close-wagering' }).cards('Ts 6h 5d Tc').do({ do: 'close-insurance' });
  scene.cards('Th').do({ do: 'settle-coup' });
  expect(says(tellCoup(scene.book, scene.events, 1, 1))).toEqual([
    'Coup 1: wagers are called for.',
    'Seat 1, patron-1: Banker is 100.00, by set.',
    'Seat 2, patron-2: Player is 50.00, by set.',
    'Seat 2, patron-2: Player is taken back, by set.',
    'No more wagers, by dealer.',
    'Seat 1 had banker=10000.',
    'Player, card 1: Ts.',
    'Banker, card 1: 6h.',
    'Player, card 2: 5d, which makes 5.',
    'Banker, card 2: Tc, which makes 6.',
    'Insurance is closed, by dealer.',
    'Player, card 3: Th, which makes 5.',
    'Banker wins: Player 5, Banker 6.',
    'Seat 1, patron-1: 100.00 on Banker, back 150.00, commission 50.00. ' +
      'Banker wins with 6: pays half. [10.1 crown banker]',
  ]);
});

test('each coup is told by itself, with the clause of what came off at its close', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  for (const stake of [5000, 6000]) {
    scene.do({ do: 'open-wagering' }).wager(1, 'player', stake).wager(2, 'player-pair', 1000);
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  }
  const told = says(tellCoup(scene.book, scene.events, 1, 2)) ?? [];
  expect(told).toContain('No more wagers, by first card.');
  expect(told).toContain(
    'Seat 2: Player Pair goes back: it needs a main wager beside it. [4.11.1]',
  );
  expect(told.filter(line => line.includes('50.00 on Player'))).toEqual([]);
  expect(told.at(-1)).toMatch(/^Seat 1, patron-1: 60\.00 on Player, back 120\.00\. Player wins 9/);
  expect(tellCoup(scene.book, scene.events, 1, 3)).toBeUndefined();
  expect(tellCoup(scene.book, scene.events, 2, 1)).toBeUndefined();
});

test('a voided coup says so, and so does a dummy', () => {
  const scene = readyTable(plainSetup('crown', 'traditional')).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000);
  const by = staff('game-supervisor');
  scene.do({ do: 'order-dummy-coups', reason: 'during-the-shoe', by });
  scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  const story = tellCoup(scene.book, scene.events, 1, 1);
  expect(story?.standing).toBe('dummy');
  expect(says(story)).toContain('Coup made dummy.');
});
