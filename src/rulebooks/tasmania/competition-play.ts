// Tasmania's competition play (16.3 to 16.7): powers and numbers beside their clauses.

import type { CompetitionPlay } from '../competition-play.ts';
import type { TasmaniaClause } from './clauses.ts';

export const tasmaniaCompetitionPlay: CompetitionPlay<TasmaniaClause> = {
  powers: {
    'run-the-table': { clause: '16.5.4', least: 'dealer', also: ['system'] },
    'insert-indicator': { clause: '16.5.1', also: ['table-inspector'] },
    'examine-secrets': { clause: '16.6.7', also: ['table-inspector'] },
    'void-coup': { clause: '14.6', also: ['table-inspector'] },
    'note-presence': { clause: '16.3.6', least: 'dealer', also: ['table-inspector', 'system'] },
    direct: { clause: '16.1 Competition Director', also: ['tournament-director'] },
    disqualify: { clause: '16.7.7', least: 'operator', also: [] },
  },
  late: { clause: '16.3.2.a', coups: 3 },
  // Two decks; 'about' is read as half a deck either way.
  indicator: { clause: '16.5.1', fromBack: 104, within: 26 },
  timeLimitNotice: { clause: '16.4.7', ms: 60_000 },
  formStatement: {
    clause: '16.6 Diagram I Use statement',
    says:
      'This form is good only under the conditions and rules for baccarat competitions ' +
      'approved by the Tasmanian Liquor and Gaming Commission.',
  },
};
