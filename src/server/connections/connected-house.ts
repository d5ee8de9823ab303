// What connections need of the house, and no more.

import type { House } from '../house/house.ts';

/** For letting somebody in who wants to watch. */
export type AdmittingHouse = Pick<
  House,
  'demonstration' | 'devices' | 'sessions' | 'tournaments' | 'table'
>;

/** For a connection that stands. */
export type ConnectedHouse = AdmittingHouse &
  Pick<House, 'settings' | 'clock' | 'chance' | 'log' | 'plan' | 'release' | 'play' | 'hold'> &
  Pick<House, 'meters' | 'approvals' | 'approved' | 'equipment'>;
