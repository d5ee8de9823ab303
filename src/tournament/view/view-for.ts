// Cuts the view of a tournament that one role may see.

import type { TournamentContext } from '../act.ts';
import { roundsIn } from '../state-changes.ts';
import { blankTerms } from '../conditions/document.ts';
import { missingBefore } from '../entries/gates.ts';
import { playViewFor } from '../in-turn/index.ts';
import { poolOf } from '../standings/prizes.ts';
import type { Session, SessionTable, TablePlay } from '../sessions/session.ts';
import type { Tournament } from '../tournament.ts';
import { boardOf, lastOf } from './board.ts';
import { simultaneousViewFor } from './simultaneous-view.ts';
import { type TournamentViewer, viewerMay } from './viewer.ts';
import type {
  BoardLine,
  CompetitorView,
  OfficeView,
  SessionTableView,
  SessionView,
  TablePlayView,
  TournamentView,
} from './view.ts';

/** Whoever reads conditions reads the other papers: entries, drafts, what is missing. */
const isOffice = (viewer: TournamentViewer): boolean => viewerMay(viewer, ['read-conditions']);

/** How many lines of the board a competitor's terminal is sent beside those of the own table. */
const BOARD_ON_TERMINALS = 20;

/** The views of one moment: what is the same for everybody is cut once. */
export function viewsOf(
  room: TournamentContext,
  at: number,
): (viewer: TournamentViewer) => TournamentView {
  const board = boardOf(room.tournament);
  return viewer =>
    viewer.role === 'patron'
      ? competitorsView(room, board, viewer, at)
      : wholeView(room, board, viewer, at);
}

function wholeView(
  room: TournamentContext,
  board: readonly BoardLine[],
  viewer: TournamentViewer,
  at: number,
): TournamentView {
  const { tournament } = room;
  const { conditions, director } = tournament;
  const published = tournament.published === tournament.version && conditions !== null;
  const isComplete = conditions !== null && blankTerms(conditions).length === 0;
  const readsPapers = isOffice(viewer);
  const shows = published || readsPapers;
  return {
    id: tournament.id,
    title: conditions?.title ?? '',
    phase: tournament.phase,
    version: tournament.version,
    published,
    startsAt: shows ? (conditions?.terms.startsAt ?? null) : null,
    place: shows ? (conditions?.terms.place ?? null) : null,
    director: director === null ? null : { id: director.id, present: director.present },
    tables: tournament.tables,
    entered: tournament.entries.filter(({ state }) => state === 'entered').length,
    rounds: shows && isComplete ? roundsIn(tournament) : [],
    sessions: tournament.sessions.map(session => sessionView(room, session, viewer, at)),
    board,
    prizes: tournament.prizes,
    office: readsPapers ? officeView(room, isComplete) : null,
    you: null,
  };
}

/** A terminal shows the own table and the head of the board: two hundred of them are sent it. */
function competitorsView(
  room: TournamentContext,
  board: readonly BoardLine[],
  viewer: TournamentViewer,
  at: number,
): TournamentView {
  const you = competitorView(room.tournament, board, viewer.id);
  const table = you?.at?.table ?? null;
  const lines = board.filter(
    (line, index) => index < BOARD_ON_TERMINALS || (table !== null && line.table === table),
  );
  return { ...wholeView(room, lines, viewer, at), you };
}

function sessionView(
  room: TournamentContext,
  session: Session,
  viewer: TournamentViewer,
  at: number,
): SessionView {
  const { id, round, state, startsAt, patrons, playOff, order } = session;
  const tables = session.tables.map(table => tableView(room, table, viewer, at));
  return { id, round, state, startsAt, patrons, playOff, tables, order };
}

/** A patron is shown the play of the own table and of no other. */
function isShown({ play }: SessionTable, { role, id }: TournamentViewer): boolean {
  if (role !== 'patron' || play === null) return true;
  const seats = play.way === 'in-turn' ? play.play.positions : play.play.seats;
  return seats.some(({ patron }) => patron === id);
}

function tableView(
  room: TournamentContext,
  of: SessionTable,
  viewer: TournamentViewer,
  at: number,
): SessionTableView {
  const { table, seats, play, closing, agreed } = of;
  const meters = isOffice(viewer) ? of.meters : null;
  const shown =
    play === null || !isShown(of, viewer) ? null : tablePlayView(room, play, viewer, at);
  return { table, seats, play: shown, closing, meters, agreed };
}

function tablePlayView(
  { book, tournament }: TournamentContext,
  { way, play }: TablePlay,
  viewer: TournamentViewer,
  at: number,
): TablePlayView {
  if (way === 'together') return { way, view: simultaneousViewFor(book, play, viewer, at) };
  const directorPresent = tournament.director?.present === true;
  return { way, view: playViewFor({ book, play, directorPresent }, viewer, at) };
}

function officeView(room: TournamentContext, isComplete: boolean): OfficeView {
  const { conditions, approval, inspectorateTold, director, entries } = room.tournament;
  return {
    conditions,
    approval,
    inspectorateTold,
    deputies: director?.deputies ?? [],
    entries,
    missing: { entries: missingBefore(room, 'entries'), play: missingBefore(room, 'play') },
    pool: isComplete ? poolOf(room.tournament) : null,
  };
}

/** A substitute is shown the entry of whom they sit for. */
function competitorView(
  tournament: Tournament,
  board: readonly BoardLine[],
  id: string | undefined,
): CompetitorView | null {
  const entry = tournament.entries.find(
    ({ patron, substitute }) => patron === id || (substitute !== null && substitute === id),
  );
  if (entry === undefined) return null;
  const { patron, name, state, signed, briefed } = entry;
  const last = lastOf(tournament, patron);
  const line = board.find(each => each.patron === patron);
  return {
    patron,
    name,
    state,
    signed: signed === tournament.version,
    briefed: briefed === tournament.version,
    rank: line?.rank ?? null,
    level: line?.level ?? false,
    at:
      last === null || last.session.state === 'decided'
        ? null
        : { session: last.session.id, table: last.table, seat: last.seat },
    prize: line?.prize ?? null,
  };
}
