// The tool over the real clause lists: a proof that lands changes a finding and a page.

import { expect, test } from 'vitest';
import { stalePages, summary, traceHouse } from './house.ts';
import { readProofs } from './report.ts';

const reportOf = (...titles: readonly string[]) => ({
  testResults: [
    {
      name: 'src/rules/a.test.ts',
      assertionResults: titles.map(title => ({ title, status: 'passed' })),
    },
  ],
});

const nothing = traceHouse([]);
const proven = traceHouse(readProofs(reportOf('[mbs-rapid 3.6] two hands'), '/house'));
const findings = (house: typeof nothing) => house.traces.flatMap(traced => traced.findings);

const OPEN = 'mbs-rapid 3.6: rules must prove it, and nothing does.';

test('a clause of the rules is a finding until a proof lands', () => {
  expect(findings(nothing)).toContain(OPEN);
  expect(findings(proven)).toEqual(findings(nothing).filter(finding => finding !== OPEN));
});

test('a page is true only as it would be written now', () => {
  const committed = new Map(nothing.pages.map(({ path, text }) => [path, text]));
  const read = (path: string) => committed.get(path);
  expect(stalePages(nothing.pages, read)).toEqual([]);
  expect(stalePages(proven.pages, read)).toEqual([
    'docs/traceability/mbs-rapid.md is not true any more: run `npm run traceability`.',
  ]);
  expect(stalePages(nothing.pages, () => undefined)).toHaveLength(5);
});

test('the summary has a line for each book', () => {
  const [head, ...lines] = summary(nothing.traces).split('\n');
  expect(head).toMatch(/^rulebook +clauses +proven +to-come +floor +figure-missing +open$/);
  expect(lines.map(line => line.split(/ +/).slice(0, 2))).toEqual([
    ['crown-rapid', '271'],
    ['mbs-rapid', '48'],
    ['tasmania', '221'],
    ['crown', '428'],
    ['demonstration', '33'],
  ]);
});
