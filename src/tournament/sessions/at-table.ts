// Play at a session's table, whichever way the book has it: begun, judged, changed, ranked.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { Actor } from '../../table/setup/setup.ts';
import {
  decidePlay,
  evolvePlay,
  isSessionOver,
  newPlay,
  type PlayCommand,
  type PlayEvent,
  standingsOf,
} from '../in-turn/index.ts';
import { isActive } from '../in-turn/wagers/positions.ts';
import type { PlayRules, SeatedPatron, Standing } from './play-rules.ts';
import { isTournamentRefusal, refuseTournament, type TournamentRefusal } from '../refusal.ts';
import type { TablePlay } from './session.ts';
import type { TableCommand } from './table-command.ts';
import {
  decideSimultaneous,
  evolveSimultaneous,
  isOver,
  newSimultaneousPlay,
  standingsOfSimultaneous,
  type SimultaneousCommand,
  type SimultaneousEvent,
} from '../simultaneous/index.ts';

/** What happened at a table. */
export type TableHappening =
  | { readonly way: 'in-turn'; readonly what: PlayEvent }
  | { readonly way: 'together'; readonly what: SimultaneousEvent };

/** Who asks, when, and whether the director is there. */
export interface AskingPerson {
  readonly book: Rulebook;
  readonly directorPresent: boolean;
  readonly by: Actor;
  readonly at: number;
}

export interface TablePlan {
  readonly table: string;
  readonly rules: PlayRules;
  readonly seats: readonly SeatedPatron[];
  readonly startsAt: number;
  /** Card sets that never come back to this table. */
  readonly retired: readonly string[];
}

/** A table before its session, played as the book says. */
export const newTablePlay = (book: Rulebook, plan: TablePlan): TablePlay =>
  book.tournament?.play.turns === undefined
    ? { way: 'together', play: newSimultaneousPlay(plan) }
    : { way: 'in-turn', play: newPlay(plan) };

/** Judges a tableCommand at a table. */
export function decideTableCommand(
  { book, directorPresent, by, at }: AskingPerson,
  table: TablePlay,
  tableCommand: TableCommand,
): readonly TableHappening[] | TournamentRefusal {
  if (table.way === 'in-turn' && tableCommand.way === 'in-turn') {
    // The same command with who and when put back: the compiler does not join the two again.
    const command = { ...tableCommand.what, by, at } as PlayCommand;
    const events = decidePlay({ book, play: table.play, directorPresent }, command);
    return isTournamentRefusal(events) ? events : events.map(what => ({ way: 'in-turn', what }));
  }
  if (table.way === 'together' && tableCommand.way === 'together') {
    const command = { ...tableCommand.what, by, at } as SimultaneousCommand; // as above
    const events = decideSimultaneous({ book, play: table.play, directorPresent }, command);
    return isTournamentRefusal(events) ? events : events.map(what => ({ way: 'together', what }));
  }
  return refuseTournament('not-in-this-book', book.tournament?.clause ?? '', {
    code: 'table-plays-otherwise',
  });
}

export function evolveTablePlay(
  book: Rulebook,
  table: TablePlay,
  happening: TableHappening,
): TablePlay {
  if (table.way === 'in-turn' && happening.way === 'in-turn') {
    return { way: 'in-turn', play: evolvePlay(book, table.play, happening.what) };
  }
  if (table.way === 'together' && happening.way === 'together') {
    return { way: 'together', play: evolveSimultaneous(book, table.play, happening.what) };
  }
  throw new Error('impossible: an event of another way of playing');
}

/** Judges several tableCommands one after another, each at the table that the one before left. */
export function decideInTurn(
  asking: AskingPerson,
  table: TablePlay,
  tableCommands: readonly TableCommand[],
): readonly TableHappening[] | TournamentRefusal {
  const happenings: TableHappening[] = [];
  let after = table;
  for (const tableCommand of tableCommands) {
    const events = decideTableCommand(asking, after, tableCommand);
    if (isTournamentRefusal(events)) return events;
    for (const event of events) after = evolveTablePlay(asking.book, after, event);
    happenings.push(...events);
  }
  return happenings;
}

/** How everybody at the table stands. */
export const standingsAt = (table: TablePlay): readonly Standing[] =>
  table.way === 'in-turn' ? standingsOf(table.play) : standingsOfSimultaneous(table.play);

/** The standings that a session is ranked by: who all fell in one coup fell together (16.8.5). */
export function closingAt(table: TablePlay): readonly Standing[] {
  const standings = standingsAt(table);
  if (table.way !== 'in-turn' || !table.play.allFell) return standings;
  const { coupsBegun: outAfterCoup } = table.play;
  return standings.map(standing =>
    standing.state === 'in' ? { ...standing, state: 'eliminated', outAfterCoup } : standing,
  );
}

/** True once the session has had its length at this table. */
export const isOverAt = (table: TablePlay, at: number): boolean =>
  table.way === 'in-turn' ? isSessionOver(table.play, at) : isOver(table.play, at);

/** Seats whose patrons have not come since the session started. */
export const neverCame = (table: TablePlay): readonly number[] =>
  table.way === 'in-turn'
    ? table.play.positions
        .filter(({ state, presence }) => state === 'in' && presence === 'expected')
        .map(({ seat }) => seat)
    : table.play.seats
        .filter(({ state, present }) => state === 'in' && !present)
        .map(({ seat }) => seat);

/** True where nobody can act: who is still in has not come, or has gone away (T24). */
export const isDeserted = (table: TablePlay): boolean =>
  table.way === 'in-turn'
    ? !table.play.positions.some(isActive)
    : table.play.coup === 0 && !table.play.seats.some(({ present }) => present);

/** Somebody leaves the table for good. */
export const removal = (
  { way }: TablePlay,
  seat: number,
  why: 'disqualified' | 'retired' | 'forfeited',
): TableCommand =>
  way === 'in-turn'
    ? { way, what: { do: 'void-position', seat, as: why } }
    : { way, what: { do: 'remove-patron', seat, why } };

/** Somebody sits down in another's place. */
export const substitution = ({ way }: TablePlay, seat: number, patron: string): TableCommand =>
  way === 'in-turn'
    ? { way, what: { do: 'seat-substitute', seat, patron } }
    : { way, what: { do: 'replace-patron', seat, patron } };

/** Play ends: the standings are kept, the chips go back. */
export const ending = ({ way }: TablePlay): readonly TableCommand[] =>
  way === 'in-turn'
    ? [
        { way, what: { do: 'end-play', early: true } },
        { way, what: { do: 'hand-back-chips' } },
      ]
    : [{ way, what: { do: 'end-play' } }];
