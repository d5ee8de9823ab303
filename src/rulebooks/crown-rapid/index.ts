// Crown Melbourne's Rapid Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type CrownRapidClause, crownRapidClauses } from './clauses.ts';
import { crownRapidGame } from './game.ts';
import { crownRapidProcedure } from './procedure.ts';
import { crownRapidTournament } from './tournament.ts';

export const crownRapid: Rulebook<CrownRapidClause> = frozen({
  ...crownRapidGame,
  name: 'Rapid Baccarat',
  document: {
    title: 'Rules for Rapid Baccarat',
    issuer: 'Crown Melbourne Limited, under the Victorian Commission for Gambling Regulation',
    edition: 'undated',
    sha256: '1545fe4a06364d1498fbf168ddd712b8eb141cb8b77c54d19d30aedec2847e64',
  },
  procedure: crownRapidProcedure,
  tournament: crownRapidTournament,
  clauses: crownRapidClauses,
});
