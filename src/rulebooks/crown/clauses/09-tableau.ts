// crown 9: who draws a third card.

import { clauseRows } from '../../clause.ts';

export const tableau = clauseRows({
  '9.1': ['engine rules table-of-play enforce', 'system', 'If either hand counts 8 or 9 after four cards, both stand.',
    { note: 'Table 1 and 2 rows with 8/9 are covered by this.' }],
  '9.2': ['engine rules table-of-play enforce', 'system', 'If Banker counts 0 to 7, the Player hand follows Table 1.'],
  '9.2.1': ['engine rules table-of-play enforce', 'system', 'Player draws when Table 1 says so.'],
  '9.2.2': ['engine rules table-of-play enforce', 'system', 'Player stands when Table 1 says so.'],
  '9.2 Table 1 player-0-5': ['engine rules table-of-play enforce', 'system', 'Player two-card count 0, 1, 2, 3, 4, 5: draw.'],
  '9.2 Table 1 player-6-7': ['engine rules table-of-play enforce', 'system', 'Player two-card count 6, 7: stand.'],
  '9.2 Table 1 player-8-9': ['engine rules table-of-play enforce', 'system', 'Player two-card count 8, 9: natural, neither hand draws.'],
  '9.3': ['engine rules table-of-play enforce', 'system', "The Banker hand follows Table 2, by own count and the value of the Player's third card ('no card' if Player stood).",
    { note: 'Value, not rank: 10/J/Q/K are column 0.' }],
  '9.3.1': ['engine rules table-of-play enforce', 'system', 'Banker draws when Table 2 says D.'],
  '9.3.2': ['engine rules table-of-play enforce', 'system', 'Banker stands when Table 2 says S.'],
  '9.3 Table 2 banker-0': ['engine rules table-of-play enforce', 'system', 'Banker count 0 against Player third card: no card and 0 to 9: draw.'],
  '9.3 Table 2 banker-1': ['engine rules table-of-play enforce', 'system', 'Banker count 1 against Player third card: no card and 0 to 9: draw.'],
  '9.3 Table 2 banker-2': ['engine rules table-of-play enforce', 'system', 'Banker count 2 against Player third card: no card and 0 to 9: draw.'],
  '9.3 Table 2 banker-3': ['engine rules table-of-play enforce', 'system', 'Banker count 3 against Player third card: no card, 0 to 7 and 9: draw; 8: stand.'],
  '9.3 Table 2 banker-4': ['engine rules table-of-play enforce', 'system', 'Banker count 4 against Player third card: no card and 2 to 7: draw; 0, 1, 8, 9: stand.'],
  '9.3 Table 2 banker-5': ['engine rules table-of-play enforce', 'system', 'Banker count 5 against Player third card: no card and 4 to 7: draw; 0 to 3, 8, 9: stand.'],
  '9.3 Table 2 banker-6': ['engine rules table-of-play enforce', 'system', 'Banker count 6 against Player third card: 6 and 7: draw; no card, 0 to 5, 8, 9: stand.'],
  '9.3 Table 2 banker-7': ['engine rules table-of-play enforce', 'system', 'Banker count 7 against Player third card: always stand.'],
  '9.3 Table 2 banker-8': ['engine rules table-of-play enforce', 'system', 'Banker count 8 against Player third card: always stand.',
    { note: 'Unreachable as a draw decision after 9.1.' }],
  '9.3 Table 2 banker-9': ['engine rules table-of-play enforce', 'system', 'Banker count 9 against Player third card: always stand.',
    { note: 'Unreachable as a draw decision after 9.1.' }],
});
