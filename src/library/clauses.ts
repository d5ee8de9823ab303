// `sabot-rules/clauses`: what every clause of every book says in our words, and who keeps it.

import { RULEBOOK_IDS, type RulebookId } from '../rules/rulebook.ts';
import type { Clause } from '../rulebooks/clause.ts';
import { CHAPTERS, CLAUSES } from '../rulebooks/clauses.ts';
import { orThrow } from './input-error.ts';
import { Fault, shownInput } from './input/fault.ts';
import { readChoice } from './input/read-field.ts';

export { CHAPTERS, CLAUSES };
export type { Chapter, Clause } from '../rulebooks/clause.ts';

/** The clause that a settlement or a refusal cites; a ruling of ours is none. */
export function clauseOf(book: RulebookId, id: string): Clause {
  const name = orThrow(readChoice(book, 'book', RULEBOOK_IDS, 'unknown-rulebook'));
  const clauses: Readonly<Record<string, Clause>> = CLAUSES[name];
  const clause = Object.hasOwn(clauses, id) ? clauses[id] : undefined;
  const message = `expected a clause of ${name}, got ${shownInput(id)}`;
  return clause ?? orThrow(new Fault('unknown-clause', message, 'id'));
}
