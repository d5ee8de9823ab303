// Tasmania's Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type TasmaniaClause, tasmaniaClauses } from './clauses.ts';
import { tasmaniaCompetitionPlay } from './competition-play.ts';
import { tasmaniaGame } from './game.ts';
import { tasmaniaProcedure } from './procedure.ts';
import { tasmaniaTournament } from './tournament.ts';

export const tasmania: Rulebook<TasmaniaClause> = frozen({
  ...tasmaniaGame,
  name: 'Baccarat',
  document: {
    title: 'Baccarat Rules',
    issuer: 'Tasmanian Liquor and Gaming Commission',
    edition: 'CM Ref 18/155791',
    sha256: 'ee5853fb55563affa0aef7aef7067b9f21d776b82cacc842626e55419da2e002',
  },
  procedure: tasmaniaProcedure,
  tournament: tasmaniaTournament,
  competitionPlay: tasmaniaCompetitionPlay,
  clauses: tasmaniaClauses,
});
