// docs/threats.md: every line names a test, and every test it names is there.

import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/threats.md', ROOT), 'utf8');

const textOf = (file: string): string => {
  const place = /^(?:tools|e2e)\//u.test(file) ? file : `src/${file}`;
  const found = new URL(place, ROOT);
  return existsSync(found) ? readFileSync(found, 'utf8') : '';
};

const lines = page
  .split('\n')
  .filter(line => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('| harm'));

/** A test file, and words of the test in brackets, which may have brackets of their own. */
const PROOF = /`([^`]+\.(?:test\.tsx?|spec\.ts))` \(((?:[^()]|\([^()]*\))+)\)/gu;

test.each(lines)('%s', line => {
  const proofs = [...(line.split('|').at(-2) ?? '').matchAll(PROOF)];
  expect(proofs.length).toBeGreaterThan(0);
  for (const [, file = '', words = ''] of proofs) {
    expect(`${file}: ${textOf(file).includes(words)}`).toBe(`${file}: true`);
  }
});

test('everybody is there, and at most five things are trusted', () => {
  const headings = [...page.matchAll(/^## (.+)$/gmu)].map(([, name]) => name);
  expect(headings).toEqual([
    ...['Patron', 'Dealer', 'Supervisor', 'Cashier', 'Administrator and operator'],
    ...['Owner of the database', 'Network', 'Machine room', 'Trusted', 'Without the second place'],
  ]);
  const [, trusted = ''] = page.split('## Trusted');
  expect(trusted.match(/^\d\. /gmu)?.length).toBeLessThanOrEqual(5);
});

test('every story of an insider is told and named, and there are ten and more', () => {
  const numbersIn = (text: string, story: RegExp) =>
    [...new Set([...text.matchAll(story)].map(([, number]) => Number(number)))].toSorted(
      (a, b) => a - b,
    );
  const named = numbersIn(page, /\(story (\d+)\)/gu);
  const told = numbersIn(textOf('server/house/insiders.test.ts'), /^test\('story (\d+): /gmu);
  expect(named).toEqual(told);
  expect(told.length).toBeGreaterThanOrEqual(10);
});
