// Who may do what in a tournament: powers come from the book; the director is one named person.

import { assert } from '../rules/assert.ts';
import type { TournamentPower, TournamentProcedure } from '../rulebooks/tournament.ts';
import type { Actor } from '../table/setup/setup.ts';
import type { TournamentContext } from './act.ts';
import { refuseTournament, type TournamentRefusal } from './refusal.ts';

/** What the book says about tournaments; acts run only where it says something. */
export function procedureOf({ book }: Pick<TournamentContext, 'book'>): TournamentProcedure {
  assert(book.tournament !== undefined, `${book.id} knows tournaments`);
  return book.tournament;
}

/** Refuses who may not; undefined for who may. A director is the one who was appointed. */
export function lacksTournamentPower(
  room: TournamentContext,
  by: Actor,
  power: TournamentPower,
): TournamentRefusal | undefined {
  const { clause, roles } = procedureOf(room).powers[power];
  if (by.role === 'tournament-director' && roles.includes(by.role)) {
    const { director } = room.tournament;
    if (director?.id === by.id || director?.deputies.includes(by.id) === true) return undefined;
    return refuseTournament('not-authorised', clause, { code: 'director-or-deputy-only' });
  }
  if (roles.includes(by.role)) return undefined;
  return refuseTournament('not-authorised', clause, { code: 'role-only', roles });
}
