// Time for a wager: the director sets it with notice, the dealer calls it when it is over (16.4.7).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup, coupOf } from '../change.ts';
import type { Play, TimeLimit } from '../play.ts';
import { isActive, ownPosition, whoseTurn } from '../positions.ts';
import { competitionOf, hasPlayPower, lacksPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

export interface SetTimeLimit extends Given {
  readonly do: 'set-time-limit';
  readonly ms: number;
}

export interface TimeLimitSet extends Happened {
  readonly happened: 'time-limit-set';
  readonly ms: number;
  /** It is shown at once and holds from then on. */
  readonly from: number;
}

export interface CallTime extends Given {
  readonly do: 'call-time';
  readonly seat: number;
}

export interface TimeCalled extends Happened {
  readonly happened: 'time-called';
  readonly seat: number;
}

export interface PassOver extends Given {
  readonly do: 'pass-over';
  readonly seat: number;
}

export interface PassedOver extends Happened {
  readonly happened: 'passed-over';
  readonly seat: number;
}

export function decideSetTimeLimit(room: PlayAt, { by, at, ms }: SetTimeLimit) {
  const lacking = lacksPlayPower(room, by, 'direct');
  if (lacking) return lacking;
  if (!Number.isSafeInteger(ms) || ms <= 0) {
    return deny(room, 'nothing-to-do', 'timeLimit', { code: 'limit-above-zero' });
  }
  const from = at + competitionOf(room.book).timeLimitNotice.ms;
  const set: Decision<TimeLimitSet> = [{ happened: 'time-limit-set', by, at, ms, from }];
  return set;
}

/** The limit that holds for the coup on the table; null where none does yet. */
export function limitInForce({ timeLimit, coup }: Play): TimeLimit | null {
  return timeLimit !== null && coup !== null && coup.turnSince >= timeLimit.from ? timeLimit : null;
}

export function decideCallTime(room: PlayAt, { by, at, seat }: CallTime): Decision<TimeCalled> {
  const lacking = lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const { play } = room;
  const limit = limitInForce(play);
  if (limit === null) {
    return deny(room, 'notice-not-long-enough', 'timeLimit', { code: 'no-limit-in-force' });
  }
  if (whoseTurn(play) !== seat) return deny(room, 'not-now', 'timeOver', { code: 'not-this-turn' });
  if (coupOf(play).restricted.includes(seat)) return [];
  if (at < coupOf(play).turnSince + limit.ms) {
    return deny(room, 'not-now', 'timeOver', { code: 'time-not-over' });
  }
  return [{ happened: 'time-called', by, at, seat }];
}

/** Nothing at all after the time was called: as absent; in a live competition the director says. */
export function decidePassOver(room: PlayAt, { by, at, seat }: PassOver): Decision<PassedOver> {
  const { play } = room;
  const live = play.rules.chips === 'cash-value';
  if (live && !hasPlayPower(room, by, 'direct')) {
    return deny(room, 'not-authorised', 'passOver', { code: 'director-decides-live' });
  }
  const lacking = live ? undefined : lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  if (play.phase !== 'wagering' || !coupOf(play).restricted.includes(seat)) {
    return deny(room, 'steps-missing', 'timeOver', { code: 'call-time-first' });
  }
  if (!isActive(position) || whoseTurn(play) !== seat) {
    return deny(room, 'nothing-to-do', 'timeOver', { code: 'patron-has-wagered' });
  }
  return [{ happened: 'passed-over', by, at, seat }];
}

export const evolveTimeLimitSet = (play: Play, { ms, from }: TimeLimitSet): Play => ({
  ...play,
  timeLimit: { ms, from },
});

export const evolveTimeCalled = (play: Play, { seat }: TimeCalled): Play =>
  changeCoup(play, { restricted: [...coupOf(play).restricted, seat] });

export const evolvePassedOver = (play: Play, { seat }: PassedOver): Play =>
  changeCoup(play, { passedOver: [...coupOf(play).passedOver, seat] });
