// What every act at a competition's table is given and gives back.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Play } from './play.ts';
import type { PlayRefusal } from './refusal.ts';

/** The book, the table of the session, and whether the director is there (16.2.7). */
export interface PlayAt {
  readonly book: Rulebook;
  readonly play: Play;
  readonly directorPresent: boolean;
}

/** What all commands carry: who, and the server's time. */
export interface Given {
  readonly by: Actor;
  readonly at: number;
}

/** What all events carry: who and when. */
export interface Happened {
  readonly by: Actor;
  readonly at: number;
}

export type Decision<Event> = readonly Event[] | PlayRefusal;
