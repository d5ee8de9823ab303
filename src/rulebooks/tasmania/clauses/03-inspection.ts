// tasmania 3: the table inspector.

import { clauseRows } from '../../clause.ts';

export const inspection = clauseRows({
  '3 presence': ['engine table console enforce', 'table-inspector', 'No betting window opens and no card is dealt unless an Inspector is signed on to the table. If the last Inspector signs off mid-coup the coup is paused at once and can only resume after an Inspector signs on. All presence intervals are logged.',
    { rulings: ['G7'], note: 'In competitions 16.2.7 adds a second, independent presence gate for the Competition Director.' }],
  '3 responsibility': ['engine table roles authorise', 'table-inspector', "Every rule decision at the table (irregularity, void, correction, secret-form examination) is recorded under the signed-on Inspector; the Inspector's console shows the rulebook and the clause relied on, and can stop the game.",
    { rulings: ['G7'], note: '"Table Inspector" in section 16 is the same role.' }],
});
