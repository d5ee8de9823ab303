// Reads the clause proofs out of vitest's JSON report.

import { isAbsolute, relative, sep } from 'node:path';
import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';

/** One test that cites clauses of one book, and whether it passed. */
export interface Proof {
  readonly book: RulebookId;
  readonly clauses: readonly string[];
  readonly title: string;
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly passed: boolean;
}

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly title: string;
  readonly status: string;
}

// `[crown 10.1 crown banker; 9.1] title`, as `proofTitle` in rulebooks/testing writes it.
const PROOF = new RegExp(`^\\[(${RULEBOOK_IDS.join('|')}) ([^\\]]+)\\] (.+)$`, 's');

// `… title <scenarios/crown/11.6.1-third-card.jsonl>`, as `scenarioTitle` writes it.
const SCENARIO = /^(.+) <(scenarios\/[^>]+)>$/s;

const isBook = (text: string | undefined): text is RulebookId =>
  RULEBOOK_IDS.some(id => id === text);

const fromRoot = (root: string, path: string): string =>
  (isAbsolute(path) ? relative(root, path) : path).split(sep).join('/');

const byName = (one: TestFile, other: TestFile): number => (one.name < other.name ? -1 : 1);

/**
 * Every test of the report whose title cites a clause, in the order of the files' names: in the
 * report they stand as they happened to end, and a page must not change by that.
 */
export function readProofs(report: VitestReport, root: string): readonly Proof[] {
  const proofs: Proof[] = [];
  for (const { name, assertionResults } of report.testResults.toSorted(byName)) {
    for (const { title, status } of assertionResults) {
      const [, book, clauses, ruling] = PROOF.exec(title) ?? [];
      if (!isBook(book) || clauses === undefined || ruling === undefined) continue;
      const [, said = ruling, scenario = fromRoot(root, name)] = SCENARIO.exec(ruling) ?? [];
      const passed = status === 'passed';
      proofs.push({ book, clauses: clauses.split('; '), title: said, file: scenario, passed });
    }
  }
  return proofs;
}
