// Who may do what at a competition's table: the book says, and nobody has another's power (G7).

import { assert } from '../../rules/assert.ts';
import type { CompetitionPlay, PlayPower } from '../../rulebooks/competition-play.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { STAFF_RANKS } from '../../rulebooks/procedure.ts';
import type { Role } from '../../rulebooks/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { PlayAt } from './act.ts';
import type { TournamentRefusal } from '../refusal.ts';

/** The book's own way of a competition's table. */
export function competitionOf(book: Rulebook): CompetitionPlay<string> {
  assert(book.competitionPlay !== undefined, `${book.id} has no competition play`);
  return book.competitionPlay;
}

const rankOf = (role: Role): number =>
  Object.entries(STAFF_RANKS).find(([name]) => name === role)?.[1] ?? 0;

export function hasPlayPower({ book }: PlayAt, { role }: Actor, power: PlayPower): boolean {
  const { least, also } = competitionOf(book).powers[power];
  return also.includes(role) || (least !== undefined && rankOf(role) >= STAFF_RANKS[least]);
}

/** Refuses who may not; undefined for who may. */
export function lacksPlayPower(
  room: PlayAt,
  by: Actor,
  power: PlayPower,
): TournamentRefusal | undefined {
  if (hasPlayPower(room, by, power)) return undefined;
  const { clause, least, also } = competitionOf(room.book).powers[power];
  const reason =
    least === undefined
      ? ({ code: 'role-only', roles: also } as const)
      : ({ code: 'needs-rank', role: least } as const);
  return { refused: 'not-authorised', clause, reason };
}
