// Deliberate breaks of duties: each must make a proof of its own clause fail.
// Written ones are data, breaks/<book>/<chapter>.jsonl, a line each:
// {"clause":"11.3","file":"src/…","from":"…","to":"…","breaks":"what is not kept any more"}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CLAUSES } from '../../src/rulebooks/clauses.ts';
import type { Clause } from '../../src/rulebooks/clause.ts';
import { REGULATED_BOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import { derivedMutants } from './derived.ts';

export interface Mutant {
  readonly book: RulebookId;
  readonly clause: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Where in the file `from` stands: the same words may stand there twice; -1 if nowhere. */
  readonly at: number;
  /** What is not kept any more, in a sentence. */
  readonly breaks: string;
}

const FOLDER = 'tools/mutants/breaks';

type Line = Omit<Mutant, 'at' | 'book'>;

function writtenIn(book: RulebookId, name: string): readonly Mutant[] {
  const lines = readFileSync(`${FOLDER}/${book}/${name}`, 'utf8').split('\n');
  return lines
    .filter(line => line.trim() !== '')
    .map(line => {
      const { clause, file, from, to, breaks } = JSON.parse(line) as Line; // a test looks at each
      const at = existsSync(file) ? readFileSync(file, 'utf8').indexOf(from) : -1;
      return { book, clause, file, from, to, breaks, at };
    });
}

/** Those that somebody wrote who had read the clause. */
export const writtenMutants = (): readonly Mutant[] =>
  REGULATED_BOOK_IDS.filter(book => existsSync(`${FOLDER}/${book}`)).flatMap(book =>
    readdirSync(`${FOLDER}/${book}`)
      .filter(name => name.endsWith('.jsonl'))
      .toSorted()
      .flatMap(name => writtenIn(book, name)),
  );

/** All of them; a clause has several. */
export const allMutants = (): readonly Mutant[] => [...writtenMutants(), ...derivedMutants()];

/** The text of a file with the duty broken. */
export const broken = (healthy: string, { at, from, to }: Mutant): string =>
  healthy.slice(0, at) + to + healthy.slice(at + from.length);

/** A clause that the engine or a screen must keep. */
export interface Duty {
  readonly book: RulebookId;
  readonly clause: string;
}

const isDuty = ({ kind, kept, figure }: Clause): boolean =>
  kind === 'enforce' && kept !== 'floor' && figure === undefined;

/** Every enforce clause of the regulators' books that software keeps. */
export const duties = (): readonly Duty[] =>
  REGULATED_BOOK_IDS.flatMap(book =>
    Object.entries<Clause>(CLAUSES[book])
      .filter(([, clause]) => isDuty(clause))
      .map(([clause]) => ({ book, clause })),
  );

export const sameDuty = (one: Duty, other: Duty): boolean =>
  one.book === other.book && one.clause === other.clause;
