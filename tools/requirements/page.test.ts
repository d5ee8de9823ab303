import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { requirementsPage, ROWS } from './page.ts';

const ROOT = new URL('../../', import.meta.url);
const textOf = (file: string): string =>
  existsSync(new URL(file, ROOT)) ? readFileSync(new URL(file, ROOT), 'utf8') : '';

test('docs/requirements.md is what the rows say (npm run requirements:page writes it)', () => {
  expect(textOf('docs/requirements.md')).toBe(requirementsPage());
});

test('every requirement is there once, in its order within its family', () => {
  const ids = ROWS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const families = new Set(ids.map(id => id.replace(/\d+$/u, '')));
  for (const family of families) {
    const own = ids.filter(id => id.replace(/\d+$/u, '') === family);
    expect(own).toEqual(own.map((_, at) => `${family}${at + 1}`));
  }
  expect(families.size).toBe(19);
});

const proofs = ROWS.flatMap(({ id, proofs: all }) => all.map(proof => [id, proof] as const));

test.each(proofs)('%s is proven by %s', (id, proof) => {
  const [file = '', words = id] = proof.split('#');
  expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$/u);
  expect(textOf(file)).toContain(words);
});

test('what is kept or partly kept has a proof; what is not says why', () => {
  const lacking = ROWS.filter(({ is, says, proofs: all }) =>
    is === 'kept' || is === 'partly' ? all.length === 0 : says === '',
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});
