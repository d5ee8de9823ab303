// Figures by dealer and by gaming day, from what was gathered of the coups (R-LIV-1).

import type pg from 'pg';

import type { DayByDay, DealerFigures } from '../../wire/reports/statistics.ts';
import { tableOfStream } from '../tables/mailbox/rebuild.ts';

type Dealer = DealerFigures['dealers'][number];

const HOURS_A_QUARTER = 0.25;

/**
 * What everybody who dealt on a gaming day has dealt, each currency apart: coups by who dealt
 * them, rulings by who was signed on as the dealer of that table then. Pace counts the quarters of
 * an hour with a coup.
 */
export async function readDealers(db: pg.Pool, day: string): Promise<readonly Dealer[]> {
  const { rows } = await db.query<Omit<Dealer, 'pace'> & { readonly quarters: number }>(
    `with ruled as (
       select coalesce(duty.dealer, j.body -> 'by' ->> 'id') as dealer, count(*)::int as rulings
         from significant_event e
         join journal j on j.stream = e.stream and j.seq = e.seq
         left join lateral (
           select s.body ->> 'person' as dealer
             from significant_event on_duty
             join journal s on s.stream = on_duty.stream and s.seq = on_duty.seq
            where on_duty.stream = e.stream and on_duty.seq < e.seq
              and on_duty.kind = 'signed-on' and s.body ->> 'duty' = 'dealer'
            order by on_duty.seq desc limit 1) duty on true
        where e.gaming_day = $1 and e.kind = 'irregularity-ruled' group by 1)
     select d.dealer, d.currency, count(*)::int as coups, sum(d.stake)::bigint as stake,
            sum(d.paid)::bigint as paid, sum(d.stake - d.paid)::bigint as win,
            sum(cardinality(d.corrections))::int as corrections,
            coalesce(max(r.rulings), 0) as rulings,
            count(distinct (d.stream, date_bin('15 minutes', d.at, 'epoch')))::int as quarters
       from coup d left join ruled r on r.dealer = d.dealer
      where d.gaming_day = $1
      group by d.dealer, d.currency order by d.dealer, d.currency`,
    [day],
  );
  return rows.map(({ quarters, ...row }) => ({
    ...row,
    pace: Math.round(row.coups / Math.max(1, quarters) / HOURS_A_QUARTER),
  }));
}

type DayRow = Omit<DayByDay['days'][number], 'table'> & { readonly stream: string };

/** Drop, stake and payments of every table, gaming day by gaming day, the oldest first. */
export async function readDays(db: pg.Pool, days: number): Promise<DayByDay['days']> {
  const { rows } = await db.query<DayRow>(
    `select s.name as stream, m.gaming_day as day, m.currency,
            coalesce(sum(m.cents) filter (where m.meter = 'in'), 0)::bigint as drop,
            coalesce(sum(m.cents) filter (where m.meter = 'stake'), 0)::bigint as stake,
            coalesce(sum(m.cents) filter (where m.meter = 'paid'), 0)::bigint as paid
       from meter m join stream s on s.id = m.stream
      where m.gaming_day > (select max(gaming_day) from meter) - $1::int
      group by 1, 2, 3 order by 2, 1, 3`,
    [days],
  );
  return rows.map(({ stream, ...row }) => ({ ...row, table: tableOfStream(stream) ?? stream }));
}
