// Every clause of the tasmania rulebook, chapter by chapter, in the order of the document.

import { type Chapter, clausesIn } from '../clause.ts';
import { frozen } from '../rulebook.ts';
import { table } from './clauses/01-table.ts';
import { bank } from './clauses/02-bank.ts';
import { inspection } from './clauses/03-inspection.ts';
import { cards } from './clauses/04-cards.ts';
import { shuffleAndCut } from './clauses/05-shuffle-and-cut.ts';
import { wagers } from './clauses/06-wagers.ts';
import { limits } from './clauses/07-limits.ts';
import { values } from './clauses/08-values.ts';
import { initialDeal } from './clauses/09-initial-deal.ts';
import { play } from './clauses/10-play.ts';
import { tableau } from './clauses/11-tableau.ts';
import { settlement } from './clauses/12-settlement.ts';
import { federal } from './clauses/13-federal.ts';
import { irregularities } from './clauses/14-irregularities.ts';
import { perfectPairs } from './clauses/15-perfect-pairs.ts';
import { competitionTerms } from './clauses/16-1-competition-terms.ts';
import { competitionEntry } from './clauses/16-2-competition-entry.ts';
import { competitionConduct } from './clauses/16-3-competition-conduct.ts';
import { competitionWagers } from './clauses/16-4-competition-wagers.ts';
import { competitionPlay } from './clauses/16-5-competition-play.ts';
import { secretWagers } from './clauses/16-6-secret-wagers.ts';
import { competitionCards } from './clauses/16-7-competition-cards.ts';
import { sessionWinners } from './clauses/16-8-session-winners.ts';

/** The chapters of the document, in its order; the traceability page follows them. */
export const tasmaniaChapters: readonly Chapter[] = [
  { heading: '1 The table', clauses: table },
  { heading: '2 The bank', clauses: bank },
  { heading: '3 Inspection', clauses: inspection },
  { heading: '4 The cards', clauses: cards },
  { heading: '5 The shuffle and cut', clauses: shuffleAndCut },
  { heading: '6 Wagers', clauses: wagers },
  { heading: '7 Limits', clauses: limits },
  { heading: '8 Value of cards', clauses: values },
  { heading: '9 Initial deal', clauses: initialDeal },
  { heading: '10 The play', clauses: play },
  { heading: '11 The table of play', clauses: tableau },
  { heading: '12 Settlement', clauses: settlement },
  { heading: '13 Federal Baccarat', clauses: federal },
  { heading: '14 Irregularities', clauses: irregularities },
  { heading: '15 Perfect Pairs', clauses: perfectPairs },
  { heading: '16.1 Competition play: definitions', clauses: competitionTerms },
  { heading: '16.2 Competition play: conditions of entry', clauses: competitionEntry },
  { heading: '16.3 Competition play: conduct of play', clauses: competitionConduct },
  { heading: '16.4 Competition play: wagers', clauses: competitionWagers },
  { heading: '16.5 Competition play: rules of play', clauses: competitionPlay },
  { heading: '16.6 Competition play: secret wagers', clauses: secretWagers },
  { heading: '16.7 Competition play: the cards', clauses: competitionCards },
  { heading: '16.8 Competition play: session winners; layouts', clauses: sessionWinners },
];

/** Every clause of tasmania by its id, with who keeps it. */
export const tasmaniaClauses = frozen(
  clausesIn({
    ...table,
    ...bank,
    ...inspection,
    ...cards,
    ...shuffleAndCut,
    ...wagers,
    ...limits,
    ...values,
    ...initialDeal,
    ...play,
    ...tableau,
    ...settlement,
    ...federal,
    ...irregularities,
    ...perfectPairs,
    ...competitionTerms,
    ...competitionEntry,
    ...competitionConduct,
    ...competitionWagers,
    ...competitionPlay,
    ...secretWagers,
    ...competitionCards,
    ...sessionWinners,
  }),
);

/** The id of a clause that tasmania has. */
export type TasmaniaClause = keyof typeof tasmaniaClauses;
