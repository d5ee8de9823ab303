// Follows every clause of a book to its proof, and back, and says what does not hold.

import type { Chapter, Clause, Work } from '../../src/rulebooks/clause.ts';
import type { Proof } from './report.ts';

/** Where a clause stands: `open` is the one that must not be. */
export const STATES = ['proven', 'to-come', 'floor', 'figure-missing', 'open'] as const;
export type State = (typeof STATES)[number];

/** A book as the trace needs it: its clauses in order, and those still to come. */
export interface TracedBook {
  readonly id: string;
  readonly chapters: readonly Chapter[];
  readonly toCome: { readonly [work in Work]?: readonly string[] };
}

/** One clause with its state and the proofs that passed. */
export interface TracedClause {
  readonly id: string;
  readonly clause: Clause;
  readonly state: State;
  readonly proofs: readonly Proof[];
}

export interface TracedChapter {
  readonly heading: string;
  readonly clauses: readonly TracedClause[];
}

/** A whole book followed both ways; without findings it holds. */
export interface Trace {
  readonly book: string;
  readonly chapters: readonly TracedChapter[];
  readonly findings: readonly string[];
}

const stateOf = (clause: Clause, proven: boolean, toCome: boolean): State => {
  if (clause.kept === 'floor') return 'floor';
  if (clause.figure === 'missing') return 'figure-missing';
  if (proven) return 'proven';
  return toCome ? 'to-come' : 'open';
};

/** What is wrong with one clause, if anything. */
function findingsOf(
  { id, clause, state, proofs }: TracedClause,
  toCome: ReadonlySet<string>,
  failed: readonly Proof[],
): string[] {
  const findings: string[] = [];
  if (state === 'open') {
    const why = failed.map(({ file, title }) => ` Its proof did not pass: ${file}: ${title}`);
    findings.push(`${id}: ${clause.where} must prove it, and nothing does.${why.join('')}`);
  }
  if (clause.kept === 'floor' && clause.because.trim() === '') {
    findings.push(`${id}: kept by the floor without a reason.`);
  }
  if ((state === 'floor' || state === 'figure-missing') && proofs.length > 0) {
    findings.push(`${id}: ${state}, and yet ${proofs[0]?.file} claims to prove it.`);
  }
  if (toCome.has(id) && state !== 'to-come') {
    findings.push(`${id}: ${state}, and still on the list to come.`);
  }
  return findings;
}

/** What is wrong with the list of clauses to come, whatever is proven. */
function findingsOfList(book: TracedBook, clauses: ReadonlyMap<string, Clause>): string[] {
  const findings: string[] = [];
  const seen = new Set<string>();
  for (const [work, ids] of Object.entries(book.toCome)) {
    for (const id of ids) {
      const clause = clauses.get(id);
      if (!clause) findings.push(`${id}: on the list to come, but no clause of the book.`);
      else if (clause.where !== work) {
        findings.push(`${id}: to come with ${work}, but kept in ${clause.where}.`);
      }
      if (seen.has(id)) findings.push(`${id}: twice on the list to come.`);
      seen.add(id);
    }
  }
  return findings;
}

/** Follows every clause of a book to its proofs and every proof to its clauses. */
export function trace(book: TracedBook, allProofs: readonly Proof[]): Trace {
  const proofs = allProofs.filter(proof => proof.book === book.id);
  const citing = (id: string, passed: boolean): Proof[] =>
    proofs.filter(proof => proof.passed === passed && proof.clauses.includes(id));
  const toCome = new Set(Object.values(book.toCome).flat());
  const findings: string[] = [];

  const chapters = book.chapters.map(({ heading, clauses }) => ({
    heading,
    clauses: Object.entries(clauses).map(([id, clause]) => {
      const passed = citing(id, true);
      const state = stateOf(clause, passed.length > 0, toCome.has(id));
      const traced = { id, clause, state, proofs: passed };
      findings.push(...findingsOf(traced, toCome, citing(id, false)));
      return traced;
    }),
  }));

  const listed = new Map(book.chapters.flatMap(({ clauses }) => Object.entries(clauses)));
  findings.push(...findingsOfList(book, listed));
  for (const { clauses, file, title } of proofs) {
    for (const id of clauses) {
      if (!listed.has(id)) findings.push(`${id}: cited by ${file}: ${title}, but not listed.`);
    }
  }
  return { book: book.id, chapters, findings: findings.map(text => `${book.id} ${text}`) };
}

/** How many clauses are in each state. */
export function countStates(clauses: readonly TracedClause[]): Readonly<Record<State, number>> {
  const counts = { proven: 0, 'to-come': 0, floor: 0, 'figure-missing': 0, open: 0 };
  for (const { state } of clauses) counts[state] += 1;
  return counts;
}
