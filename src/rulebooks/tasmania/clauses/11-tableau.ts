// tasmania 11: who draws a third card.

import { clauseRows } from '../../clause.ts';

export const tableau = clauseRows({
  '11': ['engine rules table-of-play enforce', 'system', 'The draw engine decides third cards only from the tables of this section; dealer and patrons have no choice. The Player decision comes before the Banker decision.',
    { note: "D = draw, S = stand. Column number = count value of the Player's third card, ten-valued cards = 0." }],
  '11 availability': ['screen screens notice show', 'system', 'The complete draw table can be opened at the table at any time: on each terminal, the console and the public display, also in mid-coup.'],
  '11 Banker 3': ['engine rules table-of-play enforce', 'system', 'Banker point 3: draws on Player third card 0, 1, 2, 3, 4, 5, 6, 7, 9 and when the Player took no card; stands on 8.'],
  '11 Banker 4': ['engine rules table-of-play enforce', 'system', 'Banker point 4: draws on 2, 3, 4, 5, 6, 7 and no card; stands on 0, 1, 8, 9.'],
  '11 Banker 5': ['engine rules table-of-play enforce', 'system', 'Banker point 5: draws on 4, 5, 6, 7 and no card; stands on 0, 1, 2, 3, 8, 9.'],
  '11 Banker 6': ['engine rules table-of-play enforce', 'system', 'Banker point 6: draws on 6 and 7 only; stands on 0, 1, 2, 3, 4, 5, 8, 9 and when the Player took no card.'],
  '11 Player 0-5': ['engine rules table-of-play enforce', 'system', 'Player two-card point 0, 1, 2, 3, 4 or 5 takes a third card (unless the Banker holds 8 or 9).'],
  '11 Player 6-7': ['engine rules table-of-play enforce', 'system', 'Player two-card point 6 or 7 stands.',
    { note: 'Banker then uses the no-card column: 0-5 draws, 6 and 7 stand.' }],
  '11 Player 8-9': ['engine rules table-of-play enforce', 'system', 'Player two-card point 8 or 9: neither hand receives another card.',
    { note: 'The source only says no further draw; it binds both hands (a Banker 0-2 does not draw either).' }],
  '11 Banker 0-2': ['engine rules table-of-play enforce', 'system', 'Banker two-card point 0, 1 or 2 always takes a third card, whatever the Player took, unless the Player holds 8 or 9.'],
  '11 Banker 3-6': ['engine rules table-of-play enforce', 'system', 'Banker two-card point 3, 4, 5 or 6 is decided by the matrix rows above.'],
  '11 Banker 7': ['engine rules table-of-play enforce', 'system', 'Banker two-card point 7 stands.'],
  '11 Banker 8-9': ['engine rules table-of-play enforce', 'system', 'Banker two-card point 8 or 9: neither hand receives another card.',
    { note: 'A Player 0-5 does not draw against it.' }],
});
