// Engine against oracle: a second set of books, written from the documents, on seeded cases.
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { compareSettlements, compareStacks, compareStreaks } from './compare.ts';
import { SABOT } from './sabot.ts';

// On a busy machine the long comparisons may take their time.
const timeout = 120_000;

describe('engine and oracle agree', { timeout }, () => {
  test('on 200,000 settlements, which every line of every odds table decides some of', () => {
    const { compared, differences, cited } = compareSettlements(1, 200_000);
    expect(differences.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(200_000);

    const lines = Object.values(RULEBOOKS).flatMap(book =>
      Object.values(book.versions).flatMap(({ wagers }) =>
        Object.values(wagers).flatMap(({ loses, options }) =>
          [loses, ...options.flat().map(({ clause }) => clause)].map(id => `${book.id} ${id}`),
        ),
      ),
    );
    expect(lines.filter(line => !cited.has(line))).toEqual([]);
  });

  test('on 21,000 Run and Dragon Tail wagers', () => {
    const { compared, differences } = compareStreaks(2, 21_000);
    expect(differences.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(21_000);
  });

  test('on 200 whole shoes', () => {
    expect(compareStacks(3, 200).differences.slice(0, 1)).toEqual([]);
  });
});

describe('the command line and the oracle agree', { timeout }, () => {
  test('on 50,000 settlements', () => {
    expect(compareSettlements(4, 50_000, SABOT).differences.slice(0, 3)).toEqual([]);
  });

  test('on 3,000 Run and Dragon Tail wagers', () => {
    expect(compareStreaks(5, 3000, SABOT).differences.slice(0, 3)).toEqual([]);
  });

  test('on 60 whole shoes', () => {
    expect(compareStacks(6, 60, SABOT).differences.slice(0, 1)).toEqual([]);
  });
});
