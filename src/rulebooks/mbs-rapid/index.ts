// Marina Bay Sands' Rapid No Commission Baccarat as one frozen rulebook.

import { frozen, type Rulebook } from '../rulebook.ts';
import { type MbsRapidClause, mbsRapidClauses } from './clauses.ts';
import { mbsRapidGame } from './game.ts';
import { mbsRapidProcedure } from './procedure.ts';

export const mbsRapid: Rulebook<MbsRapidClause> = frozen({
  ...mbsRapidGame,
  name: 'Rapid No Commission Baccarat',
  document: {
    title: 'Rapid No Commission Baccarat (Electronic Table Game) Game Rules',
    issuer: 'Marina Bay Sands, Singapore',
    edition: '5',
    effective: '2017-02-17',
    sha256: 'ee2968a8eac2f2168b14486babb54142669a578a35527bf8e1d716b6b101a852',
  },
  procedure: mbsRapidProcedure,
  clauses: mbsRapidClauses,
});
