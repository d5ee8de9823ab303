// The coup is reopened for everybody to lower or take back wagers, nothing else (11.7 (b), C17).

import type { At } from '../../act.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { windowOpened } from '../../wagers/wager-window.ts';

export const reopenToLowerWagers = (room: At, ruled: Ruled): RulingEvents => [
  windowOpened(room, 'wagers-reopened', ruled),
];
