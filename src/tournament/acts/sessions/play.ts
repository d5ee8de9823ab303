// What is asked and what happens at a table of a session: handed on to the way it is played.

import * as field from '../../fields.ts';
import { transfer, type Draft } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Given,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { AT_TABLE } from '../../sessions/at-table-powers.ts';
import { mayAtTable, type TableCommand, tableCommand } from '../../sessions/table-command.ts';
import {
  type AskingPerson,
  decideInTurn,
  evolveTablePlay,
  standingsAt,
  type TableHappening,
} from '../../sessions/at-table.ts';
import {
  changeEntry,
  changeSession,
  changeTable,
  sessionOf,
  tableOf,
} from '../../state-changes.ts';
import { enterInTournament, LIVE, mustDrawUp } from '../../money.ts';
import { procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type { Session, SessionTable, TablePlay } from '../../sessions/session.ts';
import { metersAfter } from '../../sessions/session-meters.ts';
import type { Tournament } from '../../tournament.ts';

const playAtTableFields = { ...field.ofTable, command: tableCommand };

type PlayAtTable = CommandWith<'play', typeof playAtTableFields>;

export interface Played extends Happened {
  readonly happened: 'played';
  readonly session: string;
  readonly table: string;
  readonly happening: TableHappening;
}

/** A table of a session that is being played. */
export interface InPlay {
  readonly session: Session;
  readonly table: SessionTable;
  readonly play: TablePlay;
}

export function inPlay(
  room: TournamentContext,
  sessionId: string,
  tableId: string,
): InPlay | TournamentRefusal {
  const { sessions } = procedureOf(room);
  const session = sessionOf(room.tournament, sessionId);
  const table = session === undefined ? undefined : tableOf(session, tableId);
  if (session?.state !== 'playing' || table === undefined || table.play === null) {
    return refuseTournament('no-such-table', sessions.allocate, {
      code: 'table-not-in-session',
      name: tableId,
      version: sessionId,
    });
  }
  if (table.closing !== null) {
    return refuseTournament('not-now', sessions.ranking, {
      code: 'table-play-ended',
      name: tableId,
    });
  }
  return { session, table, play: table.play };
}

export const askingAs = (
  { book, tournament }: TournamentContext,
  { by, at }: Given,
): AskingPerson => ({
  book,
  by,
  at,
  directorPresent: tournament.director?.present === true,
});

function decidePlayAtTable(
  room: TournamentContext,
  command: PlayAtTable,
): TournamentDecision<Played> {
  const { session, table, command: atTable } = command;
  const found = inPlay(room, session, table);
  if ('refused' in found) return found;
  if (mayAtTable(atTable).length === 0) {
    const { clause } = procedureOf(room).director;
    return refuseTournament('not-permitted', clause, { code: 'done-through-tournament' });
  }
  return playCommands(room, command, found, [atTable]);
}

/** Commands at a table as events of the tournament, with the cash of a live competition. */
export function playCommands(
  room: TournamentContext,
  given: Given,
  { session, table, play }: InPlay,
  tableCommands: readonly TableCommand[],
): TournamentDecision<Played> {
  const { by, at } = given;
  const happenings = decideInTurn(askingAs(room, given), play, tableCommands);
  if (isTournamentRefusal(happenings)) return happenings;
  let before = play;
  let { tournament } = room;
  return happenings.map(happening => {
    const after = evolveTablePlay(room.book, before, happening);
    const transfers = mustDrawUp(tournament, cashOf(session, table.table, before, after));
    before = after;
    tournament = { ...tournament, ledger: enterInTournament(tournament, transfers) };
    const name = { session: session.id, table: table.table };
    return { happened: 'played', by, at, ...name, happening, transfers };
  });
}

/** The table as tableCommands that cannot be refused leave it. */
export function afterCommands(
  room: TournamentContext,
  given: Given,
  play: TablePlay,
  tableCommands: readonly TableCommand[],
): TablePlay {
  const happenings = decideInTurn(askingAs(room, given), play, tableCommands);
  assert(!isTournamentRefusal(happenings), 'they were judged before');
  let after = play;
  for (const happening of happenings) after = evolveTablePlay(room.book, after, happening);
  return after;
}

/** Cash-value chips bought at the table and taken away from it; others are worth nothing. */
function cashOf(
  { id, rules }: Session,
  table: string,
  before: TablePlay,
  after: TablePlay,
): readonly Draft[] {
  if (rules.chips !== 'cash-value') return [];
  if (before.way !== 'in-turn' || after.way !== 'in-turn') return [];
  const account = `patron:live/${id}/${table}` as const;
  const { bank: had } = before.play;
  const { bank: has } = after.play;
  const won = has.paid - has.collected - has.deducted - (had.paid - had.collected - had.deducted);
  const rows: readonly Draft[] = [
    transfer({
      debit: 'chips-in',
      credit: account,
      cents: has.given - had.given,
      memo: 'buy-in',
    }),
    transfer({
      debit: won > 0 ? LIVE : account,
      credit: won > 0 ? account : LIVE,
      cents: Math.abs(won),
      memo: 'payment',
    }),
    transfer({
      debit: account,
      credit: 'chips-out',
      cents: has.backToPatrons - had.backToPatrons,
      memo: 'cash-out',
    }),
  ];
  return rows.filter(({ cents }) => cents > 0);
}

function evolvePlayed(
  tournament: Tournament,
  event: Played,
  book: TournamentContext['book'],
): Tournament {
  const { session: id, table, happening } = event;
  const after = changeSession(tournament, id, session =>
    changeTable(session, table, at =>
      at.play === null ? at : afterHappening(book, at, at.play, happening),
    ),
  );
  return withLostPlaces(after, id, table);
}

function afterHappening(
  book: TournamentContext['book'],
  at: SessionTable,
  before: TablePlay,
  happening: TableHappening,
): SessionTable {
  const coup = before.way === 'in-turn' ? before.play.coupsBegun : before.play.coup;
  const meters = metersAfter(at.meters, happening, coup);
  return { ...at, meters, play: evolveTablePlay(book, before, happening) };
}

/** Whoever lost the place at the table has lost it in the tournament. */
function withLostPlaces(tournament: Tournament, id: string, table: string): Tournament {
  const session = sessionOf(tournament, id);
  const at = session === undefined ? undefined : tableOf(session, table);
  if (at?.play === undefined || at.play === null) return tournament;
  let after = tournament;
  for (const { seat, state } of standingsAt(at.play)) {
    if (state !== 'forfeited' && state !== 'disqualified') continue;
    const entrant = at.seats.find(other => other.seat === seat)?.patron;
    const entry = after.entries.find(({ patron }) => patron === entrant);
    if (entry?.state !== 'entered') continue;
    after = changeEntry(after, entry.patron, { state, outIn: id });
  }
  return after;
}

export const playAtTableAct: TournamentAct<PlayAtTable, Played> = {
  name: 'play',
  fields: playAtTableFields,
  may: AT_TABLE,
  decide: decidePlayAtTable,
  evolve: { played: evolvePlayed },
};
