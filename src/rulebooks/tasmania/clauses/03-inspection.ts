// tasmania 3: the table inspector.

import { clausesIn } from '../../clause.ts';

export const inspection = clausesIn({
  '3 presence': {
    says:
      'No betting window opens and no card is dealt unless an Inspector is signed on to the ' +
      'table. If the last Inspector signs off mid-coup the coup is paused at once and can only ' +
      'resume after an Inspector signs on. All presence intervals are logged.',
    kept: 'engine',
    where: 'table',
    area: 'console',
    kind: 'enforce',
    roles: ['table-inspector'],
    rulings: ['G7'],
    note:
      'In competitions 16.2.7 adds a second, independent presence gate for the Competition ' +
      'Director.',
  },
  '3 responsibility': {
    says:
      'Every rule decision at the table (irregularity, void, correction, secret-form ' +
      "examination) is recorded under the signed-on Inspector; the Inspector's console shows the " +
      'rulebook and the clause relied on, and can stop the game.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'authorise',
    roles: ['table-inspector'],
    rulings: ['G7'],
    note: '"Table Inspector" in section 16 is the same role.',
  },
});
