// Who may do what at a competition's table: the book says, and nobody has another's power (G7).

import { assert } from '../../rules/assert.ts';
import type { CompetitionPlay, PlayPower } from '../../rulebooks/competition-play.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { STAFF_RANKS } from '../../rulebooks/procedure.ts';
import type { Role } from '../../rulebooks/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { PlayAt } from './act.ts';
import type { PlayRefusal } from './refusal.ts';
import type { Said } from './sentences.ts';

/** The book's own way of a competition's table. */
export function competitionOf(book: Rulebook): CompetitionPlay<string> {
  assert(book.competitionPlay !== undefined, `${book.id} has no competition play`);
  return book.competitionPlay;
}

const rankOf = (role: Role): number =>
  Object.entries(STAFF_RANKS).find(([name]) => name === role)?.[1] ?? 0;

export function hasPower({ book }: PlayAt, { role }: Actor, power: PlayPower): boolean {
  const { least, also } = competitionOf(book).powers[power];
  return also.includes(role) || (least !== undefined && rankOf(role) >= STAFF_RANKS[least]);
}

/** Refuses who may not; undefined for who may. */
export function lacksPower(room: PlayAt, by: Actor, power: PlayPower): PlayRefusal | undefined {
  if (hasPower(room, by, power)) return undefined;
  const { clause, least, also } = competitionOf(room.book).powers[power];
  const needed = (least ?? also[0] ?? '').replaceAll('-', ' ');
  const because: Said = `That needs a ${needed}${least === undefined ? '' : ' or above'}.`;
  return { refused: 'not-authorised', clause, because };
}
