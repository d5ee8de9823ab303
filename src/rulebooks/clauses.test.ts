// What every clause list must satisfy, whatever its book says.

import { describe, expect, test } from 'vitest';
import { RULEBOOK_IDS } from '../rules/rulebook.ts';
import { CHAPTERS, CLAUSES } from './clauses.ts';
import { TO_COME } from './to-come.ts';

// Counted in the documents, clause by clause.
const COUNTS = {
  'crown-rapid': 271,
  'mbs-rapid': 48,
  tasmania: 221,
  crown: 428,
  demonstration: 33,
};

describe.each(RULEBOOK_IDS)('the clauses of %s', book => {
  const inChapters = CHAPTERS[book].flatMap(({ clauses }) => Object.entries(clauses));
  const ids = inChapters.map(([id]) => id);

  test('are all listed, each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(COUNTS[book]);
    expect(Object.keys(CLAUSES[book]).toSorted()).toEqual(ids.toSorted());
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(CLAUSES[book])).toBe(true);
    const loose = inChapters.filter(
      ([, clause]) => !Object.isFrozen(clause) || !Object.isFrozen(clause.roles),
    );
    expect(loose).toEqual([]);
  });

  test('say something, and why where the floor keeps them', () => {
    const silent = inChapters.filter(
      ([, clause]) =>
        clause.says.trim() === '' ||
        (clause.kept === 'floor' && !/^[A-Z].*\.$/.test(clause.because)) ||
        (clause.kept === 'floor') !== (clause.kind === 'human'),
    );
    expect(silent).toEqual([]);
  });

  test('can stand in the title of a proof', () => {
    expect(ids.filter(id => /[;\]\n]|^\s|\s$/.test(id))).toEqual([]);
  });

  test('are to come with the part of the house that keeps them, each once', () => {
    const listed = Object.values(TO_COME[book]).flat();
    expect(new Set(listed).size).toBe(listed.length);
    const clauses = new Map(inChapters);
    const byWork: Readonly<Record<string, readonly string[]>> = TO_COME[book];
    for (const [work, coming] of Object.entries(byWork)) {
      expect(coming.filter(id => clauses.get(id)?.where !== work)).toEqual([]);
    }
  });
});
