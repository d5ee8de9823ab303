// Holds what reports add up against what was written down otherwise: coups against the meters of
// the terminals, and their win against the books.

import type pg from 'pg';

import type { ReconciledAccounts } from '../../../wire/reports/accounts.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

type Line = ReconciledAccounts['lines'][number];

/** What moves between patrons and the house because of a coup, at once or by a correction. */
const OF_COUPS = ['wager', 'payment', 'commission', 'correction', 'owed', 'owing', 'shortfall'];

interface Row {
  readonly table: string;
  readonly day: string;
  readonly currency: string;
}

type ByCoups = Row & Readonly<Record<'handle' | 'paid' | 'commission' | 'void' | 'win', number>>;
type ByMeters = Row & Readonly<Record<'handle' | 'paid' | 'commission' | 'void' | 'drop', number>>;

/** Every table's day: equal sums, and whatever else the books moved to the house or from it. */
export async function reconcile(
  db: pg.Pool,
  period: Period,
): Promise<Pick<ReconciledAccounts, 'lines' | 'others'>> {
  const coups = await readCoups(db, period);
  const drop = await readDrop(db, period);
  const meters = await readMeterSums(db, period);
  const ledger = await readLedger(db, period);
  const places = new Map<string, Row>();
  for (const row of [...coups, ...drop, ...meters, ...ledger]) places.set(placeOf(row), row);
  const lines = [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([place, { table, day, currency }]) => {
      const at = <Of extends Row>(rows: readonly Of[]): Of | undefined =>
        rows.find(row => placeOf(row) === place);
      const [coup, meter, came] = [at(coups), at(meters), at(drop)];
      const moved = ledger
        .filter(row => placeOf(row) === place && OF_COUPS.includes(row.memo))
        .reduce((sum, { cents }) => sum + cents, 0);
      const line = (what: Line['what'], reported = 0, held = 0): Line => ({
        ...{ table, day, currency, what, reported, held },
      });
      return [
        line('handle-meters', coup?.handle, meter?.handle),
        line('paid-meters', coup?.paid, meter?.paid),
        line('commission-meters', coup?.commission, meter?.commission),
        line('void-meters', coup?.void, meter?.void),
        line('drop-meters', came?.cents, meter?.drop),
        line('win-ledger', coup?.win, moved),
      ];
    });
  const others = ledger
    .filter(({ memo, cents }) => !OF_COUPS.includes(memo) && cents !== 0)
    .map(({ table, day, currency, memo, cents }) => ({ table, day, currency, memo, cents }));
  return { lines, others };
}

const placeOf = ({ table, day, currency }: Row): string => `${day} ${table} ${currency}`;

const KEYS = `substr(s.name, 7) as table, c.gaming_day::text as day, c.currency`;

/** As the coups were settled; Runs that a correction decided are met by the meters then. */
async function readCoups(db: pg.Pool, { from, to }: Period): Promise<readonly ByCoups[]> {
  const sum = (of: string, entry: string): string =>
    `sum(c.${of}) filter (where c.entry = '${entry}')`;
  const decided = (of: string): string =>
    `coalesce((select sum(d.cents) from report_count d where d.stream = c.stream
       and d.gaming_day = c.gaming_day and d.currency = c.currency
       and d.what = 'decided ${of}'), 0)`;
  const both = (of: string): string =>
    `(coalesce(${sum(of, 'played')}, 0) + ${decided(of)})::bigint as ${of}`;
  const { rows } = await db.query<ByCoups & { readonly stake: number }>(
    `select ${KEYS}, ${both('stake')}, ${both('paid')}, ${both('commission')}, ${both('void')},
            sum(c.stake - c.paid + c.deferred)::bigint as win
       from report_cell_day c join stream s on s.id = c.stream
      where c.gaming_day between $1 and $2 group by c.stream, s.name, c.gaming_day, c.currency`,
    [from, to],
  );
  return rows.map(row => ({ ...row, handle: row.stake }));
}

async function readDrop(db: pg.Pool, { from, to }: Period) {
  const { rows } = await db.query<Row & { readonly cents: number }>(
    `select ${KEYS}, sum(c.cents)::bigint as cents
       from report_count c join stream s on s.id = c.stream
      where c.gaming_day between $1 and $2 and c.what like 'in %'
      group by s.name, c.gaming_day, c.currency`,
    [from, to],
  );
  return rows;
}

async function readMeterSums(db: pg.Pool, { from, to }: Period): Promise<readonly ByMeters[]> {
  const of = (meter: string, name: string): string =>
    `coalesce(sum(c.cents) filter (where c.meter = '${meter}'), 0)::bigint as ${name}`;
  const { rows } = await db.query<ByMeters>(
    `select ${KEYS}, ${of('stake', 'handle')}, ${of('paid', 'paid')},
            ${of('commission', 'commission')}, ${of('void', 'void')}, ${of('in', 'drop')}
       from meter c join stream s on s.id = c.stream
      where c.gaming_day between $1 and $2 group by s.name, c.gaming_day, c.currency`,
    [from, to],
  );
  return rows;
}

/** What came to the house, purpose by purpose. */
async function readLedger(db: pg.Pool, { from, to }: Period) {
  const { rows } = await db.query<Row & { readonly memo: string; readonly cents: number }>(
    `select ${KEYS}, c.memo, sum(c.cents)::bigint as cents
       from ledger_day c join stream s on s.id = c.stream
      where c.gaming_day between $1 and $2 and c.class = 'house' and s.name like 'table:%'
      group by s.name, c.gaming_day, c.currency, c.memo order by 2, 1, 3, 4`,
    [from, to],
  );
  return rows;
}
