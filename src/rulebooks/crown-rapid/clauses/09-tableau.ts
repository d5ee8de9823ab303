// crown-rapid 9: who draws a third card.

import { clauseRows } from '../../clause.ts';

export const tableau = clauseRows({
  '9.1': ['engine rules table-of-play enforce', 'system', 'If either two-card hand shows 8 or 9, the coup ends with four cards.'],
  '9.2.1': ['engine rules table-of-play enforce', 'system', 'Player draws where Table 1 says so, provided the Banker two-card count is 0-7.'],
  '9.2.2': ['engine rules table-of-play enforce', 'system', 'Player stands where Table 1 says so, provided the Banker two-card count is 0-7.'],
  '9.2 Table 1 player-0-to-5': ['engine rules table-of-play enforce', 'system', 'Player two-card count 0, 1, 2, 3, 4 or 5: one card is drawn.',
    { note: 'Unless Banker holds a natural (9.1).' }],
  '9.2 Table 1 player-6-7': ['engine rules table-of-play enforce', 'system', 'Player two-card count 6 or 7: stands.'],
  '9.2 Table 1 player-8-9': ['engine rules table-of-play enforce', 'system', 'Player two-card count 8 or 9: natural, neither hand draws.'],
  '9.3.1': ['engine rules table-of-play enforce', 'system', "Banker draws where Table 2 says so, looked up by Banker count and the point value of the Player third card or 'none'.",
    { note: 'Third-card value is by 3.2, so 10/J/Q/K look up 0.' }],
  '9.3.2': ['engine rules table-of-play enforce', 'system', 'Banker stands where Table 2 says so.'],
  '9.3 Table 2 banker-0': ['engine rules table-of-play enforce', 'system', 'Banker on 0: draws always (no Player third card, or any value 0-9).',
    { note: 'All 110 cells agree with mbs-rapid 3.9.1-3.9.4.' }],
  '9.3 Table 2 banker-1': ['engine rules table-of-play enforce', 'system', 'Banker on 1: draws always (no Player third card, or any value 0-9).'],
  '9.3 Table 2 banker-2': ['engine rules table-of-play enforce', 'system', 'Banker on 2: draws always (no Player third card, or any value 0-9).'],
  '9.3 Table 2 banker-3': ['engine rules table-of-play enforce', 'system', 'Banker on 3: draws with no Player third card and on 0-7 and 9; stands only against 8.'],
  '9.3 Table 2 banker-4': ['engine rules table-of-play enforce', 'system', 'Banker on 4: draws with no Player third card and on 2-7; stands against 0, 1, 8, 9.'],
  '9.3 Table 2 banker-5': ['engine rules table-of-play enforce', 'system', 'Banker on 5: draws with no Player third card and on 4-7; stands against 0-3, 8, 9.'],
  '9.3 Table 2 banker-6': ['engine rules table-of-play enforce', 'system', 'Banker on 6: stands with no Player third card; draws only on 6 or 7.'],
  '9.3 Table 2 banker-7': ['engine rules table-of-play enforce', 'system', 'Banker on 7: stands always.'],
  '9.3 Table 2 banker-8': ['engine rules table-of-play enforce', 'system', 'Banker on 8: stands always (natural).',
    { note: 'Cannot be reached with a Player third card, because 9.1 stops play.' }],
  '9.3 Table 2 banker-9': ['engine rules table-of-play enforce', 'system', 'Banker on 9: stands always (natural).',
    { note: 'Cannot be reached with a Player third card, because 9.1 stops play.' }],
});
