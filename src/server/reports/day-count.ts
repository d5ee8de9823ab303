// What ought to lie in every box at the end of a gaming day, and how its count was closed.

import type pg from 'pg';

import type { DayToCount } from '../../wire/cage/desk.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';

type Line = DayToCount['lines'][number];

/** Money that came in by table and tender, and what the cage paid on tickets. */
export async function readExpectedBoxes(db: pg.Pool, day: string): Promise<readonly Line[]> {
  const { rows } = await db.query<Line>(
    `select substr(s.name, 7) || ' ' || substr(c.what, 4) as box, c.currency,
            sum(c.cents)::bigint as expected
       from report_count c join stream s on s.id = c.stream
      where c.gaming_day = $1 and c.what like 'in %' group by 1, 2
      union all
     select 'cage tickets', t.currency, sum(t.cents)::bigint from ticket t
      where t.state = 'redeemed' and t.ended_on = $1 group by 2
      union all
     select 'cage hand-pays', t.currency, sum(t.cents)::bigint from ticket t
      where t.state = 'void' and t.ended_on = $1 group by 2
      order by 1, 2`,
    [day],
  );
  return rows;
}

/** The count as it was closed by two; null where nobody has. */
export async function readClosing(db: pg.Pool, day: string): Promise<DayToCount['closed']> {
  const { rows } = await db.query<{ readonly at: Date; readonly body: string }>(
    `select j.at, j.body::text as body from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.kind = 'gaming-day-closed' and j.body ->> 'day' = $2 limit 1`,
    [HOUSE_STREAM, day],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { by, approvedBy, counts } = JSON.parse(row.body) as Omit<
    NonNullable<DayToCount['closed']>,
    'at'
  >; // as the act wrote it
  return { at: Number(row.at), by, approvedBy, counts };
}

export type CountLine = NonNullable<DayToCount['closed']>['counts'][number];

/** What was counted beside what was expected; a code where the count is not whole. */
export function countedLines(
  expected: readonly Line[],
  counts: readonly Pick<CountLine, 'box' | 'currency' | 'counted' | 'why'>[],
): readonly CountLine[] | 'count-not-whole' | 'difference-unexplained' {
  const isOf = (line: Pick<Line, 'box' | 'currency'>, other: Pick<Line, 'box' | 'currency'>) =>
    line.box === other.box && line.currency === other.currency;
  const lines = expected.flatMap((line): readonly CountLine[] => {
    const count = counts.find(other => isOf(line, other));
    return count === undefined ? [] : [{ ...line, counted: count.counted, why: count.why.trim() }];
  });
  if (lines.length !== expected.length || counts.length !== expected.length) {
    return 'count-not-whole';
  }
  const isOpen = lines.some(line => line.counted !== line.expected && line.why === '');
  return isOpen ? 'difference-unexplained' : lines;
}
