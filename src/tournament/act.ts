// What every act of a tournament is given and gives back.

import type { Rulebook } from '../rulebooks/index.ts';
import type { Refusal } from './refusal.ts';
import type { Tournament } from './tournament.ts';

/** The book on the shelf and the tournament in front of it. */
export interface At {
  readonly book: Rulebook;
  readonly tournament: Tournament;
}

export type { Given, Happened } from '../table/act.ts';

export type Decision<Event> = readonly Event[] | Refusal;
