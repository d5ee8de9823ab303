// What a run of events adds to the sums of reports, gathered before anything is written.

import type pg from 'pg';

import type { StoredEvent } from '../../storage/journal/event.ts';
import { type BetSums, type SumsByBet, plusSums, productsOf, NO_SUMS } from './coup-sums.ts';

/** How long a slot lasts: shifts begin with one. */
export const SLOT_MS = 1_800_000;

/** What every sum of a report is cut by. */
export interface CellPlace {
  readonly gamingDay: string;
  /** When its half hour began. */
  readonly slot: number;
  readonly dealer: string;
  readonly game: string;
  readonly currency: string;
}

/** What a coup was settled with, or what a correction changed of that. */
export type CellEntry = 'played' | 'corrected';

interface Cell extends CellPlace {
  readonly entry: CellEntry;
  readonly bet: string;
  readonly sums: BetSums;
}

interface CellProduct extends CellPlace {
  readonly bet: string;
  readonly other: string;
  readonly product: bigint;
}

interface CellCount extends CellPlace {
  readonly what: string;
  readonly count: number;
  readonly cents: number;
}

export const placeOf = (
  { at, gamingDay, currency }: StoredEvent,
  of: Pick<CellPlace, 'dealer' | 'game'>,
): CellPlace => ({
  gamingDay,
  slot: at - (at % SLOT_MS),
  currency,
  dealer: of.dealer,
  game: of.game,
});

const textOf = ({ gamingDay, slot, dealer, game, currency }: CellPlace): string =>
  JSON.stringify([gamingDay, slot, dealer, game, currency]);

export class CellSheet {
  readonly #cells = new Map<string, Cell>();
  readonly #products = new Map<string, CellProduct>();
  readonly #counts = new Map<string, CellCount>();

  /** A coup as it was settled. */
  played(place: CellPlace, sums: SumsByBet): void {
    this.#enter(place, 'played', sums);
    this.#multiply(place, NO_SUMS, sums);
  }

  /** A coup that stands otherwise now. */
  corrected(place: CellPlace, change: SumsByBet, before: SumsByBet, now: SumsByBet): void {
    this.#enter(place, 'corrected', change);
    this.#multiply(place, before, now);
  }

  count(place: CellPlace, what: string, cents = 0): void {
    const key = `${textOf(place)} ${what}`;
    const known = this.#counts.get(key) ?? { ...place, what, count: 0, cents: 0 };
    this.#counts.set(key, { ...known, count: known.count + 1, cents: known.cents + cents });
  }

  #enter(place: CellPlace, entry: CellEntry, all: SumsByBet): void {
    const at = textOf(place);
    for (const [bet, sums] of all) {
      const key = `${at} ${entry} ${bet}`;
      const known = this.#cells.get(key);
      const sum = known === undefined ? sums : plusSums(known.sums, sums);
      this.#cells.set(key, { ...place, entry, bet, sums: sum });
    }
  }

  #multiply(place: CellPlace, before: SumsByBet, now: SumsByBet): void {
    const at = textOf(place);
    for (const [sums, sign] of [
      [before, -1n],
      [now, 1n],
    ] as const) {
      for (const { bet, other, product } of productsOf(sums)) {
        const key = `${at} ${bet} ${other}`;
        const known = this.#products.get(key)?.product ?? 0n;
        this.#products.set(key, { ...place, bet, other, product: known + sign * product });
      }
    }
  }

  async write(client: pg.ClientBase, stream: number): Promise<void> {
    await writeCells(client, stream, [...this.#cells.values()]);
    await writeProducts(client, stream, [...this.#products.values()]);
    await writeCounts(client, stream, [...this.#counts.values()]);
  }
}

const GIVEN_COLUMNS = 'gaming_day, slot, dealer, game, currency';
const KEY_COLUMNS = `stream, ${GIVEN_COLUMNS}`;
/** What most reports are read from: no half hours. */
const DAY_COLUMNS = 'stream, gaming_day, dealer, game, currency';
/** The stream is the same for all. */
const givenOf = (keys: string): string => keys.replace('stream, ', '');
const KEY_TYPES = '$2::date[], $3::timestamptz[], $4::text[], $5::text[], $6::text[]';

const keysOf = (places: readonly CellPlace[]): readonly (readonly string[])[] => [
  places.map(({ gamingDay }) => gamingDay),
  places.map(({ slot }) => new Date(slot).toISOString()),
  places.map(({ dealer }) => dealer),
  places.map(({ game }) => game),
  places.map(({ currency }) => currency),
];

async function writeCells(
  client: pg.ClientBase,
  stream: number,
  cells: readonly Cell[],
): Promise<void> {
  if (cells.length === 0) return;
  const sums = ['wagers', 'stake', 'atRisk', 'paid', 'commission', 'deferred', 'void'] as const;
  const values = [
    ...[stream, ...keysOf(cells)],
    cells.map(({ entry }) => entry),
    cells.map(({ bet }) => bet),
    ...sums.map(of => cells.map(cell => cell.sums[of])),
  ];
  const columns = ['wagers', 'stake', 'at_risk', 'paid', 'commission', 'deferred', 'void'];
  const given = `unnest(${KEY_TYPES}, $7::text[], $8::text[], $9::bigint[], $10::bigint[],
                 $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[])
            as g (${GIVEN_COLUMNS}, entry, bet, ${columns.join(', ')})`;
  for (const [table, keys] of [
    ['report_cell', KEY_COLUMNS],
    ['report_cell_day', DAY_COLUMNS],
  ] as const) {
    await client.query(
      `insert into ${table} as c (${keys}, entry, bet, ${columns.join(', ')})
       select $1, ${givenOf(keys)}, entry, bet, ${columns.map(of => `sum(${of})`).join(', ')}
         from ${given} group by ${givenOf(keys)}, entry, bet
       on conflict (${keys}, entry, bet) do update
         set ${columns.map(of => `${of} = c.${of} + excluded.${of}`).join(', ')}`,
      values,
    );
  }
}

async function writeProducts(
  client: pg.ClientBase,
  stream: number,
  products: readonly CellProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const values = [
    ...[stream, ...keysOf(products)],
    products.map(({ bet }) => bet),
    products.map(({ other }) => other),
    products.map(({ product }) => `${product}`),
  ];
  const given = `unnest(${KEY_TYPES}, $7::text[], $8::text[], $9::numeric[])
            as g (${GIVEN_COLUMNS}, bet, other, product)`;
  for (const [table, keys] of [
    ['report_product', KEY_COLUMNS],
    ['report_product_day', DAY_COLUMNS],
  ] as const) {
    await client.query(
      `insert into ${table} as p (${keys}, bet, other, product)
       select $1, ${givenOf(keys)}, bet, other, sum(product) from ${given}
        group by ${givenOf(keys)}, bet, other
       on conflict (${keys}, bet, other) do update set product = p.product + excluded.product`,
      values,
    );
  }
}

async function writeCounts(
  client: pg.ClientBase,
  stream: number,
  counts: readonly CellCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await client.query(
    `insert into report_count as c (${KEY_COLUMNS}, what, count, cents)
     select $1, * from unnest(${KEY_TYPES}, $7::text[], $8::bigint[], $9::bigint[])
     on conflict (${KEY_COLUMNS}, what) do update
       set count = c.count + excluded.count, cents = c.cents + excluded.cents`,
    [
      ...[stream, ...keysOf(counts)],
      counts.map(({ what }) => what),
      counts.map(({ count }) => count),
      counts.map(({ cents }) => cents),
    ],
  );
}
