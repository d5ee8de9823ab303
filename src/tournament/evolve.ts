// The next tournament: what an event changes. Never refuses: what happened, happened.

import { evolversOf } from '../table/act.ts';
import type { TournamentContext } from './act.ts';
import { TOURNAMENT_ACTS, type TournamentEvent } from './acts.ts';
import { enterInTournament } from './money.ts';
import type { Tournament } from './tournament.ts';

const EVOLVERS = evolversOf<Tournament, TournamentEvent>(TOURNAMENT_ACTS);

/** The event's money is entered first, then what else it changed. */
export function evolveTournament(
  { book, tournament }: TournamentContext,
  event: TournamentEvent,
): Tournament {
  const ledger = enterInTournament(tournament, event.transfers ?? []);
  return EVOLVERS[event.happened]({ ...tournament, ledger, at: event.at }, event, book);
}

/** Folds events from a tournament on. */
export const foldTournament = (
  book: TournamentContext['book'],
  tournament: Tournament,
  events: readonly TournamentEvent[],
): Tournament =>
  events.reduce((after, event) => evolveTournament({ book, tournament: after }, event), tournament);
