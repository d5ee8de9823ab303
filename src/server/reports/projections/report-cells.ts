// The sums of reports: what lay on each bet and what came of it, coup by coup and correction by
// correction, with who dealt and which game it was.

import type pg from 'pg';

import type { CoupRecord } from '../../../table/table.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { CellSheet, placeOf } from './cell-sheet.ts';
import { recordAfter, recordsOf } from './read-coup-record.ts';
import {
  type BetSums,
  type SumsByBet,
  changeOf,
  NO_BET_SUMS,
  plusSums,
  sumsOfCoup,
} from './coup-sums.ts';
import { recordIn } from './coups.ts';
import { decidedIn } from './meters.ts';
import { dealerOf, placeAfter, readPlace, type TablePlace, writePlace } from './table-place.ts';
import type { Part } from './together.ts';

export const reportCells: Part = {
  tables: [
    ...['table_place', 'report_cell', 'report_cell_day', 'report_product', 'report_product_day'],
    ...['report_count', 'coup_correction'],
  ],
  apply: async (client, { id }, events) => {
    const before = await readPlace(client, id);
    const run: Run = { client, stream: id, sheet: new CellSheet(), dealt: [] };
    let place = before;
    for (const event of events) {
      place = placeAfter(place, event);
      await read(run, event, place);
    }
    await run.sheet.write(client, id);
    await writeDealt(client, id, run.dealt);
    if (place !== before) await writePlace(client, id, place);
  },
};

/** A run of events of one table, and what it has added so far. */
interface Run {
  readonly client: pg.ClientBase;
  readonly stream: number;
  readonly sheet: CellSheet;
  readonly dealt: DealtCoup[];
}

const CORRECTIONS: readonly string[] = [
  'coup-restated',
  'coup-recalculated',
  'settled-coup-voided',
];

async function read(run: Run, event: StoredEvent, place: TablePlace): Promise<void> {
  if (event.kind === 'coup-settled' || event.kind === 'coup-voided') {
    readCoup(run, event, place);
    return;
  }
  if (CORRECTIONS.includes(event.kind)) {
    await readCorrection(run, event);
    return;
  }
  const told = COUNTED[event.kind]?.(event.body as CountedBody); // as the table wrote it
  if (told === undefined) return;
  run.sheet.count(placeOf(event, place), told.what, told.cents);
}

interface CountedBody {
  readonly tender: string;
  readonly how: string;
  readonly cents: number;
}

/** What else is counted, and how much money it was. */
const COUNTED: Readonly<
  Record<string, (body: CountedBody) => { readonly what: string; readonly cents: number }>
> = {
  'bought-in': ({ tender, cents }) => ({ what: `in ${tender}`, cents }),
  'paid-out': ({ how, cents }) => ({ what: `out ${how}`, cents }),
  'stopped-payment-booked': ({ cents }) => ({ what: 'out paid-while-stopped', cents }),
  'irregularity-ruled': () => ({ what: 'ruling', cents: 0 }),
  'claim-opened': () => ({ what: 'claim', cents: 0 }),
  'wagers-voided': () => ({ what: 'wagers-voided', cents: 0 }),
};

function readCoup(run: Run, event: StoredEvent, { dealer, game }: TablePlace): void {
  const { sheet } = run;
  const record = recordIn(event);
  const of = { dealer: dealerOf({ dealer, game }, event), game };
  const place = placeOf(event, of);
  const sums = sumsOfCoup(record);
  sheet.played(place, sums);
  sheet.count(place, `coup ${record.standing}`);
  if (record.standing === 'live' && record.result !== null) {
    sheet.count(place, `result ${record.result}`);
  }
  run.dealt.push({ shoe: record.shoe, coup: record.number, ...of, bets: betsOf(sums) });
}

const betsOf = (sums: SumsByBet): string => [...sums.keys()].toSorted().join(',');

