// The patron's page in docs/guides is the help of the terminal, word for word.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/screens/texts/index.ts';
import { PATRON_GUIDE } from '../../src/screens/texts/patron-guide.ts';
import { patronPage } from './page.ts';

test('docs/guides/patron.md is what the terminal says, word for word', async () => {
  const page = fileURLToPath(new URL('../../docs/guides/patron.md', import.meta.url));
  expect(await readFile(page, 'utf8')).toBe(patronPage());
});

test('every language has as much to say', () => {
  const counts = LANGUAGES.map(language =>
    Object.values(PATRON_GUIDE[language].parts).map(({ lines }) => lines.length),
  );
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[2]).toEqual(counts[0]);
});
