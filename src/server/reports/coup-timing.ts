// When things happened in a coup, by the journal's own clock: the last wager, the close, the first
// card. For laboratories: no wager after the close, no card before it, and what the clock did.

import type pg from 'pg';

import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';
import { tableOfStream, tableStream } from '../tables/mailbox/rebuild.ts';

/** The moments of one coup, in milliseconds UTC; null for what did not happen. */
export interface CoupTiming {
  readonly table: string;
  readonly coup: number;
  readonly openedAt: number;
  /** When the window was announced to close; null where it is closed by hand. */
  readonly closesAt: number | null;
  readonly wagers: number;
  readonly lastWagerAt: number | null;
  readonly closedAt: number | null;
  readonly firstCardAt: number | null;
  /** Changes after the close, as Insurance and second windows have them: the judge judges them. */
  readonly laterWagers: number;
}

/** What the house's clock did: set, apart from the database's, together again. */
export interface ClockTrace {
  readonly at: number;
  readonly kind: string;
  readonly byMs: number;
}

interface Row {
  readonly kind: string;
  readonly at: number;
  readonly coup: number | null;
  readonly closes: number | null;
}

const KINDS = [
  ...['wagering-opened', 'wagers-changed', 'wagering-closed', 'card-dealt'],
  ...['coup-settled', 'coup-voided', 'shuffle-ordered'],
];
const CLOCK_KINDS = ['clock-set', 'clocks-apart', 'clocks-agree'];
const AT_A_TIME = 5_000;

/** Every coup of a table in its order. */
export async function* coupTimings(db: pg.Pool, table: string): AsyncGenerator<CoupTiming> {
  let from = 0;
  let coup: CoupTiming | null = null;
  for (;;) {
    const { rows } = await db.query<Row & { readonly seq: number }>(
      `select j.seq, j.kind, (extract(epoch from j.at) * 1000)::float8 as at,
              (j.body ->> 'coup')::int as coup, (j.body ->> 'closesAt')::float8 as closes
         from journal j join stream s on s.id = j.stream
        where s.name = $1 and j.seq > $2 and j.kind = any($3) order by j.seq limit $4`,
      [tableStream(table), from, KINDS, AT_A_TIME],
    );
    for (const row of rows) {
      from = row.seq;
      const next: CoupTiming | null = coup === null ? null : after(coup, row);
      if (coup !== null && next === null) yield coup;
      coup = row.kind === 'wagering-opened' ? begun(table, row) : next;
    }
    if (rows.length < AT_A_TIME) break;
  }
  if (coup !== null) yield coup;
}

const begun = (table: string, { at, coup, closes }: Row): CoupTiming => ({
  ...{ table, coup: coup ?? 0, openedAt: at, closesAt: closes },
  ...{ wagers: 0, lastWagerAt: null, closedAt: null, firstCardAt: null },
  laterWagers: 0,
});

/** The coup after that event; null where it is over, or another begins. */
function after(coup: CoupTiming, { kind, at }: Row): CoupTiming | null {
  const isClosed = coup.closedAt !== null;
  switch (kind) {
    case 'wagers-changed':
      if (isClosed) return { ...coup, laterWagers: coup.laterWagers + 1 };
      return { ...coup, wagers: coup.wagers + 1, lastWagerAt: at };
    case 'wagering-closed':
      return isClosed ? coup : { ...coup, closedAt: at };
    case 'card-dealt':
      return coup.firstCardAt === null ? { ...coup, firstCardAt: at } : coup;
    default:
      return null;
  }
}

/** Whether a coup's moments are in their order: wagers, close, cards. */
export const isInOrder = ({
  openedAt,
  lastWagerAt,
  closedAt,
  firstCardAt,
}: CoupTiming): boolean => {
  const moments = [openedAt, lastWagerAt, closedAt, firstCardAt].filter(at => at !== null);
  const isSorted = moments.every((at, place) => place === 0 || at >= (moments[place - 1] ?? 0));
  return isSorted && (firstCardAt === null || closedAt !== null);
};

/** What the clock did, as it is on the house's record. */
export async function clockTraces(db: pg.Pool): Promise<readonly ClockTrace[]> {
  const { rows } = await db.query<ClockTrace>(
    `select (extract(epoch from j.at) * 1000)::float8 as at, j.kind,
            (j.body ->> 'byMs')::float8 as "byMs"
       from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.kind = any($2) order by j.seq`,
    [HOUSE_STREAM, CLOCK_KINDS],
  );
  return rows;
}

/** The tables that there are, by name. */
export async function tablesIn(db: pg.Pool): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from stream where name like 'table:%' order by name`,
  );
  return rows.flatMap(({ name }) => tableOfStream(name) ?? []);
}
