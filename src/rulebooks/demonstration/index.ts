// The demonstration house's own book as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type DemonstrationClause, demonstrationClauses } from './clauses.ts';
import { demonstrationGame } from './game.ts';
import { demonstrationProcedure } from './procedure.ts';

export const demonstration: Rulebook<DemonstrationClause> = frozen({
  ...demonstrationGame,
  procedure: demonstrationProcedure,
  clauses: demonstrationClauses,
});
