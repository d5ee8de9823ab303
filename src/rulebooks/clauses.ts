// The clause lists of all rulebooks, so that a test or a page can ask for one by its book.

import type { RulebookId } from '../rules/rulebook.ts';
import type { Chapter, Clause } from './clause.ts';
import { type CrownClause, crownChapters, crownClauses } from './crown/clauses.ts';
import {
  type CrownRapidClause,
  crownRapidChapters,
  crownRapidClauses,
} from './crown-rapid/clauses.ts';
import {
  type DemonstrationClause,
  demonstrationChapters,
  demonstrationClauses,
} from './demonstration/clauses.ts';
import { type MbsRapidClause, mbsRapidChapters, mbsRapidClauses } from './mbs-rapid/clauses.ts';
import { type TasmaniaClause, tasmaniaChapters, tasmaniaClauses } from './tasmania/clauses.ts';

interface ClauseIds {
  'crown-rapid': CrownRapidClause;
  'mbs-rapid': MbsRapidClause;
  tasmania: TasmaniaClause;
  crown: CrownClause;
  demonstration: DemonstrationClause;
}

/** The id of a clause that this book has. */
export type ClauseIn<Book extends RulebookId> = ClauseIds[Book];

/** Every clause of every book. */
export const CLAUSES: {
  readonly [Book in RulebookId]: Readonly<Record<ClauseIn<Book>, Clause>>;
} = Object.freeze({
  'crown-rapid': crownRapidClauses,
  'mbs-rapid': mbsRapidClauses,
  tasmania: tasmaniaClauses,
  crown: crownClauses,
  demonstration: demonstrationClauses,
});

/** The chapters of every book, in the order of its document. */
export const CHAPTERS: Readonly<Record<RulebookId, readonly Chapter[]>> = Object.freeze({
  'crown-rapid': crownRapidChapters,
  'mbs-rapid': mbsRapidChapters,
  tasmania: tasmaniaChapters,
  crown: crownChapters,
  demonstration: demonstrationChapters,
});
