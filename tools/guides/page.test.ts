// The patron's page in docs/guides is the help of the terminal, word for word.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { patronPage } from './page.ts';

test('docs/guides/patron.md is what the terminal says, word for word', async () => {
  const page = fileURLToPath(new URL('../../docs/guides/patron.md', import.meta.url));
  expect(await readFile(page, 'utf8')).toBe(await patronPage());
});
