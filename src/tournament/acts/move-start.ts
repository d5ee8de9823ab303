// A session's starting time is moved, with reasonable notice to everybody in it.

import type { At, Decision, Given, Happened } from '../act.ts';
import { changeSession, sessionOf, termsIn } from '../change.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface MoveStart extends Given {
  readonly do: 'move-start';
  readonly session: string;
  readonly startsAt: number;
  /** Everybody the notice has gone to. */
  readonly notified: readonly string[];
}

export interface StartMoved extends Happened {
  readonly happened: 'start-moved';
  readonly session: string;
  readonly startsAt: number;
  readonly told: readonly string[];
}

export function decideMoveStart(
  room: At,
  { by, at, session: id, startsAt, notified }: MoveStart,
): Decision<StartMoved> {
  const { tournament } = room;
  const unauthorised = lacksPower(room, by, 'move-start');
  if (unauthorised !== undefined) return unauthorised;
  const { clause } = procedureOf(room).moveStart;
  const session = sessionOf(tournament, id);
  if (session?.state !== 'planned' && session?.state !== 'seated') {
    return refuse('no-such-session', clause, { code: 'only-unstarted-session-moved' });
  }
  if (!session.patrons.every(patron => notified.includes(patron))) {
    return refuse('steps-missing', clause, { code: 'session-not-told' });
  }
  const { noticeMs } = termsIn(tournament);
  if (startsAt - at < noticeMs) {
    const minutes = Math.round(noticeMs / 60_000);
    return refuse('notice-not-long-enough', clause, { code: 'notice-too-short', count: minutes });
  }
  return [{ happened: 'start-moved', by, at, session: id, startsAt, told: notified }];
}

export const evolveStartMoved = (
  tournament: Tournament,
  { session: id, startsAt }: StartMoved,
): Tournament => changeSession(tournament, id, session => ({ ...session, startsAt }));
