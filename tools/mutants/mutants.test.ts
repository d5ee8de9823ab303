// The breaks that are tried on proofs are still breaks: their words stand where they are said to.

import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { allMutants } from './mutants.ts';
import { WRITTEN } from './written.ts';

test.each(WRITTEN.map(one => [`${one.book} ${one.clause}`, one] as const))(
  'the duty of %s has its line, once',
  (_, { file, from, to }) => {
    const text = readFileSync(file, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    expect(from).not.toBe(to);
  },
);

test('more than two hundred clauses have a break', () => {
  const clauses = new Set(allMutants().map(({ book, clause }) => `${book} ${clause}`));
  expect(clauses.size).toBeGreaterThanOrEqual(200);
});
