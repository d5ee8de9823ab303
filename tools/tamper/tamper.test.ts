// The short form of `npm run tamper`: the first way of each class that verify must find.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { StoppedCopy } from './stopped-copy.ts';
import { tried } from './tried.ts';
import { WAYS } from './ways.ts';

// A house plays first, and every verification reads all that it left.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

let copy: StoppedCopy;
beforeAll(async () => {
  copy = await StoppedCopy.make();
});
afterAll(() => copy.end());

const SHORT = [...new Set(WAYS.map(way => way.class))].flatMap(
  group => WAYS.find(way => way.class === group) ?? [],
);

test('[R-EVT-4] an untouched copy verifies, with the second place and without it', async () => {
  expect(await copy.verify()).toEqual({ alone: [], withSecondPlace: [] });
});

test.each(SHORT)('[R-EVT-4] $class: $name is found as expected', async way => {
  expect(await tried(copy, way)).toMatchObject({ isAsExpected: true });
});

test('what was altered was put back: what one way left would be found for another', async () => {
  expect(await copy.verify()).toEqual({ alone: [], withSecondPlace: [] });
});

test('there are at least sixty ways, and at most five of them are trusted', () => {
  expect(new Set(WAYS.map(({ name }) => name)).size).toBe(WAYS.length);
  expect(WAYS.length).toBeGreaterThanOrEqual(60);
  expect(WAYS.filter(({ finder }) => finder === 'trusted').length).toBeLessThanOrEqual(5);
});
