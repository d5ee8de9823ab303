// An act at a table where everybody wagers together: its name, its fields, who may do it, what
// follows and what it changes.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { ActFamily, ActOf } from '../../table/act.ts';
import type { Reason } from '../../table/reason.ts';
import type { TournamentDecision } from '../act.ts';
import type { SimultaneousEvent } from './acts.ts';
import type { SimultaneousPlay } from './simultaneous.ts';

export type { CommandWith, TournamentDecision, Given, Happened } from '../act.ts';

/** The book, the table of the session, and whether the director is there. */
export interface SimultaneousContext {
  readonly book: Rulebook;
  readonly play: SimultaneousPlay;
  readonly directorPresent: boolean;
}

export type SimultaneousDecision = TournamentDecision<SimultaneousEvent>;

/** The acts at a table where everybody wagers together. */
interface SimultaneousActs extends ActFamily {
  readonly context: SimultaneousContext;
  readonly decision: SimultaneousDecision;
  readonly state: SimultaneousPlay;
  readonly filled: 'by' | 'at';
}

export type SimultaneousAct<
  Asked extends { readonly do: string },
  Event extends { readonly happened: string } = never,
> = ActOf<SimultaneousActs, Asked, Event>;

/** A wager as it was decided, with its clause. */
export interface SettledWager {
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly secret: boolean;
  readonly paid: number;
  readonly clause: string;
  readonly reason: Reason;
}

export interface SettledSeat {
  readonly seat: number;
  readonly wagers: readonly SettledWager[];
}
