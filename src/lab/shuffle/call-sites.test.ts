// Holds docs/fair-shuffles.md to the code: where chance is used, what is found, what is known bad.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KNOWN_BAD } from './battery/known-bad.ts';
import { SHOE_FAULTS } from './verify.ts';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/fair-shuffles.md', root), 'utf8');

/** The first cells of the table under this heading of its first column. */
const firstCells = (heading: string): string[] =>
  (page.split(`\n| ${heading} |`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .filter(row => row.startsWith('|'))
    .map(row => /^\| `([^`]+)`/.exec(row)?.[1] ?? '');

const sources = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
  .map(path => `src/${path.replaceAll('\\', '/')}`)
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/index\.ts$/.test(path));

test('[R-RNG-2] every place that takes a chance from the house is listed, and no other', () => {
  const users = sources.filter(path =>
    /\b(osBytes|freshShoe)\b/.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(firstCells('file').toSorted()).toEqual(users.toSorted());
});

test('[R-RNG-3] Math.random is used nowhere', () => {
  const users = sources.filter(path =>
    readFileSync(new URL(path, root), 'utf8').includes('Math.random'),
  );
  expect(users).toEqual([]);
});

test('every finding and every bad generator is on the page', () => {
  expect(firstCells('finding')).toEqual([...SHOE_FAULTS]);
  expect(firstCells('name')).toEqual([...KNOWN_BAD]);
});
