// Where things happen in a tournament: sessions, their tables, and who sits there.

import type {
  DrivenTournament,
  TableInPlay,
} from '../../../src/scenario/tournament/driven-tournament.ts';
import { seatsAt } from '../../../src/scenario/tournament/command-line.ts';
import type { Session, TablePlay, Tournament } from '../../../src/tournament/index.ts';

/** Every table of every session that is being played. */
export const tablesInPlay = ({ sessions }: Tournament): readonly TableInPlay[] =>
  sessions
    .filter(({ state }) => state === 'playing')
    .flatMap(session => session.tables.map(table => ({ session, table })));

/** Sessions that are not decided yet. */
export const openSessions = ({ sessions }: Tournament): readonly Session[] =>
  sessions.filter(({ state }) => state !== 'decided');

export const wayOf = ({ book }: DrivenTournament): TablePlay['way'] =>
  book.tournament?.play.turns === undefined ? 'together' : 'in-turn';

/** Where a tournament stands: its phase, and while it runs how far a table has come. */
export function columnOf({ phase, sessions }: Tournament): string {
  if (phase !== 'running') return phase;
  const [first] = tablesInPlay({ sessions } as Tournament); // no more of it is asked
  const play = first?.table.play ?? null;
  if (play !== null) return play.play.phase;
  return sessions.some(({ state }) => state === 'planned' || state === 'seated')
    ? 'planned'
    : phase;
}

export const COLUMNS = [
  ...['draft', 'open', 'closed', 'running', 'planned', 'gathering', 'between', 'between-coups'],
  ...['wagering', 'announcing', 'no-more-wagers', 'dealing', 'revealing', 'over', 'ended'],
  ...['decided', 'awarded', 'cancelled'],
] as const;

/** Everybody at a table, as they sit now. */
export const peopleAt = (place: TableInPlay): readonly { seat: number; patron: string }[] =>
  seatsAt(place).map(({ seat, patron }) => ({ seat, patron }));