/** Who dealt a coup, which game it was, and what lay on it. */
interface DealtCoup extends TablePlace {
  readonly shoe: number;
  readonly coup: number;
  readonly bets: string;
}

/** Writes it beside the coups, which stand there already. */
async function writeDealt(
  client: pg.ClientBase,
  stream: number,
  coups: readonly DealtCoup[],
): Promise<void> {
  if (coups.length === 0) return;
  await client.query(
    `update coup c set dealer = d.dealer, game = d.game, bets = d.bets
       from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[])
            as d (shoe, coup, dealer, game, bets)
      where c.stream = $1 and c.shoe = d.shoe and c.coup = d.coup`,
    [
      stream,
      coups.map(({ shoe }) => shoe),
      coups.map(({ coup }) => coup),
      coups.map(({ dealer }) => dealer),
      coups.map(({ game }) => game),
      coups.map(({ bets }) => bets),
    ],
  );
}

/** Which coup a correction is about. */
function coupIn({ body }: StoredEvent): { readonly shoe: number; readonly coup: number } {
  const { record, shoe = 0, coup = 0 } = body as Corrected; // as the table wrote it
  return record === undefined ? { shoe, coup } : { shoe: record.shoe, coup: record.number };
}

interface Corrected {
  readonly record?: CoupRecord;
  readonly shoe?: number;
  readonly coup?: number;
  readonly clause?: string;
}

interface CoupPlaceRow {
  readonly dealer: string;
  readonly game: string;
  readonly seq: number;
  readonly corrections: readonly string[];
}

/** A correction is entered on its own day, and under whoever dealt the coup, and its game. */
async function readCorrection(run: Run, event: StoredEvent): Promise<void> {
  const { client, stream, sheet } = run;
  const { shoe, coup } = coupIn(event);
  await writeDealt(client, stream, run.dealt.splice(0));
  const { rows } = await client.query<CoupPlaceRow>(
    `select dealer, game, seq, corrections from coup
      where stream = $1 and shoe = $2 and coup = $3`,
    [stream, shoe, coup],
  );
  const [row] = rows;
  if (row === undefined) return;
  const earlier = [row.seq, ...row.corrections.map(Number)].filter(seq => seq < event.seq);
  const was = await recordsOf(client, stream, earlier);
  if (was === null) return;
  const now = recordAfter(was, event) ?? was;
  const [before, after] = [sumsOfCoup(was), sumsOfCoup(now)];
  const change = changeOf(before, after);
  const place = placeOf(event, row);
  sheet.corrected(place, change, before, after);
  sheet.count(place, 'correction');
  // The meters meet these on the day of the correction, as stakes of their own.
  for (const { wager } of decidedIn(event)) {
    if (wager.outcome === 'void') sheet.count(place, 'decided void', wager.stake);
    else {
      sheet.count(place, 'decided stake', wager.stake);
      sheet.count(place, 'decided paid', wager.paid);
      sheet.count(place, 'decided commission', wager.commission);
    }
  }
  await client.query('update coup set bets = $4 where stream = $1 and shoe = $2 and coup = $3', [
    ...[stream, shoe, coup],
    betsOf(after),
  ]);
  await writeCorrection(client, stream, event, row, change);
}

async function writeCorrection(
  client: pg.ClientBase,
  stream: number,
  event: StoredEvent,
  { dealer, game }: TablePlace,
  change: ReadonlyMap<string, BetSums>,
): Promise<void> {
  const { shoe, coup } = coupIn(event);
  const { clause = '' } = event.body as Corrected; // as the table wrote it
  const all = [...change.values()].reduce(plusSums, NO_BET_SUMS);
  await client.query(
    `insert into coup_correction (stream, seq, shoe, coup, at, gaming_day, currency, dealer, game,
                                  clause, stake, paid, deferred)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[stream, event.seq, shoe, coup, new Date(event.at).toISOString(), event.gamingDay],
      ...[event.currency, dealer, game, clause, all.stake, all.paid, all.deferred],
    ],
  );
}
