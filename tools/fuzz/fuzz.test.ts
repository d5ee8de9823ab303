// The short form of `npm run fuzz`.

import { expect, test } from 'vitest';

import { chanceFrom } from '../oracle/chance.ts';
import { besiege } from './besieged.ts';
import { ATTACKS } from './messages.ts';
import { requestOf } from './requests.ts';

test('[R-COM-3] a house under siege neither breaks nor changes', { timeout: 180_000 }, async () => {
  const { findings, sent, answers } = await besiege(7, 3_000);
  expect(findings).toEqual([]);
  for (const attack of ATTACKS) expect(sent[attack]).toBeGreaterThan(100);
  expect(sent.requests).toBeGreaterThan(300);
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining(['answer', 'bye not-understood', 'bye not-signed-in', 'HTTP 400']),
  );
});

test('a seed gives the same siege again', () => {
  const [one, two] = [chanceFrom(3), chanceFrom(3)];
  const first = Array.from({ length: 50 }, () => requestOf(one));
  expect(Array.from({ length: 50 }, () => requestOf(two))).toEqual(first);
});
