// An act of a tournament: its name, its fields, who may do it, what follows and what it changes.

import type { Rulebook } from '../rulebooks/index.ts';
import type { TournamentPower } from '../rulebooks/tournament.ts';
import type { ActFamily, ActOf } from '../table/act.ts';
import type { TournamentEvent } from './acts.ts';
import type { TournamentRefusal } from './refusal.ts';
import type { Tournament } from './tournament.ts';

/** The book on the shelf and the tournament in front of it. */
export interface TournamentContext {
  readonly book: Rulebook;
  readonly tournament: Tournament;
}

export type { CommandWith, Given, Happened } from '../table/act.ts';

export type TournamentDecision<Event> = readonly Event[] | TournamentRefusal;

/** What no screen may say: who and when, and the order of names that the server draws. */
export type FilledByTournament = 'by' | 'at' | 'order';

/** The acts of a tournament. */
interface TournamentActs extends ActFamily {
  readonly context: TournamentContext;
  readonly decision: TournamentDecision<TournamentEvent>;
  readonly state: Tournament;
  readonly filled: FilledByTournament;
}

export interface TournamentAct<
  Asked extends { readonly do: string },
  Event extends { readonly happened: string } = never,
> extends ActOf<TournamentActs, Asked, Event> {
  /** What the book asks of whoever does it, before anything else is looked at. */
  readonly power?: TournamentPower;
}

/** It is on record, and that is all. */
export const onRecord = (tournament: Tournament): Tournament => tournament;
