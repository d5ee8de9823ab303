// The dealer calls for wagers: who has lost the place by now is out, then the turn begins.

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { newCoup } from '../new-coup.ts';
import type { Play } from '../play.ts';
import { isActive, isIn, nextOpener, positionAt } from '../positions.ts';
import { competitionOf, lacksPower } from '../powers.ts';
import { type PlayRefusal, refuse } from '../refusal.ts';
import { isNextLast, isSessionOver, isShoeOut } from '../session-end.ts';
import { staffMissing } from '../staff.ts';
import { evolvePositionLeft, leaves, type PositionLeft } from './leave-position.ts';
import { evolvePuckMoved, type PuckMoved } from './move-puck.ts';

export interface OpenWagering extends Given {
  readonly do: 'open-wagering';
}

export interface WageringOpened extends Happened {
  readonly happened: 'wagering-opened';
  readonly declaredLast: boolean;
}

/** Why no coup can begin; the same for a coup without wagers. */
export function coupBarred(room: PlayAt, at: number): PlayRefusal | undefined {
  const { play } = room;
  if (play.phase !== 'between') return refuse('not-now', '16.5.5', 'Another coup is not over.');
  if (play.allFell) {
    return refuse('not-now', '16.8.5', 'All who were left have fallen: the director decides.');
  }
  if (isSessionOver(play, at)) return refuse('not-now', '16.1 Session', 'The session is over.');
  if (play.shoe === null || isShoeOut(play.shoe)) {
    return refuse('steps-missing', '9.4', 'A shoe must be loaded first.');
  }
  return staffMissing(room);
}

/** The late after three coups, and who left a live competition without a substitute. */
function lost(room: PlayAt, command: OpenWagering): readonly PositionLeft[] {
  const { play, book } = room;
  const { late } = competitionOf(book);
  return play.positions.filter(isIn).flatMap(({ seat, presence, lateCoups }) => {
    if (presence === 'expected' && lateCoups >= late.coups) {
      return [leaves(play, command, seat, 'forfeited', '16.3.2.b')];
    }
    if (presence === 'absent' && play.rules.chips === 'cash-value') {
      return [leaves(play, command, seat, 'disqualified', '16.3.6.b')];
    }
    return [];
  });
}

export function decideOpenWagering(
  room: PlayAt,
  command: OpenWagering,
): Decision<WageringOpened | PositionLeft | PuckMoved> {
  const { by, at } = command;
  const no = lacksPower(room, by, 'run-the-table') ?? coupBarred(room, at);
  if (no) return no;
  if (typeof room.play.shoe?.nextIsDummy === 'string') {
    return refuse('steps-missing', '14.1', 'The next coup has no wagers: a known card opens it.');
  }
  const left = lost(room, command);
  const play = left.reduce(evolvePositionLeft, room.play);
  const moved = puckOnItsWay(play, command);
  const puck = moved.reduce(evolvePuckMoved, play).puck;
  if (puck === null) return refuse('wagers-missing', '16.5.11', 'Nobody is at the table.');
  const declaredLast = isNextLast(play);
  return [...left, ...moved, { happened: 'wagering-opened', by, at, declaredLast }];
}

/** The puck does not stay with somebody who has gone meanwhile (T13). */
function puckOnItsWay(play: Play, { by, at }: OpenWagering): readonly PuckMoved[] {
  const holder = play.puck === null ? undefined : positionAt(play, play.puck);
  if (holder !== undefined && isActive(holder)) return [];
  return [{ happened: 'puck-moved', by, at, to: nextOpener(play, play.puck ?? 0) }];
}

export const evolveWageringOpened = (play: Play, { at, declaredLast }: WageringOpened): Play => ({
  ...play,
  phase: 'wagering',
  coupsBegun: play.coupsBegun + 1,
  coup: newCoup(play.coupsBegun + 1, at, { declaredLast }),
});
