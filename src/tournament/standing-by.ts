// Questions about the whole tournament that several acts ask.

import { standingsAt } from './sessions/at-table.ts';
import type { Session, SessionTable } from './sessions/session.ts';
import type { Tournament } from './tournament.ts';

/** True while no session has started. */
export const isFirst = ({ sessions }: Tournament): boolean =>
  sessions.every(({ state }) => state === 'planned' || state === 'seated');

/** Where an entrant sits in a session that is being played, if anywhere. */
export function seatInPlay(
  { sessions }: Tournament,
  patron: string,
): { readonly session: Session; readonly table: SessionTable; readonly seat: number } | undefined {
  for (const session of sessions) {
    if (session.state !== 'playing') continue;
    for (const table of session.tables) {
      const seated = table.seats.find(other => other.patron === patron);
      if (seated !== undefined && table.closing === null && table.play !== null) {
        return { session, table, seat: seated.seat };
      }
    }
  }
  return undefined;
}

/** The entrants still in at a table, by the seats they were given. */
export function stillIn({ play, seats }: SessionTable): readonly string[] {
  if (play === null) return seats.map(({ patron }) => patron);
  const inSeats = standingsAt(play).filter(({ state }) => state === 'in');
  return seats
    .filter(({ seat }) => inSeats.some(other => other.seat === seat))
    .map(({ patron }) => patron);
}
