// A rulebook: the game as data beside the document it was read from and every clause of it.

import type { GameRules } from '../rules/rulebook.ts';
import type { Clause } from './clause.ts';
import type { CompetitionPlay } from './competition-play.ts';
import type { Procedure } from './procedure.ts';
import type { TournamentProcedure } from './tournament.ts';

/** The document that was read. An edition in force is never edited, a new one is added. */
export interface SourceDocument {
  readonly title: string;
  readonly issuer: string;
  readonly edition: string;
  /** ISO date; undefined where the document carries none. */
  readonly effective?: string;
  /** Of the text that was read, so that a silent change upstream shows. */
  readonly sha256: string;
  /** The house wrote it itself: no regulator stands behind it. */
  readonly ownBook?: true;
}

/** The game of a book under its name: enough to deal and to settle, without the clause texts. */
export interface GameBook<Id extends string = string> extends GameRules<Id> {
  readonly name: string;
  readonly document: SourceDocument;
}

/** A whole book: the game, how a table is run, and every clause. */
export interface Rulebook<Id extends string = string> extends GameBook<Id> {
  readonly procedure: Procedure<Id>;
  /** Undefined where the book has no tournaments. */
  readonly tournament?: TournamentProcedure<Id>;
  /** The way of a competition's table, where the book has one of its own. */
  readonly competitionPlay?: CompetitionPlay<Id>;
  readonly clauses: Readonly<Record<Id, Clause>>;
}

/** Freezes data through and through, so that no reader can change a rule for another. */
export function frozen<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const part of Object.values(data)) frozen(part);
  return Object.freeze(data);
}
