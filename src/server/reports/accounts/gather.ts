// Reads sums of a period from what was gathered, cut in one way.

import type pg from 'pg';

import { never } from '../../../rules/assert.ts';
import type { Cut, NarrowedAsked } from '../../../wire/reports/accounts.ts';
import type { BetSums } from '../projections/coup-sums.ts';
import {
  NO_SLOT,
  type RowCondition,
  conditionOf,
  type ShiftRule,
  shiftOf,
  versionOfGame,
} from './narrowed.ts';

/** One bet of one game, under one key of the report. */
export interface GatheredBet extends BetSums {
  readonly key: string;
  readonly currency: string;
  readonly game: string;
  readonly entry: 'played' | 'corrected';
  readonly bet: string;
}

export interface GatheredProduct {
  readonly key: string;
  readonly currency: string;
  readonly game: string;
  readonly bet: string;
  readonly other: string;
  /** Beyond what a number holds exactly. */
  readonly product: string;
}

export interface GatheredCount {
  readonly key: string;
  readonly currency: string;
  readonly what: string;
  readonly count: number;
  readonly cents: number;
  /** In how many half hours of a table. */
  readonly slots: number;
}

export interface GatheredFigures {
  readonly bets: readonly GatheredBet[];
  readonly products: readonly GatheredProduct[];
  readonly counts: readonly GatheredCount[];
}

/** What a report is cut by, beside what the screens offer: half hours, for a course. */
export type GatheredBy = Cut | 'slot';

/** The key of a row; what has no bet of its own is under every wager's key, which is none. */
function keyOf(by: GatheredBy, rule: ShiftRule, bet: string): string {
  switch (by) {
    case 'table':
      return `substr(s.name, 7)`;
    case 'day':
      return 'c.gaming_day::text';
    case 'shift':
      return `${shiftOf('c.slot', rule)}::text`;
    case 'dealer':
      return 'c.dealer';
    case 'wager':
      return bet;
    case 'version':
      return versionOfGame('c.game');
    case 'slot':
      return `(extract(epoch from c.slot) * 1000)::bigint::text`;
    default:
      return never(by);
  }
}

export async function gatherSums(
  db: pg.Pool,
  by: GatheredBy,
  asked: NarrowedAsked,
  rule: ShiftRule,
): Promise<GatheredFigures> {
  const of = { db, by, rule, wager: asked.wager ?? null };
  const bySlot: Asked = { ...of, from: '', condition: conditionOf(asked, 'c.slot', rule) };
  // Whoever asks for no part of a day is answered from the sums of days.
  const isWholeDays = by !== 'slot' && by !== 'shift' && asked.shift === undefined;
  const byDay: Asked = { ...of, from: '_day', condition: conditionOf(asked, NO_SLOT, rule) };
  const sums = isWholeDays ? byDay : bySlot;
  const bets = await gatherBets(sums);
  const products = await gatherProducts(sums);
  const counts = await gatherCounts(bySlot);
  return { bets, products, counts };
}

interface Asked {
  readonly db: pg.Pool;
  /** What the name of the sums' table ends with. */
  readonly from: '' | '_day';
  readonly by: GatheredBy;
  readonly rule: ShiftRule;
  readonly condition: RowCondition;
  readonly wager: string | null;
}

const FROM = (table: string): string => `from ${table} c join stream s on s.id = c.stream`;

async function gatherBets({ db, by, rule, condition, wager, from }: Asked) {
  const sums = ['wagers', 'stake', 'at_risk', 'paid', 'commission', 'deferred', 'void'];
  const { rows } = await db.query<GatheredBet>(
    `select ${keyOf(by, rule, 'c.bet')} as key, c.currency, c.game, c.entry, c.bet,
            ${sums.map(of => `sum(c.${of})::bigint as ${NAMES[of] ?? of}`).join(', ')}
       ${FROM(`report_cell${from}`)} where ${condition.sql} and ($8::text is null or c.bet = $8)
      group by 1, 2, 3, 4, 5`,
    [...condition.values, wager],
  );
  return rows;
}

const NAMES: Readonly<Record<string, string>> = { at_risk: '"atRisk"' };

async function gatherProducts({ db, by, rule, condition, wager, from }: Asked) {
  // A wager by itself swings with nothing but itself.
  const alone = by === 'wager' || wager !== null ? 'and c.bet = c.other' : '';
  const { rows } = await db.query<GatheredProduct>(
    `select ${keyOf(by, rule, 'c.bet')} as key, c.currency, c.game, c.bet, c.other,
            sum(c.product)::text as product
       ${FROM(`report_product${from}`)}
      where ${condition.sql} and ($8::text is null or c.bet = $8) ${alone}
      group by 1, 2, 3, 4, 5`,
    [...condition.values, wager],
  );
  return rows;
}

async function gatherCounts({ db, by, rule, condition, wager }: Asked) {
  // Money that came in and rulings belong to no wager.
  if (by === 'wager' || wager !== null) return [];
  const { rows } = await db.query<GatheredCount>(
    // A half hour of a table counts once, whoever dealt in it: hashed twice is quicker than sorted.
    `select key, currency, what, sum(count)::bigint as count, sum(cents)::bigint as cents,
            count(*)::int as slots
       from (select ${keyOf(by, rule, "''")} as key, c.currency, c.what, c.stream, c.slot,
                    sum(c.count) as count, sum(c.cents) as cents
               ${FROM('report_count')} where ${condition.sql} group by 1, 2, 3, 4, 5) by_slot
      group by 1, 2, 3`,
    [...condition.values],
  );
  return rows;
}
