// tasmania 16.7: who turns the cards.

import { clausesIn } from '../../clause.ts';

export const competitionCards = clausesIn({
  '16.7.1': {
    says: 'All competition coups are dealt face down and passed to patrons by a to c.',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'No request as in 9.3 needed. Shoe is handled: 4.4.',
  },
  '16.7.1.a': {
    says: 'Player hand goes to the patron with most chips lying on Player.',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Secret wagers do not count (not on the layout) except in 16.6.11.',
  },
  '16.7.1.b': {
    says: 'Banker hand goes to the patron with most chips lying on Banker.',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'As a.',
  },
  '16.7.1.c': {
    says:
      'A third card due by section 11 is passed face down to the holder of that hand, who turns ' +
      'it.',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '16.7.2': {
    says:
      'Equal highest stakes on a side: the cards go to the one who comes first in the betting ' +
      'order laid down for this coup (from the puck anticlockwise).',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Not the lowest seat number (9.3.c) and not the time stamp: an out-of-turn bet (16.5.7) ' +
      'gives no precedence.',
  },
  '16.7.3': {
    says:
      'Cards handed to the wrong patron and turned: coup stays valid and is completed and ' +
      'settled normally; log the error with both seats.',
    kept: 'engine',
    where: 'tournament',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Not yet turned: take them back unseen and pass them to the right patron.',
  },
  '16.7.4': {
    says:
      'If a patron leaves any of the initial four cards unturned, the dealer turns them; console ' +
      'offers the action (also after a set time).',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note:
      'No passing on to the next-highest patron (differs from 9.3.b). Third cards likewise by ' +
      'analogy.',
  },
  '16.7.5': {
    says:
      'Nobody has chips on an area: the dealer turns the cards of that hand; no patron gets a ' +
      'reveal control for it.',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Also if only secret wagers are on that side, otherwise the hand-over would betray them.',
  },
  '16.7.6': {
    says:
      'All chips of each patron are visible at all times to the other patrons and ' +
      'the Inspector.',
    kept: 'screen',
    where: 'tournament',
    area: 'display',
    kind: 'show',
    roles: ['patron'],
    note: 'System shows balances; physical view is human.',
  },
  '16.7.7': {
    says:
      'A patron found hiding chips must be disqualified; Inspector reports, operator confirms, ' +
      'no alternative outcome once confirmed.',
    kept: 'engine',
    where: 'tournament',
    area: 'conduct',
    kind: 'authorise',
    roles: ['operator'],
    note: '"Shall", unlike 16.2.3.b. No refund, 16.2.4.',
  },
});
