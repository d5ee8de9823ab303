// A finished coup that its table no longer remembers, as the journal has it: the last record of it,
// with the rules it was played under.

import type pg from 'pg';

import type { CoupName } from '../../table/restatement/outstanding.ts';
import type { CoupRecord } from '../../table/table.ts';
import { findCoup } from './read-figures.ts';
import { TABLE_SHAPES } from '../storage/shapes/families.ts';
import { eventFromRow, type ReadEvent, setupAt } from './setup-at.ts';

interface EventRow {
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

/** Reads a coup of a table back; null where the journal has none of that name. */
export async function readPastCoup(
  db: pg.Pool,
  table: string,
  coup: CoupName,
): Promise<CoupRecord | null> {
  const found = await findCoup(db, table, coup);
  if (found === null) return null;
  const { stream, seq, corrections } = found;
  const record = await recordsOf(db, stream, [seq, ...corrections]);
  if (record === null || record.played !== undefined) return record;
  const { setup } = await setupAt(db, stream, seq);
  return { ...record, played: { version: setup.version, pay: setup.pay } };
}

/** A coup's record after these events of its table: its settlement and its corrections. */
export async function recordsOf(
  db: pg.Pool | pg.ClientBase,
  stream: number,
  numbers: readonly number[],
): Promise<CoupRecord | null> {
  const { rows } = await db.query<EventRow>(
    `select kind, version, at, body from journal
      where stream = $1 and seq = any($2::bigint[]) order by seq`,
    [stream, numbers],
  );
  return rows.reduce<CoupRecord | null>(
    (before, { kind, at, version, body }) =>
      recordAfter(before, {
        ...{ kind, at },
        body: TABLE_SHAPES.lifted(kind, version, JSON.parse(body)).body,
      }),
    null,
  );
}

/** The record once one more event was read: each brings it whole, but the void of 0.1.0. */
export function recordAfter(before: CoupRecord | null, read: ReadEvent): CoupRecord | null {
  const event = eventFromRow(read);
  if ('record' in event) return event.record;
  if (before === null || event.happened !== 'settled-coup-voided') return before;
  return { ...before, standing: 'void', corrected: event.clause };
}
