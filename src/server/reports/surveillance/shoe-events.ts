// One shoe of a table as its events have it: from the cards that were brought to the next ones.

import type pg from 'pg';

import type { TableEvent } from '../../../table/acts.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';
import { storedEvent } from '../setup-at.ts';

export interface ShoeEvents {
  readonly stream: number;
  readonly shoe: number;
  /** The number of the shoe's first event. */
  readonly from: number;
  readonly events: readonly TableEvent[];
}

interface EventRow {
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

/** What flags and the watch read; all else of a shoe is left where it is. */
const READ = [
  ...(['cards-brought', 'wagering-opened', 'dummy-coup-begun', 'wagers-changed'] as const),
  ...(['wager-refused', 'wagering-closed', 'irregularity-ruled', 'card-dealt'] as const),
  ...(['card-turned', 'coup-settled', 'coup-voided', 'coup-restated'] as const),
] satisfies readonly TableEvent['happened'][];

/** A shoe's events; the last shoe where none is named, null where there is none. */
export async function readShoe(
  db: pg.Pool,
  table: string,
  shoe: number | undefined,
): Promise<ShoeEvents | null> {
  const { rows } = await db.query<{ stream: number; seq: number; shoe: number }>(
    `select e.stream, e.seq, row_number() over (order by e.seq)::int as shoe
       from significant_event e join stream s on s.id = e.stream
      where s.name = $1 and e.kind = 'cards-brought' order by e.seq`,
    [tableStream(table)],
  );
  const begun = shoe === undefined ? rows.at(-1) : rows[shoe - 1];
  if (begun === undefined) return null;
  const next = rows[begun.shoe];
  const read = await db.query<EventRow>(
    `select kind, version, at, body from journal
      where stream = $1 and seq >= $2 and ($3::bigint is null or seq < $3) and kind = any($4)
      order by seq`,
    [begun.stream, begun.seq, next?.seq ?? null, READ],
  );
  const events = read.rows.map(storedEvent);
  return { stream: begun.stream, shoe: begun.shoe, from: begun.seq, events };
}
