// tasmania 8: count values and the point.

import { clausesIn } from '../../clause.ts';

export const values = clausesIn({
  '8 count values': {
    says: 'Count values: ace 1; 2 to 9 as marked; ten 10; jack, queen, king 10.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    note:
      'The 11 table lists a ten-valued third card as column 0. For the play-off draw in 16.8.3 ' +
      'ten/court count ten, not zero.',
  },
  '8 hand size': {
    says: 'A hand has 2 or 3 cards, never more; the engine refuses a fourth card.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
    note: 'Surplus cards go to 14.1 to 14.4.',
  },
  '8 point': {
    says: 'Point = sum of count values modulo 10, an integer 0 to 9.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '8 Baccarat': {
    says: 'A point of zero is called "Baccarat" in announcements, displays and history.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['system'],
  },
});
