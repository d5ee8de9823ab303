// The leader board: who is still in by their chips, then later rounds before earlier.

import { standingsAt } from '../sessions/at-table.ts';
import { roundsIn } from '../state-changes.ts';
import { blankTerms } from '../conditions/document.ts';
import type { Entry } from '../entries/entry.ts';
import type { Standing } from '../sessions/play-rules.ts';
import type { Session } from '../sessions/session.ts';
import type { Tournament } from '../tournament.ts';
import type { BoardLine } from './view.ts';

/** Where somebody sat last and how they stand there. */
interface Last {
  readonly session: Session;
  readonly table: string;
  readonly standing: Standing | null;
  readonly seat: number;
}

type UnrankedLine = Omit<BoardLine, 'rank' | 'level'>;

const ON_THE_BOARD: readonly Entry['state'][] = ['entered', 'out', 'forfeited', 'retired'];

/** The session that an entrant plays in or played in last, with the own seat. */
export function lastOf({ sessions }: Tournament, patron: string): Last | null {
  for (const session of sessions.toReversed()) {
    for (const { table, seats, play, closing } of session.tables) {
      const seat = seats.find(each => each.patron === patron)?.seat;
      if (seat === undefined) continue;
      const standings = closing ?? (play === null ? [] : standingsAt(play));
      const standing = standings.find(each => each.seat === seat) ?? null;
      return { session, table, standing, seat };
    }
  }
  return null;
}

export function boardOf(tournament: Tournament): readonly BoardLine[] {
  const { conditions, entries, prizes } = tournament;
  if (conditions === null || blankTerms(conditions).length > 0) return [];
  const rounds = roundsIn(tournament).map(({ name }) => name);
  const got = ({ round }: { readonly round: string }): number => rounds.indexOf(round);
  const ahead = (one: UnrankedLine, other: UnrankedLine): number =>
    (other.prize ?? 0) - (one.prize ?? 0) ||
    Number(other.state === 'entered') - Number(one.state === 'entered') ||
    got(other) - got(one) ||
    (other.chips ?? 0) - (one.chips ?? 0);
  const lines = entries
    .filter(({ state }) => ON_THE_BOARD.includes(state))
    .map((entry): UnrankedLine => {
      const last = lastOf(tournament, entry.patron);
      const { patron, name, state, round } = entry;
      return {
        patron,
        name,
        state,
        round,
        table: last?.table ?? null,
        seat: last?.seat ?? null,
        chips: last?.standing?.chips ?? null,
        playing: last?.session.state === 'playing' && last.standing?.state === 'in',
        prize: prizes.find(prize => prize.patron === patron)?.cents ?? null,
      };
    })
    .toSorted(
      (one, other) =>
        ahead(one, other) || Number(one.patron > other.patron) - Number(one.patron < other.patron),
    );
  const isLevel = (one: UnrankedLine | undefined, other: UnrankedLine | undefined): boolean =>
    one !== undefined && other !== undefined && ahead(one, other) === 0;
  // Whoever is level shares the best of their places.
  let rank = 0;
  return lines.map((line, index) => {
    const withBefore = isLevel(lines[index - 1], line);
    rank = withBefore ? rank : index + 1;
    return { rank, level: withBefore || isLevel(line, lines[index + 1]), ...line };
  });
}
