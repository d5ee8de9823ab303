// The puck goes anticlockwise to the next patron in the game, who opens the next coup (16.5.5).

import type { Happened } from '../../act.ts';
import type { Play } from '../../play.ts';

export interface PuckMoved extends Happened {
  readonly happened: 'puck-moved';
  /** Null when nobody is left who could open a coup. */
  readonly to: number | null;
}

export const evolvePuckMoved = (play: Play, { to }: PuckMoved): Play => ({ ...play, puck: to });
