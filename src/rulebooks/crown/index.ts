// Crown Melbourne's Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type CrownClause, crownClauses } from './clauses.ts';
import { crownGame } from './game.ts';
import { crownProcedure } from './procedure.ts';
import { crownTournament } from './tournament.ts';

export const crown: Rulebook<CrownClause> = frozen({
  ...crownGame,
  procedure: crownProcedure,
  tournament: crownTournament,
  clauses: crownClauses,
});
