// A session's starting time is moved, with reasonable notice to everybody in it.

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeSession, sessionOf, termsIn } from '../../state-changes.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const moveStartFields = {
  ...field.ofSession,
  startsAt: field.time,
  /** Everybody the notice has gone to. */
  notified: field.patrons,
};

type MoveStart = CommandWith<'move-start', typeof moveStartFields>;

export interface StartMoved extends Happened {
  readonly happened: 'start-moved';
  readonly session: string;
  readonly startsAt: number;
  readonly told: readonly string[];
}

function decideMoveStart(
  room: TournamentContext,
  { by, at, session: id, startsAt, notified }: MoveStart,
): TournamentDecision<StartMoved> {
  const { tournament } = room;
  const { clause } = procedureOf(room).moveStart;
  const session = sessionOf(tournament, id);
  if (session?.state !== 'planned' && session?.state !== 'seated') {
    return refuseTournament('no-such-session', clause, { code: 'only-unstarted-session-moved' });
  }
  if (!session.patrons.every(patron => notified.includes(patron))) {
    return refuseTournament('steps-missing', clause, { code: 'session-not-told' });
  }
  const { noticeMs } = termsIn(tournament);
  if (startsAt - at < noticeMs) {
    const minutes = Math.round(noticeMs / 60_000);
    return refuseTournament('notice-not-long-enough', clause, {
      code: 'notice-too-short',
      count: minutes,
    });
  }
  return [{ happened: 'start-moved', by, at, session: id, startsAt, told: notified }];
}

const evolveStartMoved = (
  tournament: Tournament,
  { session: id, startsAt }: StartMoved,
): Tournament => changeSession(tournament, id, session => ({ ...session, startsAt }));

export const moveStartAct: TournamentAct<MoveStart, StartMoved> = {
  name: 'move-start',
  fields: moveStartFields,
  may: ['run-tournament'],
  power: 'move-start',
  decide: decideMoveStart,
  evolve: { 'start-moved': evolveStartMoved },
};
