// Time for a wager: the director sets it with notice, the dealer calls it when it is over (16.4.7).

import { z } from 'zod';

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, playCoupOf } from '../../change.ts';
import type { Play, TimeLimit } from '../../play.ts';
import { isActive, ownPosition, seatToWager } from '../../wagers/positions.ts';
import { competitionOf, hasPlayPower, lacksPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

const setTimeLimitFields = {
  ms: z.int().min(1).max(3_600_000),
};

type SetTimeLimit = CommandWith<'set-time-limit', typeof setTimeLimitFields>;

export interface TimeLimitSet extends Happened {
  readonly happened: 'time-limit-set';
  readonly ms: number;
  /** It is shown at once and holds from then on. */
  readonly from: number;
}

type CallTime = CommandWith<'call-time', typeof field.ofSeat>;

export interface TimeCalled extends Happened {
  readonly happened: 'time-called';
  readonly seat: number;
}

type PassOver = CommandWith<'pass-over', typeof field.ofSeat>;

export interface PassedOver extends Happened {
  readonly happened: 'passed-over';
  readonly seat: number;
}

function decideSetTimeLimit(room: PlayAt, { by, at, ms }: SetTimeLimit) {
  if (!Number.isSafeInteger(ms) || ms <= 0) {
    return deny(room, 'nothing-to-do', 'timeLimit', { code: 'limit-above-zero' });
  }
  const from = at + competitionOf(room.book).timeLimitNotice.ms;
  const set: TournamentDecision<TimeLimitSet> = [{ happened: 'time-limit-set', by, at, ms, from }];
  return set;
}

/** The limit that holds for the coup on the table; null where none does yet. */
export function limitInForce({ timeLimit, coup }: Play): TimeLimit | null {
  return timeLimit !== null && coup !== null && coup.turnSince >= timeLimit.from ? timeLimit : null;
}

function decideCallTime(room: PlayAt, { by, at, seat }: CallTime): TournamentDecision<TimeCalled> {
  const { play } = room;
  const limit = limitInForce(play);
  if (limit === null) {
    return deny(room, 'notice-not-long-enough', 'timeLimit', { code: 'no-limit-in-force' });
  }
  if (seatToWager(play) !== seat)
    return deny(room, 'not-now', 'timeOver', { code: 'not-this-turn' });
  if (playCoupOf(play).restricted.includes(seat)) return [];
  if (at < playCoupOf(play).turnSince + limit.ms) {
    return deny(room, 'not-now', 'timeOver', { code: 'time-not-over' });
  }
  return [{ happened: 'time-called', by, at, seat }];
}

/** Nothing at all after the time was called: as absent; in a live competition the director says. */
function decidePassOver(room: PlayAt, { by, at, seat }: PassOver): TournamentDecision<PassedOver> {
  const { play } = room;
  const live = play.rules.chips === 'cash-value';
  if (live && !hasPlayPower(room, by, 'direct')) {
    return deny(room, 'not-authorised', 'passOver', { code: 'director-decides-live' });
  }
  const lacking = live ? undefined : lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  if (play.phase !== 'wagering' || !playCoupOf(play).restricted.includes(seat)) {
    return deny(room, 'steps-missing', 'timeOver', { code: 'call-time-first' });
  }
  if (!isActive(position) || seatToWager(play) !== seat) {
    return deny(room, 'nothing-to-do', 'timeOver', { code: 'patron-has-wagered' });
  }
  return [{ happened: 'passed-over', by, at, seat }];
}

const evolveTimeLimitSet = (play: Play, { ms, from }: TimeLimitSet): Play => ({
  ...play,
  timeLimit: { ms, from },
});

const evolveTimeCalled = (play: Play, { seat }: TimeCalled): Play =>
  changePlayCoup(play, { restricted: [...playCoupOf(play).restricted, seat] });

const evolvePassedOver = (play: Play, { seat }: PassedOver): Play =>
  changePlayCoup(play, { passedOver: [...playCoupOf(play).passedOver, seat] });

export const setTimeLimitAct: InTurnAct<SetTimeLimit, TimeLimitSet> = {
  name: 'set-time-limit',
  fields: setTimeLimitFields,
  may: AT_TABLE,
  power: 'direct',
  decide: decideSetTimeLimit,
  evolve: { 'time-limit-set': evolveTimeLimitSet },
};

export const callTimeAct: InTurnAct<CallTime, TimeCalled> = {
  name: 'call-time',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideCallTime,
  evolve: { 'time-called': evolveTimeCalled },
};

export const passOverAct: InTurnAct<PassOver, PassedOver> = {
  name: 'pass-over',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decidePassOver,
  evolve: { 'passed-over': evolvePassedOver },
};
