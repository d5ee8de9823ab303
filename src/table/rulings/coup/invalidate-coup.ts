// A coup's outcome is invalidated: every wager placed on it goes back, settled or not (13.3, 13.4).

import type { At } from '../../act.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { Refusal } from '../../refusal.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { voidCoup } from './void-coup.ts';

/**
 * Runs and tails that rode in from earlier coups ride on; those first placed for this coup are
 * wagers on this very result and go back with the others (G6).
 */
export const invalidateCoup = (room: At, ruled: Ruled): RulingEvents | Refusal =>
  voidCoup(room, ruled, true);
