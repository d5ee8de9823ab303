// Who may act at a session's table at all; what each may do there, the book says.

import type { HousePower } from '../../rulebooks/roles.ts';

export const AT_TABLE_STAFF: readonly HousePower[] = [
  'run-table',
  'inspect-table',
  'direct-tournament',
];
export const AT_TABLE: readonly HousePower[] = [...AT_TABLE_STAFF, 'play'];
