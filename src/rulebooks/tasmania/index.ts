// Tasmania's Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type TasmaniaClause, tasmaniaClauses } from './clauses.ts';
import { tasmaniaCompetitionPlay } from './competition-play.ts';
import { tasmaniaGame } from './game.ts';
import { tasmaniaProcedure } from './procedure.ts';
import { tasmaniaTournament } from './tournament.ts';

export const tasmania: Rulebook<TasmaniaClause> = frozen({
  ...tasmaniaGame,
  procedure: tasmaniaProcedure,
  tournament: tasmaniaTournament,
  competitionPlay: tasmaniaCompetitionPlay,
  clauses: tasmaniaClauses,
});
