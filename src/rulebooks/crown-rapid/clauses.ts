// Every clause of the crown-rapid rulebook, chapter by chapter, in the order of the document.

import { type Chapter, clausesIn } from '../clause.ts';
import { frozen } from '../rulebook.ts';
import { definitionsAToP } from './clauses/01-1-definitions-a-to-p.ts';
import { definitionsRToZ } from './clauses/01-2-definitions-r-to-z.ts';
import { equipment } from './clauses/02-equipment.ts';
import { cards } from './clauses/03-cards.ts';
import { placingWagers } from './clauses/04-placing-wagers.ts';
import { permittedWagers } from './clauses/05-permitted-wagers.ts';
import { chipAccounts } from './clauses/06-chip-accounts.ts';
import { version } from './clauses/07-version.ts';
import { dealing } from './clauses/08-dealing.ts';
import { tableau } from './clauses/09-tableau.ts';
import { settlement } from './clauses/10-settlement.ts';
import { irregularities } from './clauses/11-irregularities.ts';
import { tournaments } from './clauses/12-tournaments.ts';
import { general } from './clauses/13-general.ts';

/** The chapters of the document, in its order; the traceability page follows them. */
export const crownRapidChapters: readonly Chapter[] = [
  { heading: '1 Definitions, A to P', clauses: definitionsAToP },
  { heading: '1 Definitions, R to Z', clauses: definitionsRToZ },
  { heading: '2 Equipment', clauses: equipment },
  { heading: '3 Cards', clauses: cards },
  { heading: '4 Placement of wagers', clauses: placingWagers },
  { heading: '5 Permissible wagers', clauses: permittedWagers },
  { heading: '6 Chip accounts', clauses: chipAccounts },
  { heading: '7 Version of the game', clauses: version },
  { heading: '8 Dealing', clauses: dealing },
  { heading: '9 Table of play', clauses: tableau },
  { heading: '10 Settlement', clauses: settlement },
  { heading: '11 Irregularities', clauses: irregularities },
  { heading: '12 Tournament play', clauses: tournaments },
  { heading: '13 General provisions', clauses: general },
];

/** Every clause of crown-rapid by its id, with who keeps it. */
export const crownRapidClauses = frozen(
  clausesIn({
    ...definitionsAToP,
    ...definitionsRToZ,
    ...equipment,
    ...cards,
    ...placingWagers,
    ...permittedWagers,
    ...chipAccounts,
    ...version,
    ...dealing,
    ...tableau,
    ...settlement,
    ...irregularities,
    ...tournaments,
    ...general,
  }),
);

/** The id of a clause that crown-rapid has. */
export type CrownRapidClause = keyof typeof crownRapidClauses;
