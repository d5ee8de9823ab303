// What Crown's Rapid book wants on the wall.

import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import type { Version } from '../../rules/rulebook.ts';
import { report } from '../../table/testing/irregular.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import { onTheWall, wallOf } from '../testing/on-the-wall.tsx';

const clause = clausesOf('crown-rapid');

const BANKER_NINE = '4s 9h Kd Kc';
/** A real shoe, whose cutting card the dealer notes. */
const NOTED = { cuttingCard: 'noted' } as const;

const table = (version: Version = 'traditional'): Scene =>
  readyTable(plainSetup('crown-rapid', version));

const closed = (scene: Scene): Scene =>
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).do({ do: 'close-wagering' });

clause('1.1 WND', 'the wall shows the outcome of the latest coup until the next card', () => {
  const scene = closed(table()).cards(BANKER_NINE);
  expect(onTheWall(scene)).toContain('Banker wins, 9 over 4');
  scene.do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
  expect(onTheWall(scene)).toContain('Banker wins, 9 over 4');
  scene.wager(1, 'player', 5000).do({ do: 'close-wagering' }).cards('5s');
  expect(onTheWall(scene)).not.toContain('Banker wins');
});

clause('1.1 VCGR', 'the regulator stands on the notices by its whole name', () => {
  const wall = onTheWall(table(), 'notices');
  expect(wall).toContain('Victorian Commission for Gambling Regulation');
  expect(wall).not.toContain('VCGR');
});

clause(
  ['5.1', '5.1 footnote 1 s66(1)(c)'],
  'the sign with the smallest and the largest wager stands there as long as the table is open',
  () => {
    const scene = table();
    const says = /Player · Banker .*10 – 10,000/;
    expect(onTheWall(scene)).toMatch(says);
    expect(onTheWall(closed(scene))).toMatch(says);
    expect(onTheWall(scene.cards(BANKER_NINE))).toMatch(says);
    scene.do({ do: 'settle-coup' }).do({ do: 'freeze-accounts', why: 'a fault' });
    expect(onTheWall(scene)).toMatch(says);
  },
);

clause('7.1', 'while the Crown version is played the wall says so', () => {
  expect(wallOf(table('crown'))).toContain('version-notice">Crown Baccarat</h2>');
  expect(wallOf(table())).not.toContain('version-notice');
});

clause('3.9.3', 'the last coup is announced before wagers on it are taken', () => {
  const scene = closed(readyTable(plainSetup('crown-rapid', 'traditional', NOTED)));
  scene.cards(BANKER_NINE).do({ do: 'record-cutting-card' });
  expect(onTheWall(scene)).not.toContain('Last coup of the shoe');
  scene.do({ do: 'settle-coup' });
  expect(scene.table.phase).toBe('between-coups');
  expect(onTheWall(scene)).toContain('Last coup of the shoe');
});

clause('11.8.3', 'a dummy coup is on the wall from the moment it is due', () => {
  // Player 9 is a natural; the Banker took a card all the same, and it opens a dummy coup.
  const scene = closed(table()).cards('9s Kh Kd 4c');
  expect(onTheWall(scene)).not.toContain('DUMMY COUP');
  scene.do(report('third-card-to-banker', { cards: ['5h'] }));
  expect(onTheWall(scene)).toContain('DUMMY COUP');
  scene.do({ do: 'settle-coup' }).do({ do: 'begin-dummy-coup' }).cards('5h 6h');
  expect(onTheWall(scene)).toContain('DUMMY COUP');
});

clause('8.4.2', 'the result is published when it is complete, not before', () => {
  const scene = closed(table()).cards('4s 9h Kd');
  expect(onTheWall(scene)).not.toMatch(/wins|Tie,/);
  expect(onTheWall(scene.cards('Kc'))).toContain('Banker wins, 9 over 4');
});
