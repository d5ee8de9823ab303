// The coups behind a figure.

import type pg from 'pg';

import type { BehindAsked, CoupsBehind } from '../../../wire/reports/accounts.ts';
import { conditionOf, type ShiftRule, versionOfGame } from './narrowed.ts';

type Coups = Pick<CoupsBehind, 'total' | 'coups'>;

/** The newest first; those of a wager are the coups on which some of it lay. */
export async function readCoupsBehind(
  db: pg.Pool,
  asked: BehindAsked,
  rule: ShiftRule,
): Promise<Coups> {
  const { sql, values } = conditionOf(asked, 'c.at', rule);
  const { wager = null, before, limit } = asked;
  const where = `from coup c join stream s on s.id = c.stream
     where ${sql} and ($8::text is null or $8 = any(string_to_array(c.bets, ',')))`;
  const all =
    wager === null
      ? await countedBefore(db, asked, rule)
      : await db.query<{ total: number }>(`select count(*)::int as total ${where}`, [
          ...values,
          wager,
        ]);
  const { rows } = await db.query<CoupsBehind['coups'][number]>(
    `select substr(s.name, 7) as table, c.shoe, c.coup, c.at, c.gaming_day as "gamingDay",
            c.currency, c.dealer, ${versionOfGame('c.game')} as version, c.standing, c.result,
            c.cards, c.player_count as "playerCount", c.banker_count as "bankerCount", c.wagers,
            c.stake, c.paid, c.commission, cardinality(c.corrections) as corrections
       ${where} and ($9::timestamptz is null or c.at < $9)
      order by c.at desc, c.stream, c.shoe desc, c.coup desc limit $10`,
    [...values, wager, before === undefined ? null : new Date(before).toISOString(), limit],
  );
  return { total: all.rows[0]?.total ?? 0, coups: rows };
}

/** As many as the sums have: nobody counts a million rows for a page of fifty. */
function countedBefore(db: pg.Pool, asked: BehindAsked, rule: ShiftRule) {
  const { sql, values } = conditionOf(asked, 'c.slot', rule);
  return db.query<{ total: number }>(
    `select coalesce(sum(c.count), 0)::int as total
       from report_count c join stream s on s.id = c.stream
      where ${sql} and c.what like 'coup %'`,
    [...values],
  );
}
