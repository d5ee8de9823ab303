// Every clause of the mbs-rapid rulebook, chapter by chapter, in the order of the document.

import { type Chapter, clausesIn } from '../clause.ts';
import { frozen } from '../rulebook.ts';
import { definitions } from './clauses/01-definitions.ts';
import { modeOfPlay } from './clauses/02-mode-of-play.ts';
import { howToPlay } from './clauses/03-how-to-play.ts';
import { settlement } from './clauses/04-settlement.ts';
import { irregularities } from './clauses/05-irregularities.ts';

/** The chapters of the document, in its order; the traceability page follows them. */
export const mbsRapidChapters: readonly Chapter[] = [
  { heading: '1 Definitions', clauses: definitions },
  { heading: '2 Mode of play', clauses: modeOfPlay },
  { heading: '3 How to play', clauses: howToPlay },
  { heading: '4 Settlement', clauses: settlement },
  { heading: '5 Irregularities', clauses: irregularities },
];

/** Every clause of mbs-rapid by its id, with who keeps it. */
export const mbsRapidClauses = frozen(
  clausesIn({
    ...definitions,
    ...modeOfPlay,
    ...howToPlay,
    ...settlement,
    ...irregularities,
  }),
);

/** The id of a clause that mbs-rapid has. */
export type MbsRapidClause = keyof typeof mbsRapidClauses;
