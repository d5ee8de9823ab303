// Brings projections up to the journal's end, rebuilds them, and checks them against it.

import { createHash } from 'node:crypto';

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';
import type { Hash, StoredEvent } from '../../storage/journal/event.ts';
import { beginningOf, isDamage, readStream } from '../../storage/journal/read.ts';
import type { Projection } from './projection.ts';

/** A stream that a projection has not read to its end. */
interface Behind {
  readonly id: number;
  readonly name: string;
  readonly seq: number;
  readonly hash: Hash | null;
}

/** What was read, and streams that could not be. */
export interface CaughtUp {
  readonly events: number;
  readonly damages: readonly Damage[];
}

/** Events of one stream that are read and written at a time. */
const CHUNK = 5_000;

/**
 * Reads what is new, or the first part of it where that is much. Its commits need no sync: after a
 * crash they are simply made again.
 */
export async function catchUp(
  db: pg.Pool,
  projection: Projection,
  most: number = Number.MAX_SAFE_INTEGER,
): Promise<CaughtUp> {
  return inTransaction(db, async client => {
    await client.query('set local synchronous_commit = off');
    await lock(client, projection);
    await forgetOtherVersions(client, projection);
    return readAll(client, projection, null, most);
  });
}

/** The streams that a projection has not read to their ends; who is furthest behind comes first. */
export async function streamsToRead(
  db: pg.Pool,
  projection: Projection,
): Promise<readonly string[]> {
  const client = await db.connect();
  try {
    return (await streamsBehind(client, projection, null)).map(({ name }) => name);
  } finally {
    client.release();
  }
}

/** How far a projection is behind the journal. */
export interface ProjectionLag {
  readonly events: number;
  /** When the oldest event that it has not read was stored, in milliseconds; null if none. */
  readonly since: number | null;
}

export async function projectionLag(
  client: pg.ClientBase,
  projection: Projection,
): Promise<ProjectionLag> {
  const behind = await streamsBehind(client, projection, null);
  if (behind.length === 0) return { events: 0, since: null };
  const { rows } = await client.query<{ since: number | null }>(
    `select min(j.at) as since
       from unnest($1::int[], $2::bigint[]) as b (stream, seq)
       join journal j on j.stream = b.stream and j.seq = b.seq + 1`,
    [behind.map(({ id }) => id), behind.map(({ seq }) => seq)],
  );
  const events = behind.reduce((sum, { seq, end }) => sum + end - seq, 0);
  return { events, since: rows[0]?.since ?? null };
}

/** Reads a part of one stream, up to an event at most; answers whether more of it is left. */
export function catchUpOn(
  db: pg.Pool,
  projection: Projection,
  stream: string,
  { most, seq = Number.MAX_SAFE_INTEGER }: { readonly most: number; readonly seq?: number },
): Promise<boolean> {
  return inTransaction(db, async client => {
    await client.query('set local synchronous_commit = off');
    const read = await readPart(client, projection, stream, seq, most);
    return read.damage === null && read.isMore;
  });
}

/** Throws the projection away and makes it again from the beginning. */
export async function rebuild(db: pg.Pool, projection: Projection): Promise<CaughtUp> {
  return inTransaction(db, async client => {
    await lock(client, projection);
    await clear(client, projection);
    return readAll(client, projection);
  });
}

/**
 * Reads one stream up to one event inside a transaction that is there already, or the first part
 * of it; one that was read further stays as it is.
 */
export async function readTo(
  client: pg.ClientBase,
  projection: Projection,
  stream: string,
  seq: number,
  most: number,
): Promise<Damage | null> {
  return (await readPart(client, projection, stream, seq, most)).damage;
}

async function readPart(
  client: pg.ClientBase,
  projection: Projection,
  stream: string,
  seq: number,
  most: number,
): Promise<{ readonly damage: Damage | null; readonly isMore: boolean }> {
  await lock(client, projection);
  await forgetOtherVersions(client, projection);
  const [found] = await streamsBehind(client, projection, null, stream);
  if (found === undefined) return { damage: null, isMore: false };
  const last = Math.min(found.end, seq);
  const end = Math.min(last, found.seq + most);
  const { damage } = await readOne(client, projection, { ...found, end });
  return { damage, isMore: end < last };
}

/** Whether a projection has read a stream up to this event and no further. */
export async function isThere(
  client: pg.ClientBase,
  name: string,
  stream: number,
  seq: number,
): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from projection where name = $1 and stream = $2 and seq = $3',
    [name, stream, seq],
  );
  return rows.length > 0;
}

/** A projection that does not say what the journal says. */
export interface ProjectionDifference {
  readonly table: string;
  readonly row: string;
  readonly is: 'not-in-the-journal' | 'not-in-the-projection';
}

/**
 * Makes the projection a second time, beside the first and up to the same events, and tells how
 * the two differ; of one stream, or of all. Nothing is changed.
 */
