// The report of one gaming day: each table's win by its meters, and every adjustment above a sum
// that a regulator wants to see listed (R-MTR-7).

import type pg from 'pg';

import type { DayReport } from '../../wire/reports/day-report.ts';
import { tableOfStream } from '../tables/mailbox/rebuild.ts';

/** What sets money right after it was paid. */
const ADJUSTING = [
  'coup-restated',
  'coup-recalculated',
  'settled-coup-voided',
  'hold-ended',
  'debt-released',
];
const CORRECTING = ['correction', 'shortfall', 'owed', 'release'];

type TableRow = Omit<DayReport['tables'][number], 'table'> & { readonly stream: string };
type AdjustmentRow = Omit<DayReport['adjustments'][number], 'table'> & { readonly stream: string };

const sum = (meter: string): string =>
  `coalesce(sum(m.cents) filter (where m.meter = '${meter}'), 0)::bigint`;

/** Sums of one gaming day by table and currency; win is what was staked less what was paid. */
export async function readDayReport(
  db: pg.Pool,
  day: string,
  fromCents: number,
): Promise<Pick<DayReport, 'tables' | 'variances' | 'adjustments'>> {
  const tables = await db.query<TableRow>(
    `select s.name as stream, m.currency, ${sum('in')} as in, ${sum('out')} as out,
            ${sum('stake')} as stake, ${sum('paid')} as paid,
            ${sum('stake')} - ${sum('paid')} as win, ${sum('commission')} as commission,
            ${sum('void')} as void, ${sum('corrected-up')} as "correctedUp",
            ${sum('corrected-down')} as "correctedDown",
            (select count(*)::int from coup c where c.stream = m.stream
               and c.gaming_day = $1 and c.currency = m.currency) as coups
       from meter m join stream s on s.id = m.stream
      where m.gaming_day = $1 group by s.name, m.stream, m.currency order by s.name, m.currency`,
    [day],
  );
  const adjustments = await db.query<AdjustmentRow>(
    `select * from (
       select s.name as stream, e.seq as number, e.at, e.kind, e.currency,
              coalesce((select sum((t.fields ->> 4)::bigint)
                          from json_array_elements(money.transfers) t(fields)
                         where t.fields ->> 6 = any($3)), 0)::bigint as cents
         from significant_event e join stream s on s.id = e.stream
         -- A command's transfers stand with the last of its events.
         left join lateral (select j.transfers from journal j
            where j.stream = e.stream and j.seq >= e.seq and j.at = e.at
              and j.transfers is not null order by j.seq limit 1) money on true
        where e.gaming_day = $1 and e.kind = any($2)) a
      where a.cents >= $4 order by a.at, a.stream, a.number limit 1000`,
    [day, ADJUSTING, CORRECTING, fromCents],
  );
  const named = <Row extends { readonly stream: string }>({ stream, ...row }: Row) => ({
    ...row,
    table: tableOfStream(stream) ?? stream,
  });
  const variances = await db.query<DayReport['variances'][number]>(
    `select e.at, coalesce(j.body ->> 'table', j.body ->> 'stream') as table,
            j.body ->> 'says' as says
       from significant_event e join journal j on j.stream = e.stream and j.seq = e.seq
      where e.gaming_day = $1 and e.kind = 'meters-disagree' order by e.at limit 1000`,
    [day],
  );
  return {
    tables: tables.rows.map(named),
    variances: variances.rows,
    adjustments: adjustments.rows.map(named),
  };
}
