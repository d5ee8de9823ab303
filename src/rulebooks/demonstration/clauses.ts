// Every clause of the demonstration house's own book; the document stands beside this file.

import {
  type Chapter,
  type Clause,
  type ClauseArea,
  type ClauseRole,
  clausesIn,
  type Work,
} from '../clause.ts';
import { frozen } from '../rulebook.ts';

/** A duty that the engine keeps, proven in this part of the house. */
const kept = (
  where: Work,
  area: ClauseArea,
  says: string,
  roles: readonly ClauseRole[] = ['system'],
): Clause => ({ says, kept: 'engine', where, area, kind: 'enforce', roles });

const table = clausesIn({
  '1.1': {
    says: 'The book is the house’s own and needs approval before it is offered for money.',
    kept: 'floor',
    where: 'server',
    area: 'notice',
    kind: 'human',
    roles: ['operator'],
    because: 'Whether a licence covers the game is for the operator to find out.',
  },
  '1.2': kept('rules', 'cards', 'Six, seven or eight decks of 52 cards.'),
  '1.3': kept('table', 'terminal', 'One to fifty terminals, layout A.'),
  '1.4': kept('table', 'roles', 'Who opens, deals, corrects, voids, closes and pays by hand.', [
    'dealer',
    'game-supervisor',
    'casino-supervisor',
  ]),
});

const shoe = clausesIn({
  '2.1': kept('table', 'shoe', 'Check, shuffle and cut before a shoe.', ['dealer']),
  '2.2': kept('rules', 'shoe', 'The cut leaves at least 52 cards on either side.'),
  '2.3': kept('rules', 'shoe', 'Cutting card 20 from the end; one more coup once it is out.'),
  '2.4': kept('rules', 'shoe', 'Burn the first card; on request as many more as it counts.'),
});

const wagers = clausesIn({
  '3.1': kept('table', 'wager', 'Wagers come from a terminal and its balance until the close.'),
  '3.2': kept('rules', 'limits', 'A stake keeps to minimum, maximum and step.'),
  '3.3': kept('rules', 'wager', 'Player, Banker, Tie and both pairs in every version.'),
  '3.4': kept('rules', 'wager', 'No stake that could not be paid in whole cents.'),
  '3.5': kept('rules', 'wager', 'Lucky 6 in its version, with or without another wager.'),
  '3.6': kept('rules', 'wager', 'Dragon 7 and Panda 8 in the commission-free version.'),
});

const deal = clausesIn({
  '4.1': kept('rules', 'deal', 'Two cards each in turn, Player first, counted by units.'),
  '4.2': kept('rules', 'deal', 'A natural ends the coup.'),
  '4.3': kept('rules', 'table-of-play', 'The Player draws on 0 to 5, stands on 6 and 7.'),
  '4.4': kept('rules', 'table-of-play', 'The Banker goes by count and Player’s third card.'),
});

const settlement = clausesIn({
  '5.1': kept('rules', 'settlement', 'Player: 1 to 1.'),
  '5.2': kept('rules', 'settlement', 'Banker in the version with Lucky 6: 1 to 1 less 5%.'),
  '5.3': kept('rules', 'settlement', 'Tie: 8 to 1; Player and Banker go back.'),
  '5.4': kept('rules', 'settlement', 'A pair: 11 to 1.'),
  '5.5': kept('rules', 'settlement', 'Every other result loses.'),
  '5.6': kept('rules', 'settlement', 'Lucky 6 on a six of two cards: 12 to 1.'),
  '5.7': kept('rules', 'settlement', 'Lucky 6 on a six of three cards: 20 to 1.'),
  '5.8': kept('rules', 'settlement', 'Banker in the commission-free version: 1 to 1.'),
  '5.9': kept('rules', 'settlement', 'There Banker goes back on a winning three-card seven.'),
  '5.10': kept('rules', 'settlement', 'Dragon 7 on that three-card seven: 40 to 1.'),
  '5.11': kept('rules', 'settlement', 'Panda 8 on a winning three-card eight: 25 to 1.'),
});

const irregularities = clausesIn({
  '6.1': kept('rules', 'irregularity', 'The stakes of a void coup go back.'),
  '6.2': kept('table', 'irregularity', 'Wrong cards: a game supervisor voids the coup.', [
    'game-supervisor',
  ]),
  '6.3': kept('table', 'irregularity', 'Too few cards void the coup and end the shoe.'),
  '6.4': kept('table', 'irregularity', 'A wrong entry is put right by two, accounts frozen.', [
    'dealer',
    'game-supervisor',
  ]),
});

export const demonstrationChapters: readonly Chapter[] = [
  { heading: '1 The book and the table', clauses: table },
  { heading: '2 The shoe', clauses: shoe },
  { heading: '3 Wagers', clauses: wagers },
  { heading: '4 The deal', clauses: deal },
  { heading: '5 Settlement', clauses: settlement },
  { heading: '6 Irregularities', clauses: irregularities },
];

/** Every clause of the book by its id, with who keeps it. */
export const demonstrationClauses = frozen(
  clausesIn({ ...table, ...shoe, ...wagers, ...deal, ...settlement, ...irregularities }),
);

/** The id of a clause that the book has. */
export type DemonstrationClause = keyof typeof demonstrationClauses;
