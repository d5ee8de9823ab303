// crown-rapid 7: the version notice.

import { clauseRows } from '../../clause.ts';

export const version = clauseRows({
  '7.1': ['screen screens notice show', 'operator', 'While a table runs the Crown version, show a notice saying so at the table (display and terminals).',
    { note: 'No notice is demanded for Traditional; show the version in both cases. Version change only between coups with no wagers open.' }],
});
