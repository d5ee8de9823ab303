// A session is planned: its round, its patrons, its time; then everybody is given a seat.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeSession, entryOf, roundsIn, sessionOf, termsIn } from '../../state-changes.ts';
import type { RoundPlan } from '../../conditions/document.ts';
import { plays } from '../../entries/entry.ts';
import type { PlayRules } from '../../sessions/play-rules.ts';
import {
  isSecondChance,
  mayPlayRound,
  roundNamed,
  roundOf,
  rulesOf,
} from '../../standings/progress.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import { type Drawn, drawSeats, seatFaults } from '../../sessions/seats.ts';
import type { Session } from '../../sessions/session.ts';
import type { Tournament } from '../../tournament.ts';

const planSessionFields = {
  ...field.ofSession,
  round: field.name,
  patrons: field.patrons,
  startsAt: field.time,
};

type PlanSession = CommandWith<'plan-session', typeof planSessionFields>;

export interface SessionPlanned extends Happened {
  readonly happened: 'session-planned';
  readonly session: string;
  readonly round: string;
  readonly patrons: readonly string[];
  readonly startsAt: number;
  readonly rules: PlayRules;
}

/** The seats as they were drawn: the order of the draw comes in with the command. */
type DrawSeats = CommandWith<'draw-seats', typeof field.ofSession> & {
  readonly order: readonly string[];
};

const assignSeatsFields = {
  ...field.ofSession,
  seats: z
    .array(z.strictObject({ ...field.ofPatron, table: field.word, seat: field.seatNumber }))
    .max(field.MOST_PATRONS),
};

/** The seats as somebody has set them. */
type AssignSeats = CommandWith<'assign-seats', typeof assignSeatsFields>;

export interface PatronsSeated extends Happened {
  readonly happened: 'patrons-seated';
  readonly session: string;
  readonly how: 'drawn' | 'assigned';
  readonly seats: readonly Drawn[];
}

function decidePlanSession(
  room: TournamentContext,
  command: PlanSession,
): TournamentDecision<SessionPlanned> {
  const { by, at, session, round, patrons, startsAt } = command;
  const { book, tournament } = room;
  const { allocate } = procedureOf(room).sessions;
  if (tournament.phase !== 'closed' && tournament.phase !== 'running') {
    return refuseTournament('not-now', allocate, { code: 'sessions-after-entries' });
  }
  const plan = roundNamed(tournament, round);
  if (plan === undefined) {
    return refuseTournament('no-such-session', allocate, { code: 'no-such-round', name: round });
  }
  const fault = planFault(room, plan, command);
  if (fault !== undefined) return fault;
  const rules = rulesOf(book, tournament, plan);
  return [{ happened: 'session-planned', by, at, session, round, patrons, startsAt, rules }];
}

function planFault(
  room: TournamentContext,
  plan: RoundPlan,
  command: PlanSession,
): TournamentRefusal | undefined {
  const { tournament } = room;
  const { sessions, entrant } = procedureOf(room);
  const { session, patrons, startsAt } = command;
  const already = tournament.sessions.filter(
    ({ round, playOff }) => round === plan.name && playOff === null,
  );
  if (sessionOf(tournament, session) !== undefined || already.length >= plan.sessions) {
    return refuseTournament('not-permitted', sessions.allocate, {
      code: 'round-session-count',
      name: plan.name,
      count: plan.sessions,
    });
  }
  if (startsAt < termsIn(tournament).startsAt) {
    return refuseTournament('not-permitted', sessions.allocate, {
      code: 'session-before-tournament',
    });
  }
  const known = patrons.map(patron => entryOf(tournament, patron));
  const able = known.every(entry => entry !== undefined && mayPlayRound(tournament, plan, entry));
  if (!able || new Set(patrons).size !== patrons.length || patrons.length === 0) {
    return refuseTournament('not-eligible', entrant, {
      code: 'only-round-qualifiers',
      name: plan.name,
    });
  }
  if (!isSecondChance(plan) && isAhead(tournament, plan)) {
    return refuseTournament('not-now', sessions.advance, { code: 'earlier-rounds-not-decided' });
  }
  const left = leftOut(tournament, plan, patrons);
  if (left.length > (plan.sessions - already.length - 1) * plan.tables * plan.seats) {
    return refuseTournament('not-permitted', sessions.advance, {
      code: 'no-seat-for-entrants',
      patron: left.join(', '),
      name: plan.name,
    });
  }
  if (patrons.length > plan.tables * plan.seats) {
    return refuseTournament('tournament-full', sessions.allocate, {
      code: 'round-table-count',
      name: plan.name,
      count: plan.tables,
      counted: plan.seats,
    });
  }
  return undefined;
}

