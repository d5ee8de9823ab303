// crown 5: the version notices.

import { clausesIn } from '../../clause.ts';

export const version = clausesIn({
  '5.1': {
    says:
      'A table set to Crown Baccarat shows a notice naming the version on display and terminals ' +
      'before betting opens.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note: 'Version switch only between shoes.',
  },
  '5.2': {
    says: 'A table set to 2 to 1 Baccarat shows a notice naming the version.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '5.3': {
    says: 'A table set to Tie Baccarat shows a notice naming the version.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note: 'Also show the percentages (1.1 Tie Baccarat).',
  },
});
