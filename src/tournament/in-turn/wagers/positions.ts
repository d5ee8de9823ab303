// The positions of a table: who is in the game, in which order, and whose turn it is.

import type { PlayAt } from '../act.ts';
import type { Play, PlayCoup, Position } from '../play.ts';
import type { TournamentRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';
import type { Actor } from '../../../table/setup/setup.ts';

/** The position at a seat; undefined where nobody was drawn. */
export const positionAt = (play: Play, seat: number): Position | undefined =>
  play.positions.find(position => position.seat === seat);

/** Still in the game, whether in the seat or not. */
export const isIn = ({ state }: Position): boolean => state === 'in';

/** In the game and in the seat: who must wager (16.5.11). */
export const isActive = (position: Position): boolean =>
  isIn(position) && position.presence === 'seated';

export const mainStake = ({ layout }: Position): number => layout.player + layout.banker;

/** All chips of a position, on the layout or not. */
export const worth = ({ chips, layout }: Position): number =>
  chips + layout.player + layout.banker + layout.tie;

/** Anticlockwise from a seat: rising numbers, then round again (G8). */
function anticlockwise(positions: readonly Position[], from: number): readonly Position[] {
  return [
    ...positions.filter(({ seat }) => seat >= from),
    ...positions.filter(({ seat }) => seat < from),
  ];
}

/** The order laid down for this coup: from the puck on, whoever is in the game (16.5.4, 16.5.5). */
export const orderOf = (play: Play): readonly Position[] =>
  anticlockwise(play.positions, play.puck ?? 0).filter(isActive);

/** The next patron who can open a coup, after a seat; null when there is none (T13). */
export const nextOpener = (play: Play, after: number): number | null =>
  anticlockwise(play.positions, after + 1).find(isActive)?.seat ?? null;

/** True when a patron's turn in this coup has been taken. */
export function hasTaken(coup: PlayCoup, position: Position): boolean {
  const { seat, lying } = position;
  if (coup.forms[seat] !== undefined || coup.passedOver.includes(seat)) return true;
  if (lying) return coup.acted.includes(seat);
  return mainStake(position) > 0;
}

/** Whose turn it is to wager; null when all have had it. */
export function seatToWager(play: Play): number | null {
  const { coup, phase } = play;
  if (coup === null || phase !== 'wagering') return null;
  return orderOf(play).find(position => !hasTaken(coup, position))?.seat ?? null;
}

/** The position as somebody may act for it: a patron for the own seat alone (16.4.5). */
export function ownPosition(room: PlayAt, by: Actor, seat: number): Position | TournamentRefusal {
  const position = positionAt(room.play, seat);
  if (position === undefined)
    return deny(room, 'no-such-seat', 'ownSeat', { code: 'seat-not-drawn', seat });
  if (by.role === 'patron' && by.id !== position.patron) {
    return deny(room, 'not-your-seat', 'ownSeat', { code: 'own-seat-only' });
  }
  if (!isIn(position)) {
    return deny(room, 'out-of-play', 'elimination', { code: 'seat-out-of-session', seat });
  }
  return position;
}
