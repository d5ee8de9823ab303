// crown 5: the version notices.

import { clauseRows } from '../../clause.ts';

export const version = clauseRows({
  '5.1': ['screen screens notice show', 'operator', 'A table set to Crown Baccarat shows a notice naming the version on display and terminals before betting opens.',
    { note: 'Version switch only between shoes.' }],
  '5.2': ['screen screens notice show', 'operator', 'A table set to 2 to 1 Baccarat shows a notice naming the version.'],
  '5.3': ['screen screens notice show', 'operator', 'A table set to Tie Baccarat shows a notice naming the version.',
    { note: 'Also show the percentages (1.1 Tie Baccarat).' }],
});
