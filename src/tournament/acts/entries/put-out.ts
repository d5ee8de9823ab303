// How somebody leaves before the end: disqualified, retired, or not there at the roll-call.

import * as field from '../../fields.ts';
import {
  onRecord,
  type TournamentContext,
  type CommandWith,
  type TournamentDecision,
  type Given,
  type Happened,
  type TournamentAct,
} from '../../act.ts';
import { removal } from '../../sessions/at-table.ts';
import { changeEntry, entryOf, sessionOf, termsIn } from '../../state-changes.ts';
import { type Entry, plays } from '../../entries/entry.ts';
import { mustDrawUp, refundsOf } from '../../money.ts';
import { lacksTournamentPower, procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import { seatInPlay } from '../../standing-by.ts';
import type { Tournament } from '../../tournament.ts';
import { awardedWithout, type PrizesAwarded } from '../office/award-prizes.ts';
import { inPlay, type Played, playCommands } from '../sessions/play.ts';

const disqualifyFields = {
  ...field.ofPatron,
  why: field.words,
};

type Disqualify = CommandWith<'disqualify', typeof disqualifyFields>;

export interface Disqualified extends Happened {
  readonly happened: 'disqualified';
  readonly patron: string;
  readonly why: string;
  readonly clause: string;
}

type Retire = CommandWith<'retire', typeof field.ofPatron>;

export interface Retired extends Happened {
  readonly happened: 'retired';
  readonly patron: string;
  readonly clause: string;
}

/** After the time of grace: who is not in the seat, and what the conditions say of it. */
type CallRoll = CommandWith<'call-roll', typeof field.ofSession>;

export interface RollCalled extends Happened {
  readonly happened: 'roll-called';
  readonly session: string;
  readonly forfeited: readonly string[];
}

function entered(room: TournamentContext, patron: string): Entry | TournamentRefusal {
  const entry = entryOf(room.tournament, patron);
  return entry !== undefined && plays(entry)
    ? entry
    : refuseTournament('not-entered', procedureOf(room).entrant, { code: 'person-not-playing' });
}

/** Takes somebody from the table as well, where they sit at one. */
function fromTable(
  room: TournamentContext,
  given: Given,
  patron: string,
  why: 'disqualified' | 'retired' | 'forfeited',
): TournamentDecision<Played> {
  const place = seatInPlay(room.tournament, patron);
  if (place === undefined) return [];
  const found = inPlay(room, place.session.id, place.table.table);
  if ('refused' in found) return found;
  return playCommands(room, given, found, [removal(found.play, place.seat, why)]);
}

export function decideDisqualify(
  room: TournamentContext,
  command: Disqualify,
): TournamentDecision<Disqualified | PrizesAwarded | Played> {
  const { by, at, patron, why } = command;
  const { tournament } = room;
  const unauthorised = lacksTournamentPower(room, by, 'disqualify');
  if (unauthorised !== undefined) return unauthorised;
  const { powers, refunds } = procedureOf(room);
  const { clause } = powers.disqualify;
  // Somebody who is out may still have a prize to come.
  const hasPrize = tournament.prizes.some(prize => prize.patron === patron && !prize.paid);
  const isOver = tournament.phase === 'awarded' && !hasPrize;
  const isOut = entryOf(tournament, patron)?.state === 'out' && !isOver;
  const entry = isOut ? undefined : entered(room, patron);
  if (entry !== undefined && 'refused' in entry) return entry;
  if (why.trim() === '')
    return refuseTournament('steps-missing', clause, { code: 'exit-ground-missing' });
  const played = fromTable(room, command, patron, 'disqualified');
  if (isTournamentRefusal(played)) return played;
  // Nothing back where the book says so, whatever else holds.
  const share = termsIn(tournament).refundPercent.disqualified;
  const percent = refunds.noneIfDisqualified === undefined ? share : 0;
  const ended = { happened: 'disqualified', by, at, patron, why, clause } as const;
  if (hasPrize) {
    const { prizes, pool, drafts } = awardedWithout(room, patron);
    const transfers = mustDrawUp(tournament, drafts);
    const anew = { happened: 'prizes-awarded', by, at, prizes, retained: 0, pool } as const;
    return [{ ...ended, transfers }, anew];
  }
  const transfers = mustDrawUp(tournament, refundsOf(tournament, patron, percent));
  return [...played, { ...ended, transfers }];
}

function decideRetire(
  room: TournamentContext,
  command: Retire,
): TournamentDecision<Retired | Played> {
  const { by, at, patron } = command;
  const { tournament } = room;
  const { refunds } = procedureOf(room);
  const entry = entered(room, patron);
  if ('refused' in entry) return entry;
  if (tournament.phase !== 'running') {
    return refuseTournament('not-now', refunds.clause, { code: 'withdraw-before-play' });
  }
  if (by.role === 'patron' && by.id !== patron && by.id !== entry.substitute) {
    return refuseTournament('not-authorised', refunds.clause, { code: 'retires-for-self-only' });
  }
  const played = fromTable(room, command, patron, 'retired');
  if (isTournamentRefusal(played)) return played;
  const { retired } = termsIn(tournament).refundPercent;
  const transfers = mustDrawUp(tournament, refundsOf(tournament, patron, retired));
  return [...played, { happened: 'retired', by, at, patron, clause: refunds.clause, transfers }];
}

/** Where the book has its own way with late patrons, the table applies it coup by coup. */
function decideCallRoll(
  room: TournamentContext,
  command: CallRoll,
): TournamentDecision<RollCalled | Played> {
  const { by, at, session: id } = command;
  const { tournament } = room;
  const { conditions, sessions } = procedureOf(room);
  const clause =
    conditions.find(({ items }) => items.includes('lateness'))?.clause ?? sessions.allocate;
  const session = sessionOf(tournament, id);
  if (session?.state !== 'playing') {
    return refuseTournament('no-such-session', clause, { code: 'roll-after-start' });
  }
  const { late } = termsIn(tournament);
  if (at < session.startsAt + late.graceMs) {
    return refuseTournament('not-now', clause, { code: 'grace-not-passed' });
  }
  const absent = session.tables.flatMap(({ play, table }) =>
    play?.way === 'together'
      ? play.play.seats
          .filter(({ present, state }) => !present && state === 'in')
          .map(({ seat }) => ({ table, seat }))
      : [],
  );
  const out = late.follows === 'forfeits' ? absent : [];
  const events: Played[] = [];
  for (const { table } of session.tables) {
    const seats = out.filter(other => other.table === table).map(({ seat }) => seat);
    if (seats.length === 0) continue;
    const found = inPlay(room, id, table);
    if ('refused' in found) return found;
    const tableCommands = seats.map(seat => removal(found.play, seat, 'forfeited'));
    const played = playCommands(room, command, found, tableCommands);
    if (isTournamentRefusal(played)) return played;
    events.push(...played);
  }
  const forfeited = out.flatMap(({ table, seat }) =>
    session.tables
      .filter(other => other.table === table)
      .flatMap(({ seats }) => seats.filter(other => other.seat === seat))
      .map(({ patron }) => patron),
  );
  return [...events, { happened: 'roll-called', by, at, session: id, forfeited }];
}

const evolveDisqualified = (tournament: Tournament, { patron, why }: Disqualified): Tournament =>
  changeEntry(tournament, patron, { state: 'disqualified', why });

const evolveRetired = (tournament: Tournament, { patron }: Retired): Tournament =>
  changeEntry(tournament, patron, { state: 'retired' });

export const callRollAct: TournamentAct<CallRoll, RollCalled> = {
  name: 'call-roll',
  fields: field.ofSession,
  may: ['run-tournament'],
  power: 'start-session',
  decide: decideCallRoll,
  evolve: { 'roll-called': onRecord },
};

export const disqualifyAct: TournamentAct<Disqualify, Disqualified> = {
  name: 'disqualify',
  fields: disqualifyFields,
  may: ['run-tournament'],
  decide: decideDisqualify,
  evolve: { disqualified: evolveDisqualified },
};

export const retireAct: TournamentAct<Retire, Retired> = {
  name: 'retire',
  fields: field.ofPatron,
  may: ['run-tournament', 'work-at-cage', 'play'],
  decide: decideRetire,
  evolve: { retired: evolveRetired },
};
