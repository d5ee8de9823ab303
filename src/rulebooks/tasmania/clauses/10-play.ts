// tasmania 10: announcements and the ranking of hands.

import { clausesIn } from '../../clause.ts';

export const play = clausesIn({
  '10.1': {
    says:
      'After the four initial cards announce both points (visible and as text/sound on display, ' +
      'terminals, console); then draw third cards strictly by section 11.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
    note: 'In squeeze mode only after the cards are turned.',
  },
  '10.2': {
    says: 'After the last card announce the result: winning side or Tie with both final points.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
  },
  '10.3': {
    says: 'Rank hands by point only, highest wins: 9, 8, 7, 6, 5, 4, 3, 2, 1, 0.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note:
      'No extra rank for a two-card 8 or 9; a three-card 9 equals a two-card 9 (which cannot ' +
      'meet, since naturals stop the draw). Items a-c spell out the order.',
  },
  '10.3.a': {
    says: 'Point 9 is best.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '10.3.b': {
    says: 'Point 8 is second.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '10.3.c': {
    says: 'Point 7 is third, then one by one down to 0 ("Baccarat") as the lowest.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: 'Item is separated from a and b by a page header in the source.',
  },
});
