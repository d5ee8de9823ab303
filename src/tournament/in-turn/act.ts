// An act at a table in turn: its name, its fields, what the book asks of whoever does it, what
// follows and what it changes.

import type { PlayPower } from '../../rulebooks/competition-play.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { ActFamily, ActOf } from '../../table/act.ts';
import type { TournamentDecision } from '../act.ts';
import type { PlayEvent } from './acts.ts';
import type { Play } from './play.ts';

export type { CommandWith, TournamentDecision, Given, Happened } from '../act.ts';

/** The book, the table of the session, and whether the director is there (16.2.7). */
export interface PlayAt {
  readonly book: Rulebook;
  readonly play: Play;
  readonly directorPresent: boolean;
}

/** The acts at a table in turn. */
interface InTurnActs extends ActFamily {
  readonly context: PlayAt;
  readonly decision: TournamentDecision<PlayEvent>;
  readonly state: Play;
  readonly filled: 'by' | 'at';
}

export interface InTurnAct<
  Asked extends { readonly do: string },
  Event extends { readonly happened: string } = never,
> extends ActOf<InTurnActs, Asked, Event> {
  /** What the book asks of whoever does it, before anything else is looked at. */
  readonly power?: PlayPower;
}
