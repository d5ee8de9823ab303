// tasmania 8: count values and the point.

import { clauseRows } from '../../clause.ts';

export const values = clauseRows({
  '8 count values': ['engine rules cards enforce', 'system', 'Count values: ace 1; 2 to 9 as marked; ten 10; jack, queen, king 10.',
    { note: 'The 11 table lists a ten-valued third card as column 0. For the play-off draw in 16.8.3 ten/court count ten, not zero.' }],
  '8 hand size': ['engine rules deal enforce', 'system', 'A hand has 2 or 3 cards, never more; the engine refuses a fourth card.',
    { note: 'Surplus cards go to 14.1 to 14.4.' }],
  '8 point': ['engine rules cards enforce', 'system', 'Point = sum of count values modulo 10, an integer 0 to 9.'],
  '8 Baccarat': ['screen screens display show', 'system', 'A point of zero is called "Baccarat" in announcements, displays and history.'],
});
