// Editions of one book beside one another: an amendment is added, what it amends stays in use for
// everything that was played under it.

import { assert } from '../rules/assert.ts';
import type { Rulebook } from './rulebook.ts';

const SHELVES = new WeakMap<Rulebook, readonly Rulebook[]>();

/** Every edition of a book, oldest first, whichever of them it is asked of. */
export const editionsOf = (book: Rulebook): readonly Rulebook[] => SHELVES.get(book) ?? [book];

/** An edition by its name; the first where none is named. Undefined for one that is none. */
export const editionOf = (book: Rulebook, edition?: string): Rulebook | undefined =>
  edition === undefined
    ? editionsOf(book)[0]
    : editionsOf(book).find(each => each.document.edition === edition);

/** Puts an amendment beside the editions before it, with the day from which it has effect. */
export function amendedBy<Book extends Rulebook>(first: Book, ...amendments: readonly Rulebook[]) {
  const editions = [...editionsOf(first), ...amendments];
  for (const [at, { id, document }] of editions.entries()) {
    assert(id === first.id, 'an amendment is of the same book');
    const before = editions.slice(0, at).map(each => each.document);
    assert(!before.some(({ edition }) => edition === document.edition), 'editions have names');
    const since = before.at(-1)?.effective ?? '';
    assert(at === 0 || (document.effective ?? '') > since, 'each has effect later than the last');
  }
  for (const each of editions) SHELVES.set(each, editions);
  return first;
}
