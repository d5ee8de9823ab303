// The clauses still to come: kept by engine or screen, not proven yet, each with the work that will
// prove it. Proving a clause takes it off this list; the traceability check fails on one that is
// proven and still listed, and on one that is neither. Nothing of `rules` can be put off here.

import type { Work } from './clause.ts';
import type { RulebookId } from '../rules/rulebook.ts';
import type { ClauseIn } from './clauses.ts';

/** A work after the rules: what it brings may still be missing. */
export type LaterWork = Exclude<Work, 'rules'>;

/** By book and by the work that brings them. */
export type ToCome = {
  readonly [Book in RulebookId]: {
    readonly [Later in LaterWork]?: readonly ClauseIn<Book>[];
  };
};

/** Every clause that is still to be proven, and when. */
export const TO_COME: ToCome = {
  'crown-rapid': {},
  'mbs-rapid': {},
  tasmania: {},
  crown: {},
  demonstration: {},
};
