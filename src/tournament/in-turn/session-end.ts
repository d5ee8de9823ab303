// When a session is over: its time, its shoes or its coups have run out (16.1 Session).

import type { PlayAt } from './act.ts';
import type { Play } from './play.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { deny } from './refusal.ts';
import { directorMissing } from './staff.ts';

/** True when no further coup belongs to the session. */
export function isSessionOver(play: Play, at: number): boolean {
  const { rules, begunAt, coupsPlayed, dealing } = play;
  if (play.lastCoupPlayed || play.allFell) return true;
  const { length } = rules;
  if ('coups' in length) return coupsPlayed >= length.coups;
  if ('ms' in length) return begunAt !== null && at >= begunAt + length.ms;
  return dealing.shoe.over && dealing.shoe.number >= length.shoes;
}

/** True when the next coup is known beforehand to be the last. */
export function isNextLast(play: Play): boolean {
  const { rules, lastCoupDeclared, coupsPlayed, dealing } = play;
  if (lastCoupDeclared) return true;
  if ('coups' in rules.length) return coupsPlayed + 1 === rules.length.coups;
  if ('ms' in rules.length) return false;
  return dealing.shoe.number >= rules.length.shoes && dealing.shoe.lastCoup;
}

/** Why no coup of the session can begin, whatever the table says; the same for a dummy. */
export function coupBarred(room: PlayAt, at: number): TournamentRefusal | undefined {
  const { play } = room;
  if (play.phase !== 'between')
    return deny(room, 'not-now', 'puck', { code: 'other-coup-not-over' });
  if (play.allFell) {
    return deny(room, 'not-now', 'allFell', { code: 'all-have-fallen' });
  }
  if (isSessionOver(play, at)) return deny(room, 'not-now', 'session', { code: 'session-is-over' });
  return directorMissing(room);
}
