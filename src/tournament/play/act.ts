// What every act at a competition's table is given and gives back.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { Play } from './play.ts';

export type { Decision, Given, Happened } from '../act.ts';

/** The book, the table of the session, and whether the director is there (16.2.7). */
export interface PlayAt {
  readonly book: Rulebook;
  readonly play: Play;
  readonly directorPresent: boolean;
}
