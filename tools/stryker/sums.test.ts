// The sums of a run flatter nobody: what was ignored or never reached has survived.

import { expect, test } from 'vitest';
import { sumLines } from './sums.ts';

test('ignored mutants and those without a test count as survivors', () => {
  const fileName = '/tmp/x/src/ledger/apply.ts';
  const tried = ['Killed', 'Timeout', 'Survived', 'Ignored', 'NoCoverage', 'CompileError'].map(
    status => ({ fileName, status }),
  );
  expect(sumLines(tried)).toEqual([
    '40.0% src/ledger/apply.ts: 2 of 5 killed',
    '40.0% all: 2 of 5 killed',
  ]);
});

test('a file of which every mutant was killed has no line', () => {
  const tried = [{ fileName: '/src/rules/hand.ts', status: 'Killed' }];
  expect(sumLines(tried)).toEqual(['100.0% all: 1 of 1 killed']);
  expect(sumLines([])).toEqual(['– all: 0 of 0 killed']);
});
