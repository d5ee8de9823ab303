// The house rules that were in force at a table before one of its events, and what they paid
// (R-HIS-3): the last opening or change, and every notice since.

import type pg from 'pg';

import { assert } from '../../rules/assert.ts';
import { type Rulebook, rulebookOf } from '../../rulebooks/index.ts';
import type { TableEvent } from '../../table/acts.ts';
import { evolve } from '../../table/evolve.ts';
import { inForce } from '../../table/setup/changeover.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { newTable, type Table } from '../../table/table.ts';
import { type SignView, signView } from '../../table/views/sign-view.ts';
import type { StoredEvent } from '../storage/journal/event.ts';
import { TABLE_SHAPES } from '../storage/shapes/families.ts';

interface EventRow {
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

/** Whole set-ups, and what changes a part of one by its own notice. */
const WHOLE = ['table-opened', 'setup-changed'];
const PARTS = ['limits-changed', 'collective-liability-set', 'edition-changed'];

/** A set-up with the sign that stood at the table under it. */
export interface SetupInForce {
  readonly setup: Setup;
  readonly sign: SignView;
}

/** What was in force just before an event of a table's stream. */
export async function setupAt(
  db: pg.Pool | pg.ClientBase,
  stream: number,
  seq: number,
): Promise<SetupInForce> {
  const { rows } = await db.query<EventRow>(
    `select kind, version, at, body from journal
      where stream = $1 and seq < $2 and kind = any($3) and seq >= (
        select w.seq from journal w where w.stream = $1 and w.seq < $2 and w.kind = any($4)
         order by w.seq desc limit 1)
      order by seq`,
    [stream, seq, [...WHOLE, ...PARTS], WHOLE],
  );
  const events = rows.map(storedEvent);
  const [first] = events;
  const book = first !== undefined && 'setup' in first ? bookOf(first) : undefined;
  assert(book !== undefined, 'a coup is dealt at a table that was opened');
  const table = events.reduce((after: Table, one) => evolve({ book, table: after }, one), CLOSED);
  const sign = signView(inForce({ book, table }));
  assert(table.setup !== null && sign !== null, 'an open table has house rules');
  return { setup: table.setup, sign };
}

const CLOSED = newTable('as-it-was');

const bookOf = ({ setup }: { readonly setup: unknown }): Rulebook | undefined =>
  rulebookOf((setup as Setup).rulebook); // a whole set-up, as the table wrote it

/** An event of a table without its money: what telling it and folding a set-up needs. */
export const storedEvent = ({ kind, version, at, body }: EventRow): TableEvent =>
  eventFromRow({ kind, at, body: TABLE_SHAPES.lifted(kind, version, JSON.parse(body)).body });

/** The same of an event whose body was read already. */
export function eventFromRow({ kind, at, body }: ReadEvent): TableEvent {
  // Stored by the table itself as an event of this kind.
  const { part: _, ...rest } = body as { readonly part?: unknown };
  return { happened: kind, at, ...rest } as unknown as TableEvent; // see above
}

type ReadEvent = Pick<StoredEvent, 'kind' | 'at' | 'body'>;
