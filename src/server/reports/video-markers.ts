// Markers for a video recorder: every card and result of a table with the server's time, so that
// pictures and coups are joined by time (R-LIV-2). docs/devices.md describes the lines.

import type pg from 'pg';

import { never } from '../../rules/assert.ts';
import type { EventOf } from '../../table/acts.ts';
import { tableStream } from '../tables/mailbox/rebuild.ts';
import { storedEvent } from './setup-at.ts';

const MARKED = [
  'cards-brought',
  'wagering-opened',
  'dummy-coup-begun',
  'wagering-closed',
  'card-dealt',
  'card-turned',
  'coup-settled',
  'coup-voided',
  'irregularity-ruled',
] as const;
type Marked = EventOf<(typeof MARKED)[number]>;

export interface VideoMarker {
  /** The event's number in its table: ask for what comes after the last one. */
  readonly number: number;
  readonly at: number;
  readonly shoe: number;
  readonly coup: number;
  readonly mark: string;
}

interface Row {
  readonly seq: number;
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

/** The markers of a table after an event, the oldest first. */
export async function readVideoMarkers(
  db: pg.Pool,
  table: string,
  after: number,
  limit: number,
): Promise<readonly VideoMarker[]> {
  const { rows } = await db.query<Row>(
    `select j.seq, j.kind, j.version, j.at, j.body
       from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.seq > $2 and j.kind = any($3) order by j.seq limit $4`,
    [tableStream(table), after, MARKED, limit],
  );
  const [first] = rows;
  if (first === undefined) return [];
  const place = await placeBefore(db, table, first.seq);
  return rows.map(row => markerOf(row, place));
}

/** Which coup of which shoe, as events go by. */
interface Place {
  shoe: number;
  coup: number;
}

async function placeBefore(db: pg.Pool, table: string, seq: number): Promise<Place> {
  const { rows } = await db.query<{ shoe: number; body: string | null }>(
    `select (select count(*)::int from significant_event e
              where e.stream = s.id and e.seq < $2 and e.kind = 'cards-brought') as shoe,
            (select j.body from journal j where j.stream = s.id and j.seq < $2
                and j.kind in ('wagering-opened', 'dummy-coup-begun', 'cards-brought')
              order by j.seq desc limit 1) as body
       from stream s where s.name = $1`,
    [tableStream(table), seq],
  );
  const [row] = rows;
  // As the table wrote it; cards that were brought have no coup yet.
  const { coup = 0 } = JSON.parse(row?.body ?? '{}') as { readonly coup?: number };
  return { shoe: row?.shoe ?? 0, coup };
}

function markerOf(row: Row, place: Place): VideoMarker {
  const event = storedEvent(row) as Marked; // only these were asked for
  if (event.happened === 'cards-brought') {
    place.shoe += 1;
    place.coup = 0;
  }
  if (event.happened === 'wagering-opened' || event.happened === 'dummy-coup-begun') {
    place.coup = event.coup;
  }
  return { number: row.seq, at: row.at, ...place, mark: markOf(event) };
}

function markOf(event: Marked): string {
  switch (event.happened) {
    case 'cards-brought':
      return 'SHOE';
    case 'wagering-opened':
      return 'OPEN';
    case 'dummy-coup-begun':
      return 'DUMMY';
    case 'wagering-closed':
      return 'CLOSE';
    case 'card-dealt':
      return `CARD ${event.to} ${event.card ?? 'face-down'}`;
    case 'card-turned':
      return `TURN ${event.side} ${event.card}`;
    case 'coup-settled':
      return `RESULT ${event.record.result ?? 'none'}`;
    case 'coup-voided':
      return 'VOID';
    case 'irregularity-ruled':
      return 'RULING';
    default:
      return never(event);
  }
}

/** A marker as one line: time, table, shoe and coup, number, mark. */
export const markerLine = (table: string, { number, at, shoe, coup, mark }: VideoMarker): string =>
  `${new Date(at).toISOString()} ${table} ${shoe}/${coup} ${number} ${mark}\n`;
