// Part 5 of the document: permissible wagers.

import { expect } from 'vitest';
import { place } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';

const clause = clausesOf('crown-rapid');
const limits = { player: { min: 25, max: 100, step: 10 } };

clause('5.3.1', 'a wager under the minimum of its spot shows no chips at all', () => {
  expect(place(crownRapid, 'crown', [{ on: 'player', stake: 24 }], { limits })).toEqual({
    accepted: [],
    refused: [['player', 'below-minimum', '5.3.1']],
  });
  // The total is judged, not the chip: 20 and 5 are 25.
  const standing = [{ on: 'player', stake: 20 }] as const;
  expect(
    place(crownRapid, 'crown', [{ on: 'player', stake: 5 }], { limits, standing }).accepted,
  ).toEqual([['player', 5]]);
});

clause('5.3.2(a)', 'minimum 25 and step 10: an attempt at 52 becomes 45', () => {
  expect(place(crownRapid, 'crown', [{ on: 'player', stake: 52 }], { limits }).accepted).toEqual([
    ['player', 45],
  ]);
});

clause('5.3.2(b)', 'above the maximum falls to the highest permitted figure: here 95', () => {
  expect(place(crownRapid, 'crown', [{ on: 'player', stake: 500 }], { limits }).accepted).toEqual([
    ['player', 95],
  ]);
  const standing = [{ on: 'player', stake: 95 }] as const;
  expect(
    place(crownRapid, 'crown', [{ on: 'player', stake: 10 }], { limits, standing }).refused,
  ).toEqual([['player', 'above-maximum', '5.3.2(b)']]);
});

clause('5.3.3', 'wagers that together miss the aggregate minimum are not recognised', () => {
  const wagers = [
    { on: 'player', stake: 300 },
    { on: 'tie', stake: 100 },
  ] as const;
  expect(place(crownRapid, 'crown', wagers, { aggregateMin: 500 })).toEqual({
    accepted: [],
    refused: [
      ['player', 'below-aggregate-minimum', '5.3.3'],
      ['tie', 'below-aggregate-minimum', '5.3.3'],
    ],
  });
  expect(place(crownRapid, 'crown', wagers, { aggregateMin: 400 }).refused).toEqual([]);
});

clause('5.3.3', 'pair wagers that fell under 4.11.1 do not count towards it', () => {
  const wagers = [
    { on: 'super-6', stake: 300 },
    { on: 'player-pair', stake: 300 },
  ] as const;
  expect(place(crownRapid, 'crown', wagers, { aggregateMin: 500 }).refused).toEqual([
    ['super-6', 'below-aggregate-minimum', '5.3.3'],
    ['player-pair', 'needs-a-qualifying-wager', '4.11.1'],
  ]);
});
