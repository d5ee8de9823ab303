// A session is decided: the order at each table, who goes on, who is out.

import * as field from '../../fields.ts';
import { assert } from '../../../rules/assert.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeSession, sessionOf } from '../../state-changes.ts';
import type { Entry } from '../../entries/entry.ts';
import { nextRound, orderAt, roundOf } from '../../standings/progress.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Session, TableOrder } from '../../sessions/session.ts';
import type { Tournament } from '../../tournament.ts';

type SettleSession = CommandWith<'settle-session', typeof field.ofSession>;

export interface SessionDecided extends Happened {
  readonly happened: 'session-decided';
  readonly session: string;
  readonly order: readonly TableOrder[];
}

function decideSettleSession(
  room: TournamentContext,
  { by, at, session: id }: SettleSession,
): TournamentDecision<SessionDecided> {
  const { tournament } = room;
  const { sessions, playOff } = procedureOf(room);
  const session = sessionOf(tournament, id);
  if (session?.state !== 'ended') {
    return refuseTournament('no-such-session', sessions.ranking, {
      code: 'play-not-ended-everywhere',
    });
  }
  // A play-off that has begun is decided first, also where nobody is level any more.
  const begun = tournament.sessions.find(
    other =>
      other.playOff?.session === id && (other.state === 'playing' || other.state === 'ended'),
  );
  if (begun !== undefined) {
    return refuseTournament('not-decided', playOff?.clause ?? sessions.ranking, {
      code: 'play-not-ended-everywhere',
    });
  }
  const settled = session.tables.map(({ table }) => orderAt(tournament, session, table));
  const open = settled.find(({ settled: { open: groups } }) => groups.length > 0);
  if (open !== undefined) {
    const level = open.settled.open.flatMap(({ patrons }) => patrons).join(', ');
    return refuseTournament('not-decided', playOff?.clause ?? sessions.ranking, {
      code: 'play-off-needed',
      name: level,
    });
  }
  const order = settled.map(({ order: groups, settled: { advanced } }) => ({
    ...groups,
    advanced,
  }));
  return [{ happened: 'session-decided', by, at, session: id, order }];
}

function evolveSessionDecided(
  tournament: Tournament,
  { session: id, order }: SessionDecided,
): Tournament {
  const session = sessionOf(tournament, id);
  assert(session !== undefined, `there is a session ${id}`);
  const decided = changeSession(tournament, id, at => ({ ...at, state: 'decided', order }));
  if (session.playOff !== null) return decided;
  const plan = roundOf(tournament, session);
  if (plan.kind === 'final') return { ...decided, phase: 'decided' };
  return { ...decided, entries: moveOn(decided, session, order) };
}

/** Winners go on to the next round; all others of the session are out. */
function moveOn(
  tournament: Tournament,
  session: Session,
  order: readonly TableOrder[],
): readonly Entry[] {
  const next = nextRound(tournament, session.round)?.name ?? session.round;
  const advanced = order.flatMap(at => at.advanced);
  return tournament.entries.map(entry => {
    if (entry.state !== 'entered' || !session.patrons.includes(entry.patron)) return entry;
    return advanced.includes(entry.patron)
      ? { ...entry, round: next }
      : { ...entry, state: 'out', outIn: session.id };
  });
}

export const settleSessionAct: TournamentAct<SettleSession, SessionDecided> = {
  name: 'settle-session',
  fields: field.ofSession,
  may: ['run-tournament'],
  power: 'start-session',
  decide: decideSettleSession,
  evolve: { 'session-decided': evolveSessionDecided },
};
