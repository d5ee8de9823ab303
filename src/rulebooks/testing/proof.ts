// Clause proofs: tests that carry in their title the clause they prove, typed by the book's list.
// Only tests import this file.

import { test } from 'vitest';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { ClauseIn } from '../clauses.ts';

/** A test that proves one clause of a book, or several at once. */
export type Prove<Id extends string> = (
  clauses: Id | readonly [Id, ...Id[]],
  title: string,
  proof: () => void | Promise<void>,
) => void;

/** The title of a proof, as the traceability tool reads it: `[crown 10.1; 10.2] title`. */
export const proofTitle = (book: RulebookId, ids: readonly string[], title: string): string =>
  `[${book} ${ids.join('; ')}] ${title}`;

/** The same for a scenario file: the page names the file in place of the test that runs it. */
export const scenarioTitle = (
  book: RulebookId,
  ids: readonly string[],
  title: string,
  path: string,
): string => `${proofTitle(book, ids, title)} <${path}>`;

/**
 * Makes the `clause` of one book: `const clause = clausesOf('crown')`, then
 * `clause('9.1', 'a natural stops the draw', () => …)`. A family of clauses is proven by a plain
 * loop over a table whose rows hold the ids; a clause that the book does not have does not compile.
 */
export const clausesOf =
  <Book extends RulebookId>(book: Book): Prove<ClauseIn<Book>> =>
  (clauses, title, proof) => {
    const ids = typeof clauses === 'string' ? [clauses] : clauses;
    // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- handed in
    test(proofTitle(book, ids, title), proof);
  };
