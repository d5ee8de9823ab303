// Breaks that follow from the books' data, so that a new number, power or ruling brings its own.

import { readdirSync, readFileSync } from 'node:fs';
import { REGULATED_BOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import type { Mutant } from './mutants.ts';

/** A rank below, for a power that must not go down the ladder. */
const LOWER: Readonly<Record<string, string>> = {
  operator: 'pit-boss',
  'pit-boss': 'game-supervisor',
  'casino-supervisor': 'game-supervisor',
  'game-supervisor': 'dealer',
};

/** Another ruling, so that the clause is seen to be carried out wrongly. */
const otherRuling = (ruling: string): string => (ruling === 'play-on' ? 'void-coup' : 'play-on');

type Found = Pick<Mutant, 'clause' | 'at' | 'from' | 'to'>;
type Finder = (text: string) => readonly Found[];

/** Every odds line pays one more than it should. */
const odds: Finder = text =>
  [...text.matchAll(/clause: '([^']+)',\s+(?:when: '[^']+',\s+)?pays: \[([\d_]+), (\d+)\]/g)].map(
    ({ 0: from, 1: clause = '', 2: pays = '', 3: to = '', index: at }) => ({
      clause,
      at,
      from,
      to: from.replace(
        `pays: [${pays}, ${to}]`,
        `pays: [${Number(pays.replace('_', '')) + 1}, ${to}]`,
      ),
    }),
  );

/** And one less: a book that pays too little is as wrong as one that pays too much. */
const oddsBelow: Finder = text =>
  odds(text).map(line => ({
    ...line,
    to: line.from.replace(
      /(pays: \[[\d_]+), (\d+)\]/,
      (_, pays, to) => `${pays}, ${Number(to) + 1}]`,
    ),
  }));

/** Every commission is one point higher. */
const commission: Finder = text =>
  [...text.matchAll(/clause: '([^']+)',[^{}]*?commission: \[(\d+), (\d+)\]/g)].map(
    ({ 0: from, 1: clause = '', 2: part = '', index: at }) => ({
      clause,
      at,
      from,
      to: from.replace(`commission: [${part},`, `commission: [${Number(part) + 1},`),
    }),
  );

/** Every power goes one rank down. */
const powers: Finder = text =>
  [...text.matchAll(/\{ clause: '([^']+)', least: '([a-z-]+)' \}/g)].flatMap(
    ({ 0: from, 1: clause = '', 2: least = '', index: at }) => {
      const lower = LOWER[least];
      return lower === undefined ? [] : [{ clause, at, from, to: from.replace(least, lower) }];
    },
  );

/** Every irregularity is ruled on wrongly. */
const rulings: Finder = text =>
  [...text.matchAll(/ruling: '([a-z-]+)',\s+clause: '([^']+)'/g)].map(
    ({ 0: from, 1: ruling = '', 2: clause = '', index: at }) => ({
      clause,
      at,
      from,
      to: from.replace(`'${ruling}'`, `'${otherRuling(ruling)}'`),
    }),
  );

/** Decks, cuts and waits are off by one. */
const numbers: Finder = text =>
  [
    ...text.matchAll(
      /clause: '([^']+)',\s+(?:order: '[^']+',\s+)?(?:least|fromEitherEnd|ms|coups): (\d+)/g,
    ),
  ].map(({ 0: from, 1: clause = '', 2: number = '', index: at }) => ({
    clause,
    at,
    from,
    to: from.replace(new RegExp(`${number}$`), String(Number(number) - 1)),
  }));

/** The tableau's rows, turned at both ends and wherever drawing and standing meet. */
const tableau: Finder = text =>
  [...text.matchAll(/'([DS]{10})', \/\/ (?:Banker has )?(\d)/g)].flatMap(
    ({ 0: from, 1: row = '', 2: count = '', index: at }) =>
      row.split('').flatMap((letter, place) => {
        const isEdge = place === 0 || place === 9 || row[place - 1] !== letter;
        const turned = row.slice(0, place) + (letter === 'D' ? 'S' : 'D') + row.slice(place + 1);
        return isEdge
          ? [{ clause: `tableau ${count}`, at, from, to: from.replace(row, turned) }]
          : [];
      }),
  );

/** The column of a Player who took no card, turned for every count of the Banker. */
const noCard: Finder = text =>
  [...text.matchAll(/bankerIfPlayerStood: '([DS]{8})'/g)].flatMap(
    ({ 0: from, 1: row = '', index: at }) =>
      row.split('').map((letter, count) => ({
        clause: `no-card ${count}`,
        ...{ at, from },
        to: from.replace(
          row,
          row.slice(0, count) + (letter === 'D' ? 'S' : 'D') + row.slice(count + 1),
        ),
      })),
  );

const TABLEAU_CLAUSES: Readonly<Record<string, (count: string) => string>> = {
  crown: count => `9.3 Table 2 banker-${count}`,
  'crown-rapid': count => `9.3 Table 2 banker-${count}`,
  'mbs-rapid': count => (count <= '2' ? '3.9.4 banker-0-to-2' : `3.9.4 banker-${count}`),
  tasmania: count =>
    count <= '2' ? '11 Banker 0-2' : count === '7' ? '11 Banker 7' : `11 Banker ${count}`,
};

/** What each kind of break does, as the report says it. */
const KINDS: readonly (readonly [breaks: string, finder: Finder])[] = [
  ['The odds are off by one.', odds],
  ['The odds are lower than the book prints them.', oddsBelow],
  ['The commission is a point higher.', commission],
  ['A number of the clause is off by one.', numbers],
  ['A square of the tableau is turned.', tableau],
  ['The answer to a Player who took no card is turned.', noCard],
];
const KINDS_OF_PROCEDURE: typeof KINDS = [
  ['A person of lower standing has the power.', powers],
  ['The irregularity is ruled on wrongly.', rulings],
];

function found(book: RulebookId, name: string, kinds: typeof KINDS): readonly Mutant[] {
  const file = `src/rulebooks/${book}/${name}`;
  const text = readFileSync(file, 'utf8');
  return kinds.flatMap(([breaks, finder]) =>
    finder(text).map(({ clause, from, to, at }) => {
      const [, part, row] = /^(tableau|no-card) (\d)$/.exec(clause) ?? [];
      const named = row === undefined ? clause : (TABLEAU_CLAUSES[book]?.(row) ?? clause);
      // One book has a clause of its own for a Player who stood.
      const isApart = part === 'no-card' && book === 'mbs-rapid';
      return { book, clause: isApart ? '3.9.3' : named, file, from, to, at, breaks };
    }),
  );
}

/** Every file of a book's own data, however it is divided. */
const dataOf = (book: string): readonly string[] =>
  readdirSync(`src/rulebooks/${book}`)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted();

/** One for each number, power and ruling of a book. A ruling of ours is no clause. */
export function derivedMutants(): readonly Mutant[] {
  const mutants = REGULATED_BOOK_IDS.flatMap(book => [
    ...dataOf(book).flatMap(name => found(book, name, KINDS)),
    ...found(book, 'procedure.ts', KINDS_OF_PROCEDURE),
  ]);
  const banker7 = (mutant: Mutant) => mutant.book === 'mbs-rapid' && mutant.clause.endsWith('-7');
  return mutants
    .filter(({ clause }) => !clause.startsWith('ruling '))
    .map(mutant => (banker7(mutant) ? { ...mutant, clause: '3.9.4 banker-otherwise' } : mutant));
}
