// What statistical alarms look at: every table's newest gaming day, read from what was gathered.

import type pg from 'pg';

import type { Setup } from '../../table/setup/setup.ts';
import { tableStream } from '../tables/mailbox/rebuild.ts';
import { countReturns } from './returns/count.ts';
import type { TableDay } from './alarms.ts';

/** A shoe and a half: longer runs than that are told while they last. */
const LAST_COUPS = 120;

interface Sums {
  readonly coups: number;
  readonly stake: number;
  readonly win: number;
  readonly squares: number;
}

/** A table's day; null where nothing was played on it. Nothing is expected of it yet. */
export async function readTableDay(
  db: pg.Pool,
  table: string,
  day: string,
): Promise<TableDay | null> {
  const of = [tableStream(table), day];
  const { rows } = await db.query<Sums>(
    `select count(*)::int as coups, coalesce(sum(c.stake), 0)::bigint as stake,
            coalesce(sum(c.stake - c.paid), 0)::bigint as win,
            coalesce(sum((c.stake - c.paid)::float8 ^ 2), 0) as squares
       from coup c join stream s on s.id = c.stream where s.name = $1 and c.gaming_day = $2`,
    of,
  );
  const [sums] = rows;
  if (sums === undefined || sums.coups === 0) return null;
  const last = await db.query<{ result: string | null }>(
    `select c.result from coup c join stream s on s.id = c.stream
      where s.name = $1 and c.gaming_day = $2 order by c.shoe desc, c.coup desc limit $3`,
    [...of, LAST_COUPS],
  );
  const seats = await db.query<{ seat: number; won: number }>(
    `select m.seat, (coalesce(sum(m.cents) filter (where m.meter = 'paid'), 0)
                   - coalesce(sum(m.cents) filter (where m.meter = 'stake'), 0))::bigint as won
       from meter m join stream s on s.id = m.stream
      where s.name = $1 and m.gaming_day = $2 group by m.seat order by m.seat`,
    of,
  );
  const results = last.rows.map(({ result }) => result).toReversed();
  return { table, ...sums, expected: 0, results, seats: seats.rows };
}

/** What the odds of a set-up make of a day's stakes, bet by bet. */
export async function readExpected(
  db: pg.Pool,
  setup: Setup,
  { table }: TableDay,
  day: string,
): Promise<number> {
  const { rows } = await db.query<{ bet: string; stake: number }>(
    `select m.bet, sum(m.cents)::bigint as stake from meter m join stream s on s.id = m.stream
      where s.name = $1 and m.gaming_day = $2 and m.meter = 'stake' group by m.bet`,
    [tableStream(table), day],
  );
  // A Run or a tail is not counted: nothing is expected of it.
  const returns: Readonly<Record<string, number>> = await countReturns(setup);
  return rows.reduce((sum, { bet, stake }) => sum + stake * (1 - (returns[bet] ?? 1)), 0);
}
