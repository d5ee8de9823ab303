// tasmania 10: announcements and the ranking of hands.

import { clauseRows } from '../../clause.ts';

export const play = clauseRows({
  '10.1': ['screen screens display show', 'dealer', 'After the four initial cards announce both points (visible and as text/sound on display, terminals, console); then draw third cards strictly by section 11.',
    { note: 'In squeeze mode only after the cards are turned.' }],
  '10.2': ['screen screens display show', 'dealer', 'After the last card announce the result: winning side or Tie with both final points.'],
  '10.3': ['engine rules table-of-play enforce', 'system', 'Rank hands by point only, highest wins: 9, 8, 7, 6, 5, 4, 3, 2, 1, 0.',
    { note: 'No extra rank for a two-card 8 or 9; a three-card 9 equals a two-card 9 (which cannot meet, since naturals stop the draw). Items a-c spell out the order.' }],
  '10.3.a': ['engine rules table-of-play enforce', 'system', 'Point 9 is best.'],
  '10.3.b': ['engine rules table-of-play enforce', 'system', 'Point 8 is second.'],
  '10.3.c': ['engine rules table-of-play enforce', 'system', 'Point 7 is third, then one by one down to 0 ("Baccarat") as the lowest.',
    { note: 'Item is separated from a and b by a page header in the source.' }],
});
