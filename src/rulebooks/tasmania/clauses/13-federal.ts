// tasmania 13: the version without commission.

import { clauseRows } from '../../clause.ts';

export const federal = clauseRows({
  '13 Banker': ['engine rules settlement enforce', 'system', 'Federal mode is a table option fixed before a shoe opens: Banker wins 1 to 1, win with point 6 = 1 to 1 less 50 %.',
    { note: 'Repeats 12.4. Switch only between shoes, since patrons must know the odds when betting.' }],
  '13 Player': ['engine rules settlement enforce', 'system', 'Federal mode: Player wins pay 1 to 1.',
    { note: 'Tie odds unchanged (12.3).' }],
  '13 notice': ['screen screens notice show', 'operator', 'The Casino Operator chooses Federal per table; while it is active a Federal Baccarat notice stands on display and terminals. The mode cannot be started without the notice.'],
});
