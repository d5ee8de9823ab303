// A coup's record as events of its table tell it: its settlement, and every correction since.

import type pg from 'pg';

import type { CoupRecord } from '../../../table/table.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { TABLE_SHAPES } from '../../storage/shapes/families.ts';

interface EventRow {
  readonly kind: string;
  readonly version: number;
  readonly body: string;
}

/** A coup's record after these events of its table: its settlement and its corrections. */
export async function recordsOf(
  db: pg.Pool | pg.ClientBase,
  stream: number,
  numbers: readonly number[],
): Promise<CoupRecord | null> {
  const { rows } = await db.query<EventRow>(
    `select kind, version, body from journal
      where stream = $1 and seq = any($2::bigint[]) order by seq`,
    [stream, numbers],
  );
  return rows.reduce<CoupRecord | null>(
    (before, { kind, version, body }) =>
      recordAfter(before, {
        kind,
        body: TABLE_SHAPES.lifted(kind, version, JSON.parse(body)).body,
      }),
    null,
  );
}

/** The record once one more event was read: each brings it whole, but the void of 0.1.0. */
export function recordAfter(
  before: CoupRecord | null,
  { kind, body }: Pick<StoredEvent, 'kind' | 'body'>,
): CoupRecord | null {
  const { record, clause = null } = body as Told; // as the table wrote it
  if (record !== undefined) return record;
  if (before === null || kind !== 'settled-coup-voided') return before;
  return { ...before, standing: 'void', corrected: clause };
}

interface Told {
  readonly record?: CoupRecord;
  readonly clause?: string;
}
