// npm run mutants [-- --book crown --chapter 8 --clause 11.3 --broken --written --every 10 --list]:
// breaks duties one by one and runs the proofs of the broken clause, first on healthy code and then
// on each break; a proof that still passes cannot fail. The report names every clause.

import { parseArgs } from 'node:util';
import { allMutants, type Duty, duties, sameDuty, writtenMutants } from './mutants.ts';
import { clauseLines, holds, sumLines } from './report.ts';
import { tryDuties } from './trial.ts';

const { values } = parseArgs({
  options: {
    book: { type: 'string' },
    clause: { type: 'string', multiple: true },
    chapter: { type: 'string' },
    /** Only clauses that have a break: the others are named in a run of all. */
    broken: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    /** Only breaks that somebody wrote, none that the books' data bring of themselves. */
    written: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const mutants = values.written ? writtenMutants() : allMutants();
/** Breaks may be of clauses that only authorise: those are duties of the engine as well. */
const isMore = (duty: Duty, among: readonly Duty[]): boolean =>
  !among.some(each => sameDuty(each, duty));

function chosenDuties(): readonly Duty[] {
  const known = [...duties()];
  for (const { book, clause } of mutants) {
    if (isMore({ book, clause }, known)) known.push({ book, clause });
  }
  return known
    .filter(({ book }) => values.book === undefined || book === values.book)
    .filter(({ clause }) => values.clause?.includes(clause) ?? true)
    .filter(({ clause }) => values.chapter === undefined || inChapter(clause, values.chapter))
    .filter(duty => !values.broken || mutants.some(mutant => sameDuty(duty, mutant)))
    .filter((_, at) => at % Number(values.every) === 0);
}

const inChapter = (clause: string, chapter: string): boolean =>
  clause === chapter || clause.startsWith(`${chapter}.`) || clause.startsWith(`${chapter} `);

const chosen = chosenDuties();
if (values.list) {
  for (const duty of chosen) {
    const mine = mutants.filter(mutant => sameDuty(duty, mutant));
    console.log(`${duty.book} ${duty.clause}: ${mine.length} breaks`);
    for (const { breaks, file } of mine) console.log(`    ${breaks} (${file})`);
  }
} else {
  const tried = await tryDuties(chosen, mutants, ({ book, clause, breaks }, fate) => {
    if (fate !== 'killed') console.error(`${fate.padEnd(9)} ${book} ${clause}: ${breaks}`);
  });
  for (const line of [...clauseLines(tried), '', ...sumLines(tried)]) console.log(line);
  process.exitCode = holds(tried) ? 0 : 1;
}
