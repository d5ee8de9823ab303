// All books traced at once: their pages, and everything that does not hold.

import { CHAPTERS } from '../../src/rulebooks/clauses.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { TO_COME } from '../../src/rulebooks/to-come.ts';
import { RULEBOOK_IDS } from '../../src/rules/rulebook.ts';
import { pageOf } from './page.ts';
import type { Proof } from './report.ts';
import { countStates, STATES, type Trace, trace } from './trace.ts';

/** A page by its path from the root of the repository. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Every book with its trace and its page. */
export interface TracedHouse {
  readonly traces: readonly Trace[];
  readonly pages: readonly Page[];
}

/** Traces all books against the proofs there are. */
export function traceHouse(proofs: readonly Proof[]): TracedHouse {
  const traces = RULEBOOK_IDS.map(id =>
    trace({ id, chapters: CHAPTERS[id], toCome: TO_COME[id] }, proofs),
  );
  const pages = RULEBOOK_IDS.flatMap((id, at) => {
    const traced = traces[at];
    const path = `docs/traceability/${id}.md`;
    return traced ? [{ path, text: pageOf(RULEBOOKS[id], traced) }] : [];
  });
  return { traces, pages };
}

/** Says of each page that is not what it should be how to make it so. */
export const stalePages = (
  pages: readonly Page[],
  committed: (path: string) => string | undefined,
): readonly string[] =>
  pages
    .filter(({ path, text }) => committed(path) !== text)
    .map(({ path }) => `${path} is not true any more: run \`npm run traceability\`.`);

/** The plain-text summary: a line for each book, a column for each state. */
export function summary(traces: readonly Trace[]): string {
  const lines = traces.map(({ book, chapters }) => {
    const clauses = chapters.flatMap(chapter => chapter.clauses);
    const counts = countStates(clauses);
    return [book, clauses.length, ...STATES.map(state => counts[state])];
  });
  return [['rulebook', 'clauses', ...STATES], ...lines]
    .map(([book, ...counts]) => {
      const columns = counts.map(count => String(count).padStart(15));
      return String(book).padEnd(12) + columns.join('');
    })
    .join('\n');
}
