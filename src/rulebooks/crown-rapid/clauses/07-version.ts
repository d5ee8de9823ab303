// crown-rapid 7: the version notice.

import { clausesIn } from '../../clause.ts';

export const version = clausesIn({
  '7.1': {
    says:
      'While a table runs the Crown version, show a notice saying so at the table (display and ' +
      'terminals).',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note:
      'No notice is demanded for Traditional; show the version in both cases. Version change ' +
      'only between coups with no wagers open.',
  },
});
