// A table that waits for a browser test waits for that one alone: two tests run at once, and the
// second would open, deal and settle under the first one's fingers.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../e2e/', import.meta.url);

test('no two browser tests hold the same table', () => {
  const held = readdirSync(FOLDER)
    .filter(name => name.endsWith('.spec.ts'))
    .flatMap(name => [
      ...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(/holdOwn\('([a-z-]+)'\)/gu),
    ])
    .map(([, table]) => table);
  expect(held.length).toBeGreaterThan(10);
  expect(held.filter((table, at) => held.indexOf(table) !== at)).toEqual([]);
});
