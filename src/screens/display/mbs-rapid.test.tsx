// What the book of Marina Bay Sands wants on the wall.

import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { onTheWall, wallOf } from '../testing/on-the-wall.tsx';

const clause = clausesOf('mbs-rapid');

const table = () => readyTable(plainSetup('mbs-rapid', 'no-commission'));

clause('title', 'the game, its edition and the day it holds from stand on the wall', () => {
  const wall = onTheWall(table(), 'notices');
  expect(wall).toContain('Rapid No Commission Baccarat');
  expect(wall).toMatch(/Marina Bay Sands, Singapore, 5, 2017-02-17 \( ?mbs-rapid ?\)/);
});

clause('3.9', 'both counts are shown when the four cards are, before any third card', () => {
  const scene = table().do({ do: 'open-wagering' }).wager(1, 'player', 5000);
  scene.do({ do: 'close-wagering' }).cards('2s 3h Kd');
  expect(wallOf(scene)).toContain('<output class="hand-count">2</output>');
  scene.cards('Kc');
  const counts = [...wallOf(scene).matchAll(/hand-count">(\d)/g)].map(([, count]) => count);
  expect(counts).toEqual(['2', '3']);
  expect(scene.table.coup?.cards).toHaveLength(4);
});
