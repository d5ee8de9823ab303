// Every rulebook by its name.

import { assert } from '../rules/assert.ts';
import type { RulebookId } from '../rules/rulebook.ts';
import { crown } from './crown/index.ts';
import { crownRapid } from './crown-rapid/index.ts';
import { mbsRapid } from './mbs-rapid/index.ts';
import { demonstration } from './demonstration/index.ts';
import type { Rulebook } from './rulebook.ts';
import { tasmania } from './tasmania/index.ts';

export { crown, crownRapid, demonstration, mbsRapid, tasmania };
export type { Rulebook, SourceDocument } from './rulebook.ts';
export * from './clause.ts';
export * from './editions.ts';
export * from './irregularity.ts';
export * from './procedure.ts';
export * from './roles.ts';
export * from './tournament.ts';

/** Every book, whichever clauses it has. */
export const RULEBOOKS: Readonly<Record<RulebookId, Rulebook>> = Object.freeze({
  'crown-rapid': crownRapid,
  'mbs-rapid': mbsRapid,
  tasmania,
  crown,
  demonstration,
});

/** Finds a book by its name; undefined for a name that is none. */
export const rulebookOf = (id: string): Rulebook | undefined =>
  Object.hasOwn(RULEBOOKS, id) ? RULEBOOKS[id as RulebookId] : undefined; // just checked

/** The book of a name that is on record; no record names another. */
export function recordedBook(id: string): Rulebook {
  const book = rulebookOf(id);
  assert(book !== undefined, `there is no rulebook ${id}`);
  return book;
}
