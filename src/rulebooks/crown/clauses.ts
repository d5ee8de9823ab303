// Every clause of the crown rulebook, chapter by chapter, in the order of the document.

import { type Chapter, clausesIn } from '../clause.ts';
import { frozen } from '../rulebook.ts';
import { definitionsAToP } from './clauses/01-1-definitions-a-to-p.ts';
import { definitionsRToZ } from './clauses/01-2-definitions-r-to-z.ts';
import { layout } from './clauses/02-layout.ts';
import { cards } from './clauses/03-cards.ts';
import { shuffleCutBurn } from './clauses/04-shuffle-cut-burn.ts';
import { version } from './clauses/05-version.ts';
import { wagers } from './clauses/06-wagers.ts';
import { limits } from './clauses/07-limits.ts';
import { waysToDeal } from './clauses/08-1-ways-to-deal.ts';
import { theCoup } from './clauses/08-2-the-coup.ts';
import { tableau } from './clauses/09-tableau.ts';
import { mainWagersAndRuns } from './clauses/10-1-main-wagers-and-runs.ts';
import { dragonBonus } from './clauses/10-2-dragon-bonus.ts';
import { dragonTails } from './clauses/10-3-dragon-tails.ts';
import { pairsAndVersions } from './clauses/10-4-pairs-and-versions.ts';
import { commission } from './clauses/10-5-commission.ts';
import { irregularities } from './clauses/11-1-irregularities.ts';
import { dummyCoupsAndClaims } from './clauses/11-2-dummy-coups-and-claims.ts';
import { tournaments } from './clauses/12-1-tournaments.ts';
import { tournamentRulings } from './clauses/12-2-tournament-rulings.ts';
import { general } from './clauses/13-general.ts';
import { diagrams } from './clauses/14-diagrams.ts';

/** The chapters of the document, in its order; the traceability page follows them. */
export const crownChapters: readonly Chapter[] = [
  { heading: '1 Definitions, A to P', clauses: definitionsAToP },
  { heading: '1 Definitions, R to Z', clauses: definitionsRToZ },
  { heading: '2 Table layout and equipment', clauses: layout },
  { heading: '3 The cards', clauses: cards },
  { heading: '4 Shuffle, cut and burn', clauses: shuffleCutBurn },
  { heading: '5 Version of the game', clauses: version },
  { heading: '6 Wagers', clauses: wagers },
  { heading: '7 Minimum and maximum wagers', clauses: limits },
  { heading: '8.1 Dealing the game: the ways to deal', clauses: waysToDeal },
  { heading: '8.2 Dealing the game: the coup', clauses: theCoup },
  { heading: '9 Table of play', clauses: tableau },
  { heading: '10.1 Settlement: main wagers and Runs', clauses: mainWagersAndRuns },
  { heading: '10.1 Settlement: Dragon Bonus', clauses: dragonBonus },
  { heading: '10.1 Settlement: Dragon Tails', clauses: dragonTails },
  { heading: '10.1 Settlement: pairs, 2 to 1 and Tie Baccarat', clauses: pairsAndVersions },
  { heading: '10.2 Settlement: commission', clauses: commission },
  { heading: '11 Irregularities: cards and wagers', clauses: irregularities },
  { heading: '11.8 Irregularities: dummy coups and claims', clauses: dummyCoupsAndClaims },
  { heading: '12 Tournament play: before and in it', clauses: tournaments },
  { heading: '12.4.8 Tournament play: what the director rules by', clauses: tournamentRulings },
  { heading: '13 General provisions', clauses: general },
  { heading: 'Diagrams', clauses: diagrams },
];

/** Every clause of crown by its id, with who keeps it. */
export const crownClauses = frozen(
  clausesIn({
    ...definitionsAToP,
    ...definitionsRToZ,
    ...layout,
    ...cards,
    ...shuffleCutBurn,
    ...version,
    ...wagers,
    ...limits,
    ...waysToDeal,
    ...theCoup,
    ...tableau,
    ...mainWagersAndRuns,
    ...dragonBonus,
    ...dragonTails,
    ...pairsAndVersions,
    ...commission,
    ...irregularities,
    ...dummyCoupsAndClaims,
    ...tournaments,
    ...tournamentRulings,
    ...general,
    ...diagrams,
  }),
);

/** The id of a clause that crown has. */
export type CrownClause = keyof typeof crownClauses;
