// Wagers may be changed once more while the cards lie unexposed (11.9.1).

import type { At } from '../../act.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { windowOpened } from '../../wagers/wager-window.ts';

export const openAWagerChangeWindow = (room: At, ruled: Ruled): RulingEvents => [
  windowOpened(room, 'wagers-changing', ruled),
];
