// tasmania 13: the version without commission.

import { clausesIn } from '../../clause.ts';

export const federal = clausesIn({
  '13 Banker': {
    says:
      'Federal mode is a table option fixed before a shoe opens: Banker wins 1 to 1, win with ' +
      'point 6 = 1 to 1 less 50 %.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Repeats 12.4. Switch only between shoes, since patrons must know the odds when betting.',
  },
  '13 Player': {
    says: 'Federal mode: Player wins pay 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Tie odds unchanged (12.3).',
  },
  '13 notice': {
    says:
      'The Casino Operator chooses Federal per table; while it is active a Federal Baccarat ' +
      'notice stands on display and terminals. The mode cannot be started without the notice.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
});