export async function checkProjection(
  db: pg.Pool,
  projection: Projection,
  only: string | null = null,
): Promise<readonly ProjectionDifference[]> {
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    const schema = rows[0]?.schema ?? 'public';
    for (const table of [...projection.tables, 'projection']) {
      // A temporary table of the same name is found first.
      await client.query(`create temporary table ${table} (like ${schema}.${table} including all)
        on commit drop`);
    }
    const reads = (name: string): boolean =>
      (only === null || name === only) && projection.reads?.(name) !== false;
    await readAll(client, { ...projection, reads }, `${schema}.projection`);
    const differences: ProjectionDifference[] = [];
    for (const table of projection.tables) {
      differences.push(...(await differencesOf(client, table, schema, only)));
    }
    return differences;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function differencesOf(
  client: pg.ClientBase,
  table: string,
  schema: string,
  only: string | null,
): Promise<readonly ProjectionDifference[]> {
  const which = only === null ? '' : ` where stream = (select id from stream where name = $1)`;
  const [stored, made] = [`${schema}.${table}${which}`, `pg_temp.${table}${which}`];
  const { rows } = await client.query<ProjectionDifference>(
    `select '${table}' as table, d.row::text as row, 'not-in-the-journal' as is
       from (select row(a.*) as row from (select * from ${stored} except select * from ${made}) a) d
     union all
     select '${table}', d.row::text, 'not-in-the-projection'
       from (select row(a.*) as row from (select * from ${made} except select * from ${stored}) a) d
     limit 100`,
    only === null ? [] : [only],
  );
  return rows;
}

/** Reads each stream from where the projection is to its end, or to where `upTo` has read. */
async function readAll(
  client: pg.ClientBase,
  projection: Projection,
  upTo: string | null = null,
  most: number = Number.MAX_SAFE_INTEGER,
): Promise<CaughtUp> {
  const damages: Damage[] = [];
  let events = 0;
  for (const stream of await streamsBehind(client, projection, upTo)) {
    if (events >= most) break;
    const end = Math.min(stream.end, stream.seq + most - events);
    const read = await readOne(client, projection, { ...stream, end });
    events += read.events;
    if (read.damage !== null) damages.push(read.damage);
  }
  return { events, damages };
}

async function streamsBehind(
  client: pg.ClientBase,
  { name, reads = () => true }: Projection,
  upTo: string | null,
  only: string | null = null,
): Promise<readonly (Behind & { readonly end: number })[]> {
  const end =
    upTo === null
      ? '(select j.seq from journal j where j.stream = s.id order by j.seq desc limit 1)'
      : `(select u.seq from ${upTo} u where u.stream = s.id and u.name = $1)`;
  const { rows } = await client.query<Behind & { end: number }>(
    `select * from (
       select s.id, s.name, coalesce(p.seq, 0) as seq, ${end} as end,
              (select encode(j.hash, 'base64') from journal j
                where j.stream = s.id and j.seq = p.seq) as hash
         from stream s left join projection p on p.stream = s.id and p.name = $1
        where $2::text is null or s.name = $2) b
      where b.end > b.seq order by b.end - b.seq desc, b.id`,
    [name, only],
  );
  return rows.filter(stream => reads(stream.name));
}

async function readOne(
  client: pg.ClientBase,
  projection: Projection,
  stream: Behind & { readonly end: number },
): Promise<{ readonly events: number; readonly damage: Damage | null }> {
  let from =
    stream.hash === null ? beginningOf(stream.name) : { seq: stream.seq, hash: stream.hash };
  let events = 0;
  while (from.seq < stream.end) {
    const chunk: StoredEvent[] = [];
    const to = Math.min(from.seq + CHUNK, stream.end);
    const head = await readStream(client, stream, from, event => chunk.push(event), to);
    if (chunk.length > 0) await projection.apply(client, stream, chunk);
    events += chunk.length;
    const reached = chunk.at(-1)?.seq ?? from.seq;
    await client.query(
      `insert into projection (name, version, stream, seq) values ($1, $2, $3, $4)
       on conflict (name, stream) do update set version = excluded.version, seq = excluded.seq`,
      [projection.name, projection.version, stream.id, reached],
    );
    if (isDamage(head)) return { events, damage: head };
    if (chunk.length === 0) break;
    from = head;
  }
  return { events, damage: null };
}

async function forgetOtherVersions(client: pg.ClientBase, projection: Projection): Promise<void> {
  const { rows } = await client.query(
    'select 1 from projection where name = $1 and version <> $2 limit 1',
    [projection.name, projection.version],
  );
  if (rows.length > 0) await clear(client, projection);
}

async function clear(client: pg.ClientBase, { name, tables }: Projection): Promise<void> {
  for (const table of tables) await client.query(`delete from ${table}`);
  await client.query('delete from projection where name = $1', [name]);
}

/** Throws away what was read of one stream: the next catching up reads it from the beginning. */
export async function forgetStream(
  db: pg.Pool,
  projection: Projection,
  stream: number,
): Promise<void> {
  await inTransaction(db, async client => {
    await lock(client, projection);
    for (const table of projection.tables) {
      await client.query(`delete from ${table} where stream = $1`, [stream]);
    }
    await client.query('delete from projection where name = $1 and stream = $2', [
      projection.name,
      stream,
    ]);
  });
}

/** One at a time: two readers of the same projection would count everything twice. */
async function lock(client: pg.ClientBase, { name }: Projection): Promise<void> {
  const key = createHash('sha256').update(`projection ${name}`).digest().readInt32BE(0);
  await client.query('select pg_advisory_xact_lock($1, $2)', [0x5ab07, key]);
}

/** Does some work in one transaction: all of it or nothing. */
export async function inTransaction<T>(
  db: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await db.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
