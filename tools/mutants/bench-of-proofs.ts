// One vitest in which a duty can be broken: no file on disk changes, the broken text is what vite
// loads, and only what imports it is made anew. So a break costs about as long as its proofs.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node';
import { readProofs, type VitestReport } from '../traceability/report.ts';
import { broken, type Duty, type Mutant } from './mutants.ts';

const ROOT = process.cwd();

/** What came of the proofs of one clause. */
export type Outcome = 'passed' | 'failed' | 'nothing-ran';

const nameOf = ({ book, clause }: Duty): string => `${book} ${clause}`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The proofs of one clause: its number stands in brackets, alone or among others. */
const titleOf = ({ book, clause }: Duty): RegExp =>
  new RegExp(`\\[${book} ([^\\]]*; )?${escaped(clause)}(; [^\\]]*)?\\]`);

/** Proofs with databases, sockets and pages: what one leaves behind, the next would find. */
const APART = 'src/{server,screens}/**';
const TOGETHER = 'src/!(server|screens)/**';

/** Every file that proves clauses names a book in one of these ways, or runs the scenarios. */
const PROVES = /clausesOf\(|proofTitle\(|scenarioTitle\(/;

export class BenchOfProofs {
  readonly #vitest: Vitest;
  readonly #broken: { now: Mutant | undefined };
  /** The files that prove each clause. */
  readonly #files = new Map<string, Set<TestSpecification>>();

  private constructor(vitest: Vitest, brokenNow: { now: Mutant | undefined }) {
    this.#vitest = vitest;
    this.#broken = brokenNow;
  }

  /** With the files that prove clauses: all of them, or those alone. */
  static async open(
    include: readonly string[] = ['src/**/*.test.{ts,tsx}'],
  ): Promise<BenchOfProofs> {
    const brokenNow: { now: Mutant | undefined } = { now: undefined };
    const plugins = [breaking(brokenNow)];
    const tests = { include: [...include], testTimeout: 20_000, hookTimeout: 60_000 };
    const vitest = await createVitest(
      'test',
      {
        ...{ config: false, root: ROOT, watch: false, reporters: [{}], passWithNoTests: true },
        ...{ pool: 'threads', fileParallelism: false, maxWorkers: 1 },
        // One proof that fails is enough.
        bail: 1,
        projects: [
          // One world for all: what a break does not touch is not loaded again.
          { test: { ...tests, name: 'together', exclude: [APART], isolate: false }, plugins },
          { test: { ...tests, name: 'apart', exclude: [TOGETHER], isolate: true }, plugins },
        ],
      },
      { logLevel: 'silent' },
    );
    await vitest.standalone();
    const bench = new BenchOfProofs(vitest, brokenNow);
    await bench.#collect();
    return bench;
  }

  /** Which file proves what: the titles say it once the files have been read. */
  async #collect(): Promise<void> {
    const all = await this.#vitest.globTestSpecifications();
    const proving = all.filter(({ moduleId }) => PROVES.test(readFileSync(moduleId, 'utf8')));
    const { testModules } = await this.#vitest.collectTests(proving);
    for (const module of testModules) {
      const spec = proving.find(({ moduleId }) => moduleId === module.moduleId);
      const titles = [...module.children.allTests()].map(({ name }) => name);
      for (const { book, clauses } of readProofs(reportOf(module.moduleId, titles), ROOT)) {
        for (const clause of clauses) {
          const name = nameOf({ book, clause });
          const files = this.#files.get(name) ?? new Set();
          if (spec !== undefined) this.#files.set(name, files.add(spec));
        }
      }
    }
  }

  /** Runs the proofs of a clause, on healthy code or with one break. */
  async run(duty: Duty, mutant?: Mutant): Promise<Outcome> {
    const files = [...(this.#files.get(nameOf(duty)) ?? [])];
    if (files.length === 0) return 'nothing-ran';
    const title = titleOf(duty);
    this.#vitest.setGlobalTestNamePattern(title);
    this.#break(mutant);
    try {
      return outcomeOf(await this.#vitest.runTestSpecifications(files), title);
    } finally {
      this.#break(undefined);
    }
  }

  #break(mutant: Mutant | undefined): void {
    const before = this.#broken.now;
    this.#broken.now = mutant;
    for (const each of [before, mutant]) {
      if (each !== undefined) this.#vitest.invalidateFile(resolve(ROOT, each.file));
    }
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}

/** Hands vite the broken text of one file. */
const breaking = (brokenNow: { readonly now: Mutant | undefined }): Plugin => ({
  name: 'sabot-break',
  enforce: 'pre',
  transform(code, id) {
    const { now } = brokenNow;
    return now !== undefined && id === resolve(ROOT, now.file) ? broken(code, now) : undefined;
  },
});

/** Titles in the shape that the traceability tool reads. */
const reportOf = (name: string, titles: readonly string[]): VitestReport => ({
  testResults: [{ name, assertionResults: titles.map(title => ({ title, status: 'passed' })) }],
});

/**
 * A file that could not even be loaded has failed too. Tests that were not asked for may still say
 * what came of them before.
 */
function outcomeOf({ testModules, unhandledErrors }: TestRunResult, title: RegExp): Outcome {
  const states = testModules.flatMap(module =>
    [...module.children.allTests()]
      .filter(({ name }) => title.test(name))
      .map(test => test.result().state),
  );
  const unloadable = testModules.some(module => module.errors().length > 0);
  if (unhandledErrors.length > 0 || unloadable || states.includes('failed')) return 'failed';
  return states.includes('passed') ? 'passed' : 'nothing-ran';
}
