// Snapshots: a stream's state after one of its events; a restart reads only what came after.

import { createHash } from 'node:crypto';

import type pg from 'pg';

import type { Hash, Head } from './event.ts';

/** A state that was taken, bound to the event after which it was. */
export interface Snapshot {
  readonly seq: number;
  readonly hash: Hash;
  readonly body: unknown;
}

/** The two latest are kept: one may turn out to be damaged. */
const KEPT = 2;

const digestOf = (hash: Hash, engine: string, body: string): Buffer =>
  createHash('sha256').update(`${hash}\n${engine}\n`).update(body).digest();

/** Whether a snapshot is whole and belongs to the event with this hash. */
export const isSnapshotOf = (hash: Hash, engine: string, body: string, digest: Buffer): boolean =>
  digestOf(hash, engine, body).equals(digest);

/**
 * Keeps a state. `engine` names the release; another release does not trust it. A snapshot may be
 * lost in a power cut, the journal has it all: nobody's wager waits until it is on the disk.
 */
export async function keepSnapshot(
  db: pg.Pool,
  stream: number,
  head: Pick<Head, 'seq' | 'hash'>,
  engine: string,
  state: unknown,
): Promise<void> {
  const body = JSON.stringify(state);
  const digest = digestOf(head.hash, engine, body);
  await db.query({
    name: 'keep-snapshot',
    text: KEEP,
    values: [stream, head.seq, engine, body, digest, KEPT - 1],
  });
}

const KEEP = `
  with lazily as (select set_config('synchronous_commit', 'off', true)),
  older as (
    delete from snapshot where stream = $1 and seq <= (
      select seq from snapshot where stream = $1 and seq <> $2
       order by seq desc offset $6 limit 1))
  insert into snapshot (stream, seq, engine, body, digest)
  select $1, $2, $3, $4, $5 from lazily
  on conflict (stream, seq) do update
    set engine = excluded.engine, body = excluded.body, digest = excluded.digest, at = now()`;

interface SnapshotRow {
  readonly seq: number;
  readonly engine: string;
  readonly body: string;
  readonly digest: Buffer;
  /** Null where the journal does not have that event. */
  readonly hash: Hash | null;
}

/**
 * The latest snapshot of this release that is whole and belongs to the event it names; null means
 * that the stream is read from its beginning.
 */
export async function latestSnapshot(
  db: pg.Pool | pg.ClientBase,
  stream: number,
  engine: string,
): Promise<Snapshot | null> {
  const { rows } = await db.query<SnapshotRow>(
    // Each hash is looked up by itself: a join without statistics reads the whole stream for it.
    `select s.seq, s.engine, s.body, s.digest,
            (select encode(j.hash, 'base64') from journal j
              where j.stream = s.stream and j.seq = s.seq) as hash
       from snapshot s where s.stream = $1 and s.engine = $2 order by s.seq desc`,
    [stream, engine],
  );
  for (const { seq, hash, body, digest } of rows) {
    // A snapshot whose event is not there is none.
    if (hash === null || !isSnapshotOf(hash, engine, body, digest)) continue;
    return { seq, hash, body: JSON.parse(body) };
  }
  return null;
}
