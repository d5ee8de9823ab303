// Whoever is shown a tournament: somebody in a role, or a board that only shows.

import { hasAnyPower, type HousePower, type Role } from '../../rulebooks/roles.ts';

export interface TournamentViewer {
  readonly role: Role | 'display';
  readonly id?: string;
}

/** Whether a viewer's role has one of these powers; a board has none. */
export const viewerMay = ({ role }: TournamentViewer, powers: readonly HousePower[]): boolean =>
  role !== 'display' && hasAnyPower(role, powers);
