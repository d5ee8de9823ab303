import { describe, expect, test, vi } from 'vitest';
import { levelRules } from './tidy/levels.ts';
import { nameRules, unneededNames } from './tidy/names.ts';
import { paperRules } from './tidy/papers.ts';
import { serverRules } from './tidy/server-layers.ts';
import { shapeRules } from './tidy/shape.ts';
import { readHouse, type TidyViolation } from './tidy/source.ts';
import { unneededWords, wordRules } from './tidy/words.ts';

// Each reads the whole tree; beside whole houses of other tests that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const RULES = [
  ...levelRules,
  ...serverRules,
  ...shapeRules,
  ...nameRules,
  ...wordRules,
  ...paperRules,
];

const house = readHouse();
const told = (violations: readonly TidyViolation[]) => [
  ...new Set(violations.map(({ path, line, says }) => `${path}:${line} ${says}`)),
];

describe('the house is tidy', () => {
  test.each(RULES)('$name', ({ violationsIn }) => {
    expect(told(violationsIn(house))).toEqual([]);
  });
});

describe('a rule finds what was planted for it', () => {
  test.each(RULES)('$name', ({ violationsIn, planted }) => {
    const blamed = new Set(violationsIn(planted).map(({ path }) => path));
    expect(blamed.size).toBeGreaterThan(0);
  });
});

test('every exception is still needed', () => {
  expect([...unneededWords(house), ...unneededNames(house)]).toEqual([]);
});
