// Every scenario of the repository, run through the driver; traceability reads the titles.

import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../rulebooks/clauses.ts';
import { scenarioTitle } from '../rulebooks/testing/proof.ts';
import {
  aboutScenario,
  knownFailing,
  linesOf,
  runLines,
  scenarioPaths,
} from './testing/scenario-file.ts';

const failing = knownFailing();
const paths = scenarioPaths();
const holding = paths.filter(path => !failing.includes(path));

/** The part of a file's name that says its clause: '11.6.1' of '11.6.1-third-card.jsonl'. */
const clauseInName = (path: string): string => /([^/]+?)-[^/]*$/.exec(path)?.[1] ?? '';

/** '11.1.1' and '11.1 (a)' are within '11.1'; '11.10' is not. */
const isWithin = (id: string, clause: string): boolean =>
  id === clause || ['.', ' ', '('].some(mark => id.startsWith(`${clause}${mark}`));

describe('a scenario holds', () => {
  test.each(
    holding.map(path => {
      const { book, clauses, title } = aboutScenario(path);
      return [scenarioTitle(book, clauses, title, path), path] as const;
    }),
  )('%s', (_title, path) => {
    const { answers, run } = runLines(linesOf(path));
    expect(run.failures).toEqual([]);
    expect(run.unexpected).toEqual([]);
    expect(run.exit).toBe(0);
    expect(answers.some(answer => 'held' in answer)).toBe(true);
  });
});

test('every scenario cites clauses that its book has, one of them in its name', () => {
  const wrong = paths.filter(path => {
    const { book, clauses } = aboutScenario(path);
    const isKnown = clauses.every(id => Object.hasOwn(CLAUSES[book], id));
    return !isKnown || !clauses.some(id => isWithin(id, clauseInName(path)));
  });
  expect(wrong).toEqual([]);
});

test('a scenario that is listed as failing is there, can be read, and fails', () => {
  const wrong = failing.filter(
    path => !paths.includes(path) || runLines(linesOf(path)).run.exit !== 1,
  );
  expect(wrong).toEqual([]);
});
