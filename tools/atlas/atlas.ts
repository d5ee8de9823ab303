// The atlas: for every irregularity, phase, role and book everything that can come of a report.

import { IRREGULARITIES, type Irregularity } from '../../src/rulebooks/irregularity.ts';
import { ROLES, type Role } from '../../src/rulebooks/roles.ts';
import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import type { At } from '../../src/table/act.ts';
import { TABLE_PHASES, type TablePhase } from '../../src/table/table.ts';
import { SAYABLE } from '../../src/scenario/table/show/sayable.ts';
import { ask, type Outcome } from './ask.ts';
import { distinct, walk } from './walk.ts';

/** All outcomes of one report by one role in one phase; none where the book never gets there. */
export type Cell = readonly Outcome[];
export type Row = Readonly<Record<Role, Cell>>;
export type BookMap = Readonly<Record<Irregularity, Readonly<Record<TablePhase, Row>>>>;

export interface Atlas {
  readonly books: Readonly<Record<RulebookId, BookMap>>;
  /** How many different tables the walk has reached, by book. */
  readonly reached: Readonly<Record<RulebookId, number>>;
}

const record = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  Object.fromEntries(keys.map(key => [key, of(key)])) as Record<Key, Value>; // every key is there

/** Walks every book and asks at every table. */
export function drawAtlas(): Atlas {
  const walks = record(RULEBOOK_IDS, book => walk(book));
  return {
    books: record(RULEBOOK_IDS, book => mapOf(distinct(walks[book]))),
    reached: record(RULEBOOK_IDS, book => walks[book].length),
  };
}

function mapOf(rooms: readonly At[]): BookMap {
  return record(IRREGULARITIES, what =>
    record(TABLE_PHASES, phase => {
      const here = rooms.filter(({ table }) => table.phase === phase);
      return record(ROLES, role => cellOf(here, what, role));
    }),
  );
}

function cellOf(rooms: readonly At[], what: Irregularity, role: Role): Cell {
  const outcomes = new Map<string, Outcome>();
  for (const room of rooms) {
    for (const facts of SAYABLE[what](room)) {
      const outcome = ask(room, what, role, facts);
      outcomes.set(JSON.stringify(outcome), outcome);
    }
  }
  return [...outcomes.keys()].toSorted().flatMap(key => outcomes.get(key) ?? []);
}
