// A finished coup that its table no longer remembers, as the journal has it: the last record of it,
// with the rules it was played under.

import type pg from 'pg';

import type { CoupName } from '../../table/restatement/outstanding.ts';
import type { CoupRecord } from '../../table/table.ts';
import { recordsOf } from './projections/read-coup-record.ts';
import { findCoup } from './read-figures.ts';
import { setupAt } from './setup-at.ts';

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