/** True while somebody still plays in a round before this one. */
function isAhead(tournament: Tournament, plan: RoundPlan): boolean {
  const rounds = roundsIn(tournament).map(({ name }) => name);
  const at = rounds.indexOf(plan.name);
  return tournament.entries.some(entry => plays(entry) && rounds.indexOf(entry.round) < at);
}

/** Who has got to a round and is in none of its sessions, this one included. */
const leftOut = (
  tournament: Tournament,
  plan: RoundPlan,
  patrons: readonly string[],
): readonly string[] =>
  isSecondChance(plan)
    ? []
    : tournament.entries
        .filter(entry => mayPlayRound(tournament, plan, entry) && !patrons.includes(entry.patron))
        .map(({ patron }) => patron);

/** Seats everybody of a session, drawn or assigned, unless a seat is wrong. */
function seatAll(
  room: TournamentContext,
  { by, at, session: id }: DrawSeats | AssignSeats,
  how: PatronsSeated['how'],
  seatsUnder: (plan: RoundPlan) => readonly Drawn[],
): TournamentDecision<PatronsSeated> {
  const { tournament } = room;
  const session = sessionToSeat(room, id);
  if ('refused' in session) return session;
  const plan = roundOf(tournament, session);
  const seats = seatsUnder(plan);
  const wrong = seatFaults(session, seats, tournament.tables, plan.seats);
  if (wrong !== undefined) {
    return refuseTournament('seats-wrong', procedureOf(room).sessions.allocate, wrong);
  }
  return [{ happened: 'patrons-seated', by, at, session: id, how, seats }];
}

const decideDrawSeats = (
  room: TournamentContext,
  command: DrawSeats,
): TournamentDecision<PatronsSeated> =>
  seatAll(room, command, 'drawn', plan =>
    drawSeats(command.order, room.tournament.tables.slice(0, plan.tables), plan),
  );

const decideAssignSeats = (
  room: TournamentContext,
  command: AssignSeats,
): TournamentDecision<PatronsSeated> => seatAll(room, command, 'assigned', () => command.seats);

/** The session, if its seats may still be given. */
function sessionToSeat(room: TournamentContext, id: string): Session | TournamentRefusal {
  const { allocate } = procedureOf(room).sessions;
  const session = sessionOf(room.tournament, id);
  if (session === undefined) {
    return refuseTournament('no-such-session', allocate, { code: 'no-such-session', name: id });
  }
  if (session.state !== 'planned' && session.state !== 'seated') {
    return refuseTournament('not-now', allocate, { code: 'seats-before-session' });
  }
  if (room.tournament.tables.length === 0) {
    const { clause } = procedureOf(room).powers['designate-tables'];
    return refuseTournament('steps-missing', clause, { code: 'tables-not-designated' });
  }
  return session;
}

const evolveSessionPlanned = (
  tournament: Tournament,
  { session: id, round, patrons, startsAt, rules }: SessionPlanned,
): Tournament => ({
  ...tournament,
  // Whoever has a second chance is in again.
  entries: tournament.entries.map(entry =>
    patrons.includes(entry.patron) ? { ...entry, state: 'entered', round } : entry,
  ),
  sessions: [
    ...tournament.sessions,
    {
      id,
      round,
      state: 'planned',
      startsAt,
      patrons,
      tables: [],
      rules,
      playOff: null,
      order: null,
    },
  ],
});

const evolvePatronsSeated = (
  tournament: Tournament,
  { session: id, seats }: PatronsSeated,
): Tournament =>
  changeSession(tournament, id, session => ({
    ...session,
    state: 'seated',
    tables: [...new Set(seats.map(({ table }) => table))].map(table => ({
      table,
      seats: seats
        .filter(drawn => drawn.table === table)
        .map(({ seat, patron }) => ({ seat, patron })),
      play: null,
      meters: [],
      closing: null,
      agreed: [],
    })),
  }));

export const planSessionAct: TournamentAct<PlanSession, SessionPlanned> = {
  name: 'plan-session',
  fields: planSessionFields,
  may: ['run-tournament'],
  power: 'allocate',
  decide: decidePlanSession,
  evolve: { 'session-planned': evolveSessionPlanned },
};

export const drawSeatsAct: TournamentAct<DrawSeats, PatronsSeated> = {
  name: 'draw-seats',
  fields: field.ofSession,
  may: ['run-tournament'],
  power: 'allocate',
  decide: decideDrawSeats,
  evolve: { 'patrons-seated': evolvePatronsSeated },
};

export const assignSeatsAct: TournamentAct<AssignSeats> = {
  name: 'assign-seats',
  fields: assignSeatsFields,
  may: ['run-tournament'],
  power: 'allocate',
  decide: decideAssignSeats,
  evolve: {},
};
