// Marina Bay Sands' Rapid No Commission Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type MbsRapidClause, mbsRapidClauses } from './clauses.ts';
import { mbsRapidGame } from './game.ts';
import { mbsRapidProcedure } from './procedure.ts';

export const mbsRapid: Rulebook<MbsRapidClause> = frozen({
  ...mbsRapidGame,
  procedure: mbsRapidProcedure,
  clauses: mbsRapidClauses,
});
