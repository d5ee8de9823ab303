// What the trial of all breaks found, clause by clause, none left out.

import type { Duty } from './mutants.ts';
import type { Fate, Tried } from './trial.ts';

/** A duty is tried when two of its breaks at the least were killed by its own proof. */
export const ENOUGH = 2;

const count = (tried: Tried, fate: Fate): number =>
  tried.fates.filter(each => each.fate === fate).length;

/** How a clause stands. */
function standing(tried: Tried): string {
  if (tried.healthy === false) return 'its own proof fails on healthy code when it runs alone';
  if (tried.healthy === undefined) return 'no proof of its own in the tests of src';
  if (tried.fates.length === 0) return 'no break has been written yet';
  const killed = count(tried, 'killed');
  const all = `${killed} of ${tried.fates.length} breaks killed`;
  return killed < tried.fates.length || killed >= ENOUGH ? all : `${all}: one is not enough`;
}

const nameOf = ({ book, clause }: Duty): string => `${book} ${clause}`;

/** A line for each clause, and one below it for each break that nothing noticed. */
export const clauseLines = (tried: readonly Tried[]): readonly string[] =>
  tried.flatMap(one => [
    `${nameOf(one.duty)}: ${standing(one)}`,
    ...one.fates
      .filter(({ fate }) => fate === 'survived')
      .map(({ mutant }) => `    survived: ${mutant.breaks} (${mutant.file})`),
  ]);

/** The sums by book. */
export function sumLines(tried: readonly Tried[]): readonly string[] {
  const books = [...new Set(tried.map(({ duty }) => duty.book))];
  const line = (name: string, some: readonly Tried[]): string => {
    const fates = some.flatMap(one => one.fates);
    const are = (fate: Fate) => fates.filter(each => each.fate === fate).length;
    const whole = some.filter(
      one => count(one, 'killed') >= ENOUGH && count(one, 'killed') === one.fates.length,
    );
    const without = some.filter(one => one.fates.length === 0);
    return [
      `${name}: ${some.length} clauses`,
      `${whole.length} with ${ENOUGH} breaks or more, all killed by their own proof`,
      `${without.length} without a break`,
      `${fates.length} breaks: ${are('killed')} killed, ${are('survived')} survived, ` +
        `${are('faulty')} of faulty proofs, ${are('unproven')} unproven`,
    ].join('; ');
  };
  return [
    ...books.map(book =>
      line(
        book,
        tried.filter(({ duty }) => duty.book === book),
      ),
    ),
    line('all', tried),
  ];
}

/** False where a proof was found hollow or faulty. */
export const holds = (tried: readonly Tried[]): boolean =>
  tried.every(({ fates, healthy }) => {
    const isHollow = fates.some(({ fate }) => fate === 'survived');
    return !isHollow && healthy !== false;
  });
