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

test('ten stories of insiders are told and named', () => {
  const told = [...page.matchAll(/\(story (\d+)\)/gu)].map(([, number]) => Number(number));
  expect([...new Set(told)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
