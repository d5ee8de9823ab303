// A search over what was played: by patron, seat, card, wager, stake and time, the newest first.

import type pg from 'pg';

import type { CoupRecord } from '../../../table/table.ts';
import type { CoupsFound, SearchAsked } from '../../../wire/inspection/surveillance.ts';
import { tableOfStream, tableStream } from '../../tables/mailbox/rebuild.ts';
import { recordsOf } from '../projections/read-coup-record.ts';

interface CoupRow {
  readonly stream: number;
  readonly name: string;
  readonly shoe: number;
  readonly coup: number;
  readonly seq: number;
  readonly corrections: readonly string[];
  readonly at: number;
  readonly result: CoupsFound['coups'][number]['result'];
  readonly cards: string;
}

/** Coups read at once, and at most for one search: what is older is looked for from there on. */
const AT_ONCE = 250;
const MOST = 10_000;

export async function searchCoups(
  db: pg.Pool,
  asked: SearchAsked,
): Promise<Omit<CoupsFound, 'fresh'>> {
  const coups: CoupsFound['coups'] = [];
  let searched = 0;
  for (;;) {
    const rows = await coupsFrom(db, asked, searched);
    for (const row of rows) {
      searched += 1;
      const found = await holdOf(db, asked, row);
      if (found !== null) coups.push(found);
      if (coups.length >= asked.limit) return { searched, more: true, coups };
    }
    if (rows.length < AT_ONCE) return { searched, more: false, coups };
    if (searched >= MOST) return { searched, more: true, coups };
  }
}

/** What the sums of coups can narrow: time, table and cards. */
async function coupsFrom(
  db: pg.Pool,
  { from, to, day, table, card }: SearchAsked,
  skipped: number,
): Promise<readonly CoupRow[]> {
  const timeOf = (at: number | undefined): string | null =>
    at === undefined ? null : new Date(at).toISOString();
  const { rows } = await db.query<CoupRow>(
    `select c.stream, s.name, c.shoe, c.coup, c.seq, c.corrections, c.at, c.result, c.cards
       from coup c join stream s on s.id = c.stream
      where ($1::timestamptz is null or c.at >= $1) and ($2::timestamptz is null or c.at <= $2)
        and ($3::date is null or c.gaming_day = $3) and ($4::text is null or s.name = $4)
        and ($5::text is null or c.cards like '%' || $5 || '%')
      order by c.at desc, c.stream, c.shoe desc, c.coup desc offset $6 limit $7`,
    [
      ...[timeOf(from), timeOf(to), day ?? null],
      ...[table === undefined ? null : tableStream(table), card ?? null],
      ...[skipped, AT_ONCE],
    ],
  );
  return rows;
}

/** The coup with the wagers that are looked for; null where it has none of them. */
async function holdOf(
  db: pg.Pool,
  asked: SearchAsked,
  { stream, name, shoe, coup, seq, corrections, at, result, cards }: CoupRow,
): Promise<CoupsFound['coups'][number] | null> {
  const record = await recordsOf(db, stream, [seq, ...corrections.map(Number)]);
  if (record === null) return null;
  const wagers = wagersIn(record, asked);
  if (asksForWagers(asked) && wagers.length === 0) return null;
  const table = tableOfStream(name) ?? name;
  return { table, shoe, coup, at, result, cards, wagers };
}

const asksForWagers = ({ patron, seat, on, least, most }: SearchAsked): boolean =>
  [patron, seat, on, least, most].some(each => each !== undefined);

const wagersIn = (
  { seats }: CoupRecord,
  { patron, seat, on, least = 0, most = Number.MAX_SAFE_INTEGER }: SearchAsked,
): CoupsFound['coups'][number]['wagers'] =>
  seats.flatMap(place =>
    place.paid
      .filter(wager => patron === undefined || wager.patron === patron)
      .filter(wager => on === undefined || wager.on === on)
      .filter(({ stake }) => stake >= least && stake <= most)
      .filter(() => seat === undefined || place.seat === seat)
      .map(wager => {
        const { patron: whose, on: bet, stake, paid } = wager;
        return { seat: place.seat, patron: whose, on: bet, stake, paid };
      }),
  );
