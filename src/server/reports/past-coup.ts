// A finished coup that its table no longer remembers, as the journal has it: the last record of it,
// with the rules it was played under.

import type pg from 'pg';

import type { CoupName } from '../../table/restatement/outstanding.ts';
import type { CoupRecord } from '../../table/table.ts';
import { findCoup } from './read-figures.ts';
import { setupAt, storedEvent } from './setup-at.ts';

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
  const { rows } = await db.query<EventRow>(
    `select kind, version, at, body from journal
      where stream = $1 and seq = any($2::bigint[]) order by seq`,
    [stream, [seq, ...corrections]],
  );
  const record = rows.reduce<CoupRecord | null>(recordAfter, null);
  if (record === null || record.played !== undefined) return record;
  const { setup } = await setupAt(db, stream, seq);
  return { ...record, played: { version: setup.version, pay: setup.pay } };
}

/** The record once one more event was read: each brings it whole, but the void of 0.1.0. */
function recordAfter(before: CoupRecord | null, row: EventRow): CoupRecord | null {
  const event = storedEvent(row);
  if ('record' in event) return event.record;
  if (before === null || event.happened !== 'settled-coup-voided') return before;
  return { ...before, standing: 'void', corrected: event.clause };
}
