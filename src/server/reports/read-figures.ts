// Reads what projections have gathered: significant events, coups, meters.

import type pg from 'pg';

import type {
  CoupList,
  DayFigures,
  MeterList,
  SignificantEvents,
} from '../../wire/reports/figures.ts';
import { tableStream, tableOfStream } from '../tables/mailbox/rebuild.ts';
import { bodyOf } from '../storage/shapes/families.ts';

/** Which significant events are asked for. */
export interface EventsAsked {
  readonly table?: string;
  /** One kind, or several with commas between. */
  readonly kind?: string;
  readonly before?: number;
  readonly limit: number;
}

type EventRow = Omit<SignificantEvents['events'][number], 'body'> & {
  readonly version: number;
  readonly body: string;
};

/** The newest first. */
export async function readSignificantEvents(
  db: pg.Pool,
  { table, kind, before, limit }: EventsAsked,
): Promise<SignificantEvents['events']> {
  const { rows } = await db.query<EventRow>(
    `select s.name as stream, e.seq as number, e.at, e.gaming_day as "gamingDay", e.currency,
            e.kind, j.version, j.body
       from significant_event e
       join stream s on s.id = e.stream
       join journal j on j.stream = e.stream and j.seq = e.seq
      where ($1::text is null or s.name = $1) and ($2::text[] is null or e.kind = any($2))
        and ($3::timestamptz is null or e.at < $3)
      order by e.at desc, e.stream, e.seq desc limit $4`,
    [
      table === undefined ? null : tableStream(table),
      kind === undefined ? null : kind.split(','),
      before === undefined ? null : new Date(before).toISOString(),
      limit,
    ],
  );
  return rows.map(({ version, body, ...row }) => ({
    ...row,
    body: bodyOf({ ...row, version, body }),
  }));
}

const COUP = `c.shoe, c.coup, c.at, c.gaming_day as "gamingDay", c.currency, c.standing, c.result,
  c.cards, c.player_count as "playerCount", c.banker_count as "bankerCount", c.wagers, c.stake,
  c.paid, c.commission, cardinality(c.corrections) as corrections`;

type CoupRow = CoupList['coups'][number];

/** A table's coups, the newest first. */
export async function readCoups(
  db: pg.Pool,
  table: string,
  { shoe, limit }: { readonly shoe?: number; readonly limit: number },
): Promise<CoupList['coups']> {
  const { rows } = await db.query<CoupRow>(
    `select ${COUP} from coup c join stream s on s.id = c.stream
      where s.name = $1 and ($2::int is null or c.shoe = $2)
      order by c.shoe desc, c.coup desc limit $3`,
    [tableStream(table), shoe ?? null, limit],
  );
  return rows;
}

/** One coup and the events that made it what it is. */
export interface FoundCoup {
  readonly coup: CoupRow;
  readonly stream: number;
  readonly seq: number;
  readonly corrections: readonly number[];
}

export async function findCoup(
  db: pg.Pool | pg.ClientBase,
  table: string,
  { shoe, coup }: { readonly shoe: number; readonly coup: number },
): Promise<FoundCoup | null> {
  const { rows } = await db.query<CoupRow & { stream: number; seq: number; seqs: string[] }>(
    `select ${COUP}, c.stream, c.seq, c.corrections as seqs
       from coup c join stream s on s.id = c.stream
      where s.name = $1 and c.shoe = $2 and c.coup = $3`,
    [tableStream(table), shoe, coup],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { stream, seq, seqs, ...row } = found;
  return { coup: row, stream, seq, corrections: seqs.map(Number) };
}

/** Which meters are asked for: gaming days from one to another, both included. */
export interface MetersAsked {
  readonly table?: string;
  readonly from?: string;
  readonly to?: string;
}

type MeterRow = Omit<MeterList['meters'][number], 'table'> & { readonly stream: string };

/** Every meter of every seat, summed over the gaming days asked for. */
export async function readMeters(
  db: pg.Pool,
  { table, from, to }: MetersAsked,
): Promise<MeterList['meters']> {
  const { rows } = await db.query<MeterRow>(
    `select s.name as stream, m.seat, m.currency, m.meter, m.bet as of,
            sum(m.count)::bigint as count, sum(m.cents)::bigint as cents
       from meter m join stream s on s.id = m.stream
      where ($1::text is null or s.name = $1) and ($2::date is null or m.gaming_day >= $2)
        and ($3::date is null or m.gaming_day <= $3)
      group by s.name, m.seat, m.currency, m.meter, m.bet
      order by s.name, m.seat, m.currency, m.meter, m.bet`,
    [table === undefined ? null : tableStream(table), from ?? null, to ?? null],
  );
  return rows.map(({ stream, ...row }) => ({ ...row, table: tableOfStream(stream) ?? stream }));
}

type QuarterRow = Omit<DayFigures['quarters'][number], 'table'> & { readonly stream: string };

/** What every table staked and paid in each quarter of an hour of a gaming day, by its coups. */
export async function readDay(
  db: pg.Pool,
  asked: string | undefined,
): Promise<Pick<DayFigures, 'day' | 'quarters'>> {
  const newest = await db.query<{ day: string | null }>('select max(gaming_day) as day from coup');
  const day = asked ?? newest.rows[0]?.day ?? null;
  const { rows } = await db.query<QuarterRow>(
    `select s.name as stream, date_bin('15 minutes', c.at, 'epoch') as at, count(*)::int as coups,
            sum(c.stake)::bigint as stake, sum(c.paid)::bigint as paid
       from coup c join stream s on s.id = c.stream
      where c.gaming_day = $1
      group by 1, 2 order by 1, 2`,
    [day],
  );
  return {
    day,
    quarters: rows.map(({ stream, ...row }) => ({
      ...row,
      table: tableOfStream(stream) ?? stream,
    })),
  };
}
