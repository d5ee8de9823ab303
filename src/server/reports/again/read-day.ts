// A gaming day read back for playing it once more: every finished coup as its record stands now,
// with the house rules that were in force for it.

import type pg from 'pg';

import { assert } from '../../../rules/assert.ts';
import { editionOf } from '../../../rulebooks/editions.ts';
import { rulebookOf } from '../../../rulebooks/index.ts';
import type { TableEvent } from '../../../table/acts.ts';
import type { CoupRules } from '../../../table/again/other-rules.ts';
import { evolve } from '../../../table/evolve.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import { type CoupRecord, newTable } from '../../../table/table.ts';
import { TABLE_SHAPES } from '../../storage/shapes/families.ts';
import { tableOfStream, tableStream } from '../../tables/mailbox/rebuild.ts';
import { recordAfter } from '../projections/read-coup-record.ts';
import { storedEvent } from '../setup-at.ts';

/** A coup of the day with the rules it was played under. */
export interface CoupOfDay {
  readonly table: string;
  readonly currency: string;
  readonly record: CoupRecord;
  readonly rules: CoupRules;
}

interface CoupRow {
  readonly stream: number;
  readonly name: string;
  readonly seq: number;
  readonly corrections: readonly string[];
  readonly currency: string;
}

interface EventRow {
  readonly seq: number;
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

/** Coups read at once; play has its turn between them, for a day is thousands. */
const AT_ONCE = 25;

/** The newest gaming day with a coup; null where none was ever played. */
export async function newestCoupDay(db: pg.Pool): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    'select max(gaming_day) as day from coup',
  );
  return rows[0]?.day ?? null;
}

/** The coups of a day, table by table, in the order they were played. */
export async function* coupsOfDay(
  db: pg.Pool,
  day: string,
  table?: string,
): AsyncGenerator<CoupOfDay> {
  const { rows } = await db.query<CoupRow>(
    `select c.stream, s.name, c.seq, c.corrections, c.currency
       from coup c join stream s on s.id = c.stream
      where c.gaming_day = $1 and ($2::text is null or s.name = $2)
      order by c.stream, c.seq`,
    [day, table === undefined ? null : tableStream(table)],
  );
  let setups: SetupsOf | null = null;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const events = await eventsOf(db, some);
    for (const row of some) {
      if (setups?.stream !== row.stream) setups = await setupsOf(db, row.stream);
      const record = recordIn(row, events);
      const rules = rulesOf(setupBefore(setups, row.seq), record);
      if (rules.setup.practice) continue;
      yield { table: tableOfStream(row.name) ?? row.name, currency: row.currency, record, rules };
    }
  }
}

const placeOf = (stream: number, seq: number | string): string => `${stream}/${seq}`;

async function eventsOf(
  db: pg.Pool,
  coups: readonly CoupRow[],
): Promise<ReadonlyMap<string, EventRow>> {
  const wanted = coups.flatMap(({ stream, seq, corrections }) =>
    [seq, ...corrections.map(Number)].map(number => [stream, number] as const),
  );
  const { rows } = await db.query<EventRow & { readonly stream: number }>(
    `select j.stream, j.seq, j.kind, j.version, j.at, j.body
       from unnest($1::int[], $2::bigint[]) w (stream, seq)
       join journal j on j.stream = w.stream and j.seq = w.seq`,
    [wanted.map(([stream]) => stream), wanted.map(([, seq]) => seq)],
  );
  return new Map(rows.map(row => [placeOf(row.stream, row.seq), row]));
}

/** The coup as it stands after its settlement and every correction. */
function recordIn(
  { stream, seq, corrections }: CoupRow,
  events: ReadonlyMap<string, EventRow>,
): CoupRecord {
  const record = [seq, ...corrections].reduce<CoupRecord | null>((before, number) => {
    const event = events.get(placeOf(stream, number));
    assert(event !== undefined, 'a coup’s events are in the journal');
    const { kind, version, body } = event;
    const lifted = TABLE_SHAPES.lifted(kind, version, JSON.parse(body));
    return recordAfter(before, { kind, body: lifted.body });
  }, null);
  assert(record !== null, 'a coup that is over has its record');
  return record;
}

/** Every set-up that a table had, each with the event it begins after. */
interface SetupsOf {
  readonly stream: number;
  readonly changes: readonly { readonly seq: number; readonly setup: Setup }[];
}

const CHANGES = [
  ...(['table-opened', 'setup-changed', 'limits-changed'] as const),
  ...(['collective-liability-set', 'edition-changed'] as const),
] satisfies readonly TableEvent['happened'][];

async function setupsOf(db: pg.Pool, stream: number): Promise<SetupsOf> {
  const { rows } = await db.query<EventRow>(
    `select seq, kind, version, at, body from journal
      where stream = $1 and kind = any($2) order by seq`,
    [stream, CHANGES],
  );
  let table = newTable('as-it-was');
  const changes = rows.flatMap(row => {
    const event = storedEvent(row);
    const { rulebook } = 'setup' in event ? (event.setup as Setup) : (table.setup ?? {}); // whole
    const book = rulebook === undefined ? undefined : rulebookOf(rulebook);
    if (book === undefined) return [];
    table = evolve({ book, table }, event);
    return table.setup === null ? [] : [{ seq: row.seq, setup: table.setup }];
  });
  return { stream, changes };
}

function setupBefore({ changes }: SetupsOf, seq: number): Setup {
  const found = changes.findLast(change => change.seq < seq);
  assert(found !== undefined, 'a coup is dealt at a table that was opened');
  return found.setup;
}

/** The rules that the record says it was played under, the rest as the set-up had it. */
function rulesOf(setup: Setup, { played }: CoupRecord): CoupRules {
  const { edition, ...rest } = setup;
  const under = played === undefined ? setup : { ...rest, ...played };
  const book = rulebookOf(setup.rulebook);
  assert(book !== undefined, `there is a rulebook ${setup.rulebook}`);
  return { book: editionOf(book, under.edition ?? edition) ?? book, setup: under };
}
