// What the tool reads out of a test report, and what it leaves.

import { expect, test } from 'vitest';
import { proofTitle, scenarioTitle } from '../../src/rulebooks/testing/proof.ts';
import { readProofs } from './report.ts';

const reportOf = (name: string, ...tests: readonly [title: string, status: string][]) => ({
  testResults: [{ name, assertionResults: tests.map(([title, status]) => ({ title, status })) }],
});

test('a proof is read back as it was titled', () => {
  const title = proofTitle('crown', ['10.1 note *', '3.2.1'], 'a [strange] title');
  expect(readProofs(reportOf('/house/src/rules/a.test.ts', [title, 'passed']), '/house')).toEqual([
    {
      book: 'crown',
      clauses: ['10.1 note *', '3.2.1'],
      title: 'a [strange] title',
      file: 'src/rules/a.test.ts',
      passed: true,
    },
  ]);
});

test('a scenario stands under its own file', () => {
  const title = scenarioTitle(
    'crown',
    ['11.3'],
    'A card goes back.',
    'scenarios/crown/11.3-a.jsonl',
  );
  const [proof] = readProofs(reportOf('/house/src/a.test.ts', [title, 'passed']), '/house');
  expect(proof).toMatchObject({ title: 'A card goes back.', file: 'scenarios/crown/11.3-a.jsonl' });
});

test('whichever file ended first, its proofs stand in the order of the names', () => {
  const [first] = reportOf('a.test.ts', ['[crown 9.1] one', 'passed']).testResults;
  const [second] = reportOf('b.test.ts', ['[crown 9.1] two', 'passed']).testResults;
  if (first === undefined || second === undefined) throw new Error('each report has a file');
  const titles = (testResults: (typeof first)[]) =>
    readProofs({ testResults }, '/house').map(({ title }) => title);
  expect(titles([second, first])).toEqual(['one', 'two']);
  expect(titles([first, second])).toEqual(['one', 'two']);
});

test('the longer name of a book is not taken for the shorter', () => {
  const [proof] = readProofs(reportOf('a.test.ts', ['[crown-rapid 9.1] a', 'passed']), '/house');
  expect(proof?.book).toBe('crown-rapid');
});

test.each(['failed', 'skipped', 'pending', 'todo'])('a proof that is %s has not passed', status => {
  const [proof] = readProofs(reportOf('a.test.ts', ['[crown 9.1] a', status]), '/house');
  expect(proof?.passed).toBe(false);
});

test.each(['no clause', '[crown] no clause', '[northshore 1.1] no such book', 'a [crown 9.1] b'])(
  '"%s" is no proof',
  title => {
    expect(readProofs(reportOf('a.test.ts', [title, 'passed']), '/house')).toEqual([]);
  },
);
