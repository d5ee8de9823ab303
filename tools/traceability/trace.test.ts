// The two-way check: a small invented list of clauses in, the right findings out.

import { describe, expect, test } from 'vitest';
import type { Clause } from '../../src/rulebooks/clause.ts';
import type { Proof } from './report.ts';
import { countStates, trace, type TracedBook } from './trace.ts';

const plain = { says: 'A duty.', area: 'deal', kind: 'enforce', roles: ['system'] } as const;

const clauses: Record<string, Clause> = {
  '1.1': { ...plain, kept: 'engine', where: 'rules' },
  '1.2': { ...plain, kept: 'screen', where: 'screens' },
  '1.3': { ...plain, kept: 'floor', because: 'Nobody can see it.', where: 'table' },
  '1.4': { ...plain, kept: 'screen', where: 'screens', figure: 'missing' },
};

const bookOf = (
  toCome: TracedBook['toCome'],
  changed: Record<string, Clause> = {},
): TracedBook => ({
  id: 'crown',
  chapters: [{ heading: '1 Only chapter', clauses: { ...clauses, ...changed } }],
  toCome,
});

const proofOf = (...ids: readonly string[]): Proof => ({
  book: 'crown',
  clauses: ids,
  title: 'a ruling',
  file: 'src/rules/a.test.ts',
  passed: true,
});

describe('a book holds', () => {
  test('when each clause is proven, to come, kept by the floor or without its figure', () => {
    const traced = trace(bookOf({ screens: ['1.2'] }), [proofOf('1.1')]);
    expect(traced.findings).toEqual([]);
    const states = traced.chapters[0]?.clauses.map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      ['1.1', 'proven'],
      ['1.2', 'to-come'],
      ['1.3', 'floor'],
      ['1.4', 'figure-missing'],
    ]);
  });

  test('when one proof cites several clauses', () => {
    const traced = trace(bookOf({}), [proofOf('1.1', '1.2')]);
    expect(traced.findings).toEqual([]);
    expect(countStates(traced.chapters.flatMap(chapter => chapter.clauses))).toEqual({
      proven: 2,
      'to-come': 0,
      floor: 1,
      'figure-missing': 1,
      open: 0,
    });
  });
});

describe('it is a finding', () => {
  const findings = (
    proofs: readonly Proof[],
    toCome: TracedBook['toCome'] = { screens: ['1.2'] },
    changed: Record<string, Clause> = {},
  ): readonly string[] => trace(bookOf(toCome, changed), proofs).findings;

  test('when a clause of the engine has no proof and is not to come', () => {
    expect(findings([])).toEqual(['crown 1.1: rules must prove it, and nothing does.']);
  });

  test('when a clause of a screen has no proof and is not to come', () => {
    expect(findings([proofOf('1.1')], {})).toEqual([
      'crown 1.2: screens must prove it, and nothing does.',
    ]);
  });

  test('when its proof did not pass', () => {
    expect(findings([{ ...proofOf('1.1'), passed: false }])).toEqual([
      'crown 1.1: rules must prove it, and nothing does.' +
        ' Its proof did not pass: src/rules/a.test.ts: a ruling',
    ]);
  });

  test('when the proof is of another book', () => {
    expect(findings([{ ...proofOf('1.1'), book: 'tasmania' }])).toHaveLength(1);
  });

  test('when a proof cites a clause that is not listed, even if it did not pass', () => {
    expect(findings([proofOf('1.1', '9.9'), { ...proofOf('8.8'), passed: false }])).toEqual([
      'crown 9.9: cited by src/rules/a.test.ts: a ruling, but not listed.',
      'crown 8.8: cited by src/rules/a.test.ts: a ruling, but not listed.',
    ]);
  });

  test('when a clause is proven and still to come', () => {
    expect(findings([proofOf('1.1', '1.2')])).toEqual([
      'crown 1.2: proven, and still on the list to come.',
    ]);
  });

  test('when the floor keeps a clause and does not say why', () => {
    const silent: Clause = { ...plain, kept: 'floor', because: ' ', where: 'table' };
    expect(findings([proofOf('1.1')], { screens: ['1.2'] }, { '1.3': silent })).toEqual([
      'crown 1.3: kept by the floor without a reason.',
    ]);
  });

  test('when a proof claims what the floor keeps or what rests on a missing figure', () => {
    expect(findings([proofOf('1.1', '1.3', '1.4')])).toEqual([
      'crown 1.3: floor, and yet src/rules/a.test.ts claims to prove it.',
      'crown 1.4: figure-missing, and yet src/rules/a.test.ts claims to prove it.',
    ]);
  });

  test('when the list to come names a stranger, the wrong work, or a clause twice', () => {
    expect(findings([proofOf('1.1')], { table: ['7.7', '1.2'], screens: ['1.2'] })).toEqual([
      'crown 7.7: on the list to come, but no clause of the book.',
      'crown 1.2: to come with table, but kept in screens.',
      'crown 1.2: twice on the list to come.',
    ]);
  });

  test('when the floor or a missing figure is put on the list to come', () => {
    expect(findings([proofOf('1.1')], { screens: ['1.2', '1.4'], table: ['1.3'] })).toEqual([
      'crown 1.3: floor, and still on the list to come.',
      'crown 1.4: figure-missing, and still on the list to come.',
    ]);
  });
});
