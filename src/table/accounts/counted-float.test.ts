// Chips that were counted by value come to the sum on their slip, or nothing is moved (G12).

import { expect, test } from 'vitest';

import { plainSetup, readyTable, staff } from '../testing/scene.ts';

const BY = staff('game-supervisor');
const CHIPS = [
  { chip: 10_000, count: 3 },
  { chip: 25, count: 4 },
];
const fill = { do: 'move-float', move: 'fill', slip: 'F-9', chips: CHIPS } as const;

test('ruling G12: a fill keeps its chips by value on record, and they come to its sum', () => {
  const scene = readyTable(plainSetup('crown', 'traditional'));
  const events = scene.events.length;
  const wrong = { ...fill, cents: 30_000, countersignedBy: 'cashier-1', by: BY } as const;
  expect(scene.refused(wrong).reason).toEqual({
    ...{ code: 'chips-differ-from-slip', balance: 30_100, asked: 30_000 },
  });
  expect(scene.events).toHaveLength(events);
  scene.do({ ...wrong, cents: 30_100 });
  expect(scene.events.at(-1)).toMatchObject({ happened: 'float-moved', chips: CHIPS });
});
