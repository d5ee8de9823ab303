// Every book by its name, for callers that get the name at run time.

import { RULEBOOK_IDS, type RulebookId } from '../rules/rulebook.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { crownRapid } from './books/crown-rapid.ts';
import { crown } from './books/crown.ts';
import { demonstration } from './books/demonstration.ts';
import { mbsRapid } from './books/mbs-rapid.ts';
import { tasmania } from './books/tasmania.ts';
import { orThrow } from './input-error.ts';
import { readChoice } from './input/read-field.ts';

/** Every book. */
export const BOOKS: Readonly<Record<RulebookId, GameBook>> = Object.freeze({
  'crown-rapid': crownRapid,
  'mbs-rapid': mbsRapid,
  tasmania,
  crown,
  demonstration,
});

/** The book of that name; throws an `InputError` that lists the names. */
export function bookOf(name: RulebookId | (string & {})): GameBook {
  return BOOKS[orThrow(readChoice(name, 'book', RULEBOOK_IDS, 'unknown-rulebook'))];
}
