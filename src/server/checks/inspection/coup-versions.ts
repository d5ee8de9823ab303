// A coup as an inspector sees it: as it was settled, and as every correction left it.

import type pg from 'pg';

import { recordAfter } from '../../reports/projections/read-coup-record.ts';
import type { FoundCoup } from '../../reports/read-figures.ts';
import { TABLE_SHAPES } from '../../storage/shapes/families.ts';
import type { CoupRecord } from '../../../table/table.ts';
import type { InspectedCoup } from '../../../wire/inspection/inspector.ts';

interface EventRow {
  readonly seq: number;
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

export async function coupVersions(
  db: pg.Pool,
  { stream, seq, corrections }: Pick<FoundCoup, 'stream' | 'seq' | 'corrections'>,
): Promise<InspectedCoup['versions']> {
  const { rows } = await db.query<EventRow>(
    `select seq, kind, version, at, body from journal
      where stream = $1 and seq = any($2::bigint[]) order by seq`,
    [stream, [seq, ...corrections]],
  );
  let record: CoupRecord | null = null;
  return rows.flatMap(row => {
    const { body } = TABLE_SHAPES.lifted(row.kind, row.version, JSON.parse(row.body));
    record = recordAfter(record, { kind: row.kind, body });
    return record === null ? [] : [versionOf(record, row, byOf(body))];
  });
}

const byOf = (body: unknown): string =>
  (body as { readonly by?: { readonly id?: string } }).by?.id ?? ''; // as the table wrote it

function versionOf(
  { standing, result, playerCount, bankerCount, cards, seats, corrected }: CoupRecord,
  { seq, at }: EventRow,
  by: string,
): InspectedCoup['versions'][number] {
  return {
    ...{ event: seq, at, by, clause: corrected, standing, result, playerCount, bankerCount },
    cards: cards.map(({ to, card }) => ({ to, card })),
    wagers: seats.flatMap(({ seat, paid }) =>
      paid.map(({ patron, on, stake, paid: back, commission, outcome, clause, reason }) => ({
        ...{ seat, patron, on, stake, paid: back, commission, outcome, clause, because: reason },
      })),
    ),
  };
}

/** The first event of a coup: the call for wagers, or the dummy's beginning. */
export async function firstEventOf(
  db: pg.Pool,
  { stream, seq }: Pick<FoundCoup, 'stream' | 'seq'>,
): Promise<number> {
  const { rows } = await db.query<{ seq: number }>(
    `select seq from journal where stream = $1 and seq <= $2
        and kind in ('wagering-opened', 'dummy-coup-begun') order by seq desc limit 1`,
    [stream, seq],
  );
  return rows[0]?.seq ?? seq;
}
