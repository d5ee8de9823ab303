// Who acts in a simulated tournament.

import type { Role } from '../../../rulebooks/index.ts';
import type { Actor } from '../../../table/index.ts';

export const operator: Actor = { role: 'operator', id: 'operator-1' };
export const director: Actor = { role: 'tournament-director', id: 'director-1' };
export const staff = (role: Role): Actor => ({ role, id: `${role}-1` });
export const patron = (id: string): Actor => ({ role: 'patron', id });
