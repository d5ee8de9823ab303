// Crown Melbourne's Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type CrownClause, crownClauses } from './clauses.ts';
import { crownGame } from './game.ts';
import { crownProcedure } from './procedure.ts';
import { crownTournament } from './tournament.ts';

export const crown: Rulebook<CrownClause> = frozen({
  ...crownGame,
  name: 'Baccarat',
  document: {
    title: 'Rules of the Game: Baccarat',
    issuer: 'Crown Melbourne Limited, under the Victorian Commission for Gambling Regulation',
    edition: 'undated',
    sha256: '09c438f34ccf2aec93e4e635c2b0bc16112eda5b236f68fae0bb3e78a3fa4f51',
  },
  procedure: crownProcedure,
  tournament: crownTournament,
  clauses: crownClauses,
});
