// crown 10.2: when commission is taken.

import { clausesIn } from '../../clause.ts';

export const commission = clausesIn({
  '10.2.1': {
    says:
      'Take commission at payout by default; deferral only for seated patrons with prior ' +
      'approval by Crown management, recorded per patron.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['C13'],
    note:
      "Covers 5% and the 2.5% of 7.5. The half on a Crown Baccarat six is paid net ('100 pays " +
      "50'; a setting).",
  },
  '10.2.1 (a)': {
    says:
      'Settle all deferred commission at the end of each shoe; the next shoe cannot start while ' +
      'any is open.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C13'],
    note: 'Blocks shoe start and table close.',
  },
  '10.2.1 (a)(i)': {
    says: 'A patron may ask to settle earlier; settle then.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'authorise',
    roles: ['patron'],
    rulings: ['C13'],
  },
  '10.2.1 (a)(ii)': {
    says:
      'A patron stopping before the end of the shoe must settle then; leaving the seat or ' +
      'cashing out requires it.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['C13'],
  },
  '10.2.1 (a)(iii)': {
    says: 'Crown management may call it in at any time.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'authorise',
    roles: ['operator'],
    rulings: ['C13'],
  },
  '10.2.1 (b)': {
    says:
      "Show per patron a commission marker with the amount owed and the patron's seat number in " +
      'the marked space; update at each deferred amount.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
    note: 'Console shows total per table too.',
  },
});
