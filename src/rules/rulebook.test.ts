import { expect, test } from 'vitest';
import {
  crown,
  crownRapid,
  mbsRapid,
  rulebookOf,
  RULEBOOKS,
  tasmania,
} from '../rulebooks/index.ts';
import { offeredBy, RULEBOOK_IDS, versionOf, versionsOf } from './rulebook.ts';

test('the versions of each book, in the order the book names them', () => {
  expect(versionsOf(crownRapid)).toEqual(['traditional', 'crown']);
  expect(versionsOf(mbsRapid)).toEqual(['no-commission']);
  expect(versionsOf(tasmania)).toEqual(['traditional', 'federal']);
  expect(versionsOf(crown)).toEqual(['traditional', 'crown', 'two-to-one', 'tie-baccarat']);
});

test('a book and a version are found by name, and nothing else is', () => {
  expect(RULEBOOK_IDS.map(id => rulebookOf(id)?.id)).toEqual(RULEBOOK_IDS);
  expect(versionOf(crown, 'two-to-one')?.name).toBe('2 to 1 Baccarat');
  for (const name of ['', 'Crown', 'federal', '__proto__', 'constructor', 'toString']) {
    expect(versionOf(crown, name)).toBeUndefined();
    expect(rulebookOf(name)).toBeUndefined();
  }
});

test('what a version offers, Runs and tails too', () => {
  const offered = Object.values(RULEBOOKS).flatMap(book =>
    versionsOf(book).map(name => {
      const version = versionOf(book, name);
      return [book.id, name, version ? offeredBy(version).length : 0];
    }),
  );
  expect(offered).toEqual([
    ['crown-rapid', 'traditional', 10],
    ['crown-rapid', 'crown', 10],
    ['mbs-rapid', 'no-commission', 5],
    ['tasmania', 'traditional', 5],
    ['tasmania', 'federal', 5],
    ['crown', 'traditional', 15],
    ['crown', 'crown', 16],
    ['crown', 'two-to-one', 3],
    ['crown', 'tie-baccarat', 3],
    ['demonstration', 'lucky-6', 6],
    ['demonstration', 'commission-free', 7],
  ]);
});
