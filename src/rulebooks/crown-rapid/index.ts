// Crown Melbourne's Rapid Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type CrownRapidClause, crownRapidClauses } from './clauses.ts';
import { crownRapidGame } from './game.ts';
import { crownRapidProcedure } from './procedure.ts';
import { crownRapidTournament } from './tournament.ts';

export const crownRapid: Rulebook<CrownRapidClause> = frozen({
  ...crownRapidGame,
  procedure: crownRapidProcedure,
  tournament: crownRapidTournament,
  clauses: crownRapidClauses,
});
