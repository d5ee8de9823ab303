// A session starts: the director is there, every gate is passed, the banks lie ready.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { assert } from '../../../rules/assert.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { retiredSets } from '../../../table/acts/shoe/prepare-shoe.ts';
import { decideInTurn, newTablePlay } from '../../sessions/at-table.ts';
import { changeSession, entryOf, sessionOf, tableOf, termsIn } from '../../state-changes.ts';
import { plays } from '../../entries/entry.ts';
import { tooEarly } from '../../entries/gates.ts';
import { procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type { Session, SessionTable } from '../../sessions/session.ts';
import { isFirst } from '../../standing-by.ts';
import type { Tournament } from '../../tournament.ts';
import { askingAs, type Played } from './play.ts';

const startSessionFields = {
  ...field.ofSession,
  /** The director decides to play with fewer entrants than published, where that is left open. */
  withFewer: z.literal(true).exactOptional(),
};

type StartSession = CommandWith<'start-session', typeof startSessionFields>;

export interface SessionStarted extends Happened {
  readonly happened: 'session-started';
  readonly session: string;
  /** Who was given a seat and plays no more (T24); not in journals of 0.1.0. */
  readonly away?: readonly string[];
}

function decideStartSession(
  room: TournamentContext,
  command: StartSession,
): TournamentDecision<SessionStarted | Played> {
  const { by, at, session: id } = command;
  const session = sessionOf(room.tournament, id);
  const fault = tooEarly(room, 'play') ?? mayStart(room, command, session);
  if (fault !== undefined) return fault;
  const away = (session?.patrons ?? []).filter(patron => !isEntered(room.tournament, patron));
  const started: SessionStarted = { happened: 'session-started', by, at, session: id, away };
  return [started, ...(session?.tables ?? []).flatMap(table => banksAt(room, started, table))];
}

/** The tournament lays out the banks itself; chips in turn are given seat by seat at the table. */
function banksAt(
  room: TournamentContext,
  started: SessionStarted,
  { table }: SessionTable,
): readonly Played[] {
  const after = sessionOf(
    evolveSessionStarted(room.tournament, started, room.book),
    started.session,
  );
  const play = after === undefined ? undefined : tableOf(after, table)?.play;
  if (play?.way !== 'together') return [];
  const tableCommand = { way: 'together', what: { do: 'issue-banks' } } as const;
  const issued = decideInTurn(askingAs(room, started), play, [tableCommand]);
  assert(!isTournamentRefusal(issued), 'banks are issued at the start of a session');
  const { by, at, session } = started;
  return issued.map(happening => ({ happened: 'played', by, at, session, table, happening }));
}

function mayStart(
  room: TournamentContext,
  { at, withFewer }: StartSession,
  session: Session | undefined,
): TournamentRefusal | undefined {
  const { tournament } = room;
  const { director, sessions, exclusive } = procedureOf(room);
  if (session?.state !== 'seated') {
    return refuseTournament('no-such-session', sessions.allocate, { code: 'seats-not-given' });
  }
  if (tournament.director?.present !== true) {
    return refuseTournament('director-away', director.present, {
      code: 'director-must-be-present',
    });
  }
  if (at < session.startsAt) {
    return refuseTournament('not-now', sessions.allocate, { code: 'before-starting-time' });
  }
  const taken = tournament.sessions
    .filter(({ state }) => state === 'playing')
    .flatMap(({ tables }) => tables.filter(({ closing }) => closing === null))
    .map(({ table }) => table);
  if (session.tables.some(({ table }) => taken.includes(table))) {
    return refuseTournament('not-now', exclusive, { code: 'tables-in-other-session' });
  }
  return tooFew(room, withFewer === true);
}

/** Fewer entrants than published: the book says whether the director may go on. */
function tooFew(room: TournamentContext, withFewer: boolean): TournamentRefusal | undefined {
  const { tournament } = room;
  const { tooFew: then, entrants } = procedureOf(room);
  if (!isFirst(tournament)) return undefined;
  const { least } = termsIn(tournament).entrants;
  const entered = tournament.entries.filter(({ state }) => state === 'entered').length;
  if (entered >= least) return undefined;
  if (then === 'director-decides' && withFewer) return undefined;
  return refuseTournament('not-permitted', entrants, {
    code: 'too-few-entrants',
    least,
    count: entered,
  });
}

/** A table that nobody is left at has ended before it began. */
const evolveSessionStarted = (
  tournament: Tournament,
  { session: id, at, away = [] }: SessionStarted,
  book: TournamentContext['book'],
): Tournament =>
  changeSession({ ...tournament, phase: 'running' }, id, session => {
    const tables = session.tables.map(table => {
      const left = table.seats.filter(({ patron }) => !away.includes(patron));
      if (left.length === 0) return { ...table, seats: left, closing: [] };
      const seats = left.map(seat => seatedNow(tournament, seat));
      const { table: name } = table;
      const retired = retiredAt(tournament, name);
      const plan = { table: name, rules: session.rules, seats, startsAt: at, retired };
      return { ...table, seats: left, play: newTablePlay(book, plan) };
    });
    const isOver = tables.every(({ closing }) => closing !== null);
    return { ...session, state: isOver ? 'ended' : 'playing', tables };
  });

/** Cards that were taken out of service at a table in an earlier session stay so (4.4). */
const retiredAt = ({ sessions }: Tournament, name: string): readonly string[] =>
  sessions
    .flatMap(({ tables }) => tables.filter(({ table }) => table === name))
    .flatMap(({ play }) => (play === null ? [] : retiredSets(play.play.dealing.shoe)));

/** A substitute named before the session sits down in the entrant's place. */
function seatedNow(
  { entries }: Tournament,
  { seat, patron }: { readonly seat: number; readonly patron: string },
) {
  const substitute = entries.find(entry => entry.patron === patron)?.substitute;
  return { seat, patron: substitute ?? patron };
}

const isEntered = (tournament: Tournament, patron: string): boolean => {
  const entry = entryOf(tournament, patron);
  return entry !== undefined && plays(entry);
};

export const startSessionAct: TournamentAct<StartSession, SessionStarted> = {
  name: 'start-session',
  fields: startSessionFields,
  may: ['run-tournament'],
  power: 'start-session',
  decide: decideStartSession,
  evolve: { 'session-started': evolveSessionStarted },
};
