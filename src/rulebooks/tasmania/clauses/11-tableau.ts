// tasmania 11: who draws a third card.

import { clausesIn } from '../../clause.ts';

export const tableau = clausesIn({
  '11': {
    says:
      'The draw engine decides third cards only from the tables of this section; dealer and ' +
      'patrons have no choice. The Player decision comes before the Banker decision.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note:
      "D = draw, S = stand. Column number = count value of the Player's third card, ten-valued " +
      'cards = 0.',
  },
  '11 availability': {
    says:
      'The complete draw table can be opened at the table at any time: on each terminal, the ' +
      'console and the public display, also in mid-coup.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
  },
  '11 Banker 3': {
    says:
      'Banker point 3: draws on Player third card 0, 1, 2, 3, 4, 5, 6, 7, 9 and when the Player ' +
      'took no card; stands on 8.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Banker 4': {
    says: 'Banker point 4: draws on 2, 3, 4, 5, 6, 7 and no card; stands on 0, 1, 8, 9.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Banker 5': {
    says: 'Banker point 5: draws on 4, 5, 6, 7 and no card; stands on 0, 1, 2, 3, 8, 9.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Banker 6': {
    says:
      'Banker point 6: draws on 6 and 7 only; stands on 0, 1, 2, 3, 4, 5, 8, 9 and when the ' +
      'Player took no card.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Player 0-5': {
    says:
      'Player two-card point 0, 1, 2, 3, 4 or 5 takes a third card (unless the Banker holds 8 or ' +
      '9).',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Player 6-7': {
    says: 'Player two-card point 6 or 7 stands.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: 'Banker then uses the no-card column: 0-5 draws, 6 and 7 stand.',
  },
  '11 Player 8-9': {
    says: 'Player two-card point 8 or 9: neither hand receives another card.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note:
      'The source only says no further draw; it binds both hands (a Banker 0-2 does not draw ' +
      'either).',
  },
  '11 Banker 0-2': {
    says:
      'Banker two-card point 0, 1 or 2 always takes a third card, whatever the Player took, ' +
      'unless the Player holds 8 or 9.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Banker 3-6': {
    says: 'Banker two-card point 3, 4, 5 or 6 is decided by the matrix rows above.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Banker 7': {
    says: 'Banker two-card point 7 stands.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '11 Banker 8-9': {
    says: 'Banker two-card point 8 or 9: neither hand receives another card.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: 'A Player 0-5 does not draw against it.',
  },
});
