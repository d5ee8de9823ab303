// Lists beside the sums: corrections, cash by person, tickets that the house owes, and how often
// what happened.

import type pg from 'pg';

import type {
  CashAsked,
  CashByPerson,
  CorrectionList,
  EventCounts,
  TicketLiability,
} from '../../../wire/reports/accounts.ts';
import { versionOfGame } from './narrowed.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

const MOST_ROWS = 1_000;

/** Every correction of a settled coup, by the day on which it was made. */
export async function readCorrections(
  db: pg.Pool,
  { from, to }: Period,
): Promise<CorrectionList['corrections']> {
  const { rows } = await db.query<CorrectionList['corrections'][number]>(
    `select substr(s.name, 7) as table, c.seq as number, c.shoe, c.coup, c.at,
            c.gaming_day as "gamingDay", c.currency, c.dealer,
            ${versionOfGame('c.game')} as version,
            c.clause, c.stake as handle, c.paid, c.stake - c.paid + c.deferred as win
       from coup_correction c join stream s on s.id = c.stream
      where c.gaming_day between $1 and $2 order by c.at, c.stream, c.seq limit ${MOST_ROWS}`,
    [from, to],
  );
  return rows;
}

/**
 * Everybody whose money in, or money out, reaches the sum on one gaming day, over all tables and
 * the cage. A ticket is counted where it is redeemed: from a table, and into one, it goes as paper.
 */
export async function readCash(
  db: pg.Pool,
  { from, to, threshold }: CashAsked,
): Promise<CashByPerson['people']> {
  const { rows } = await db.query<CashByPerson['people'][number]>(
    `with moved as (
       select c.gaming_day as day, c.currency, c.patron, c.way, c.cents, substr(s.name, 7) as place
         from cash_movement c join stream s on s.id = c.stream
        where c.gaming_day between $1 and $2 and not (c.way = 'out' and c.how = 'ticket')
           and not (c.way = 'in' and c.how = 'tickets')
       union all
       select t.ended_on, t.currency, t.patron, 'out', t.cents, 'cage'
         from ticket t where t.state = 'redeemed' and t.ended_on between $1 and $2)
     select patron, day, currency,
            coalesce(sum(cents) filter (where way = 'in'), 0)::bigint as in,
            coalesce(sum(cents) filter (where way = 'out'), 0)::bigint as out,
            count(*)::int as movements, max(cents)::bigint as largest,
            array_agg(distinct place order by place) as places,
            case when max(cents) >= $3 then 'large' else 'structured' end as why
       from moved group by patron, day, currency
     having coalesce(sum(cents) filter (where way = 'in'), 0) >= $3
         or coalesce(sum(cents) filter (where way = 'out'), 0) >= $3
      order by day desc, greatest(coalesce(sum(cents) filter (where way = 'in'), 0),
                                  coalesce(sum(cents) filter (where way = 'out'), 0)) desc, patron
      limit ${MOST_ROWS}`,
    [from, to, threshold],
  );
  return rows;
}

/** Tickets by the day of their issue and how they stand. */
export async function readTicketLiability(
  db: pg.Pool,
  { from, to }: Period,
): Promise<TicketLiability['sums']> {
  const { rows } = await db.query<TicketLiability['sums'][number]>(
    `select gaming_day as day, currency, state, count(*)::int as count, sum(cents)::bigint as cents
       from ticket where gaming_day between $1 and $2
      group by 1, 2, 3 order by 1 desc, 2, 3`,
    [from, to],
  );
  return rows;
}

/** Significant events of a period, by place and kind. */
export async function readEventCounts(
  db: pg.Pool,
  { from, to }: Period,
): Promise<EventCounts['kinds']> {
  const { rows } = await db.query<EventCounts['kinds'][number]>(
    `select s.name as place, e.kind, count(*)::int as count, max(e.at) as last
       from significant_event e join stream s on s.id = e.stream
      where e.gaming_day between $1 and $2 group by 1, 2 order by 1, 2`,
    [from, to],
  );
  return rows;
}
