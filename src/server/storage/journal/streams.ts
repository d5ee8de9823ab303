// Streams and who owns them: a lease with an epoch that rises with every owner.

import type pg from 'pg';

import type { OpenStream } from './batch.ts';
import { genesisOf } from './canonical.ts';
import { brokenPage } from './damage.ts';
import type { Hash } from './event.ts';
import { isUnreadable } from './outage.ts';

/** A stream that was taken, ready for appends, or why it was not. */
export type LeaseResult =
  | { readonly taken: OpenStream }
  | {
      readonly refused: 'leased' | 'stopped';
      readonly stream: string;
      readonly says: string;
    };

interface TakenRow {
  readonly stream_name: string;
  readonly stream_id: number;
  readonly stream_epoch: number;
  readonly held_by: string | null;
  readonly stopped: string | null;
  readonly head_seq: number | null;
  readonly head_hash: Hash | null;
  readonly head_at: number | null;
}

export interface Ownership {
  /** Who owns: the same name after a restart takes its streams over at once. */
  readonly owner: string;
  /** How long others must wait after an owner fell silent. */
  readonly leaseMs: number;
}

/** Takes streams over, making those that are new; one whose end cannot be read is stopped. */
export async function takeStreams(
  db: pg.Pool,
  names: readonly string[],
  ownership: Ownership,
): Promise<readonly LeaseResult[]> {
  try {
    return await takeAll(db, names, ownership);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  // The disk has changed under one of them: each by itself, so that no other stops (R-MEM-5).
  const taken: LeaseResult[] = [];
  for (const name of names) {
    const one = takeAll(db, [name], ownership).catch(async (error: unknown) => {
      if (!isUnreadable(error)) throw error;
      const { says } = brokenPage(name, 0);
      await stopStream(db, name, says);
      return [{ refused: 'stopped', stream: name, says: `${name} is stopped: ${says}` } as const];
    });
    taken.push(...(await one));
  }
  return taken;
}

async function takeAll(
  db: pg.Pool,
  names: readonly string[],
  { owner, leaseMs }: Ownership,
): Promise<readonly LeaseResult[]> {
  const { rows } = await db.query<TakenRow>(
    `select stream_name, stream_id, stream_epoch, held_by, stopped, head_seq, head_at,
            encode(head_hash, 'base64') as head_hash
       from take_streams($1, $2, make_interval(secs => $3))`,
    [names, owner, leaseMs / 1000],
  );
  const found = new Map(rows.map(row => [row.stream_name, takenOf(row)]));
  return names.map(name => {
    const taken = found.get(name);
    if (taken === undefined) throw new Error(`the database did not answer for stream ${name}`);
    return taken;
  });
}

function takenOf(row: TakenRow): LeaseResult {
  const { stream_name: stream, stopped, held_by: holder } = row;
  if (stopped !== null) {
    return { refused: 'stopped', stream, says: `${stream} is stopped: ${stopped}` };
  }
  if (holder !== null) {
    return { refused: 'leased', stream, says: `${stream} belongs to ${holder}.` };
  }
  const taken: OpenStream = {
    name: stream,
    id: row.stream_id,
    epoch: row.stream_epoch,
    seq: row.head_seq ?? 0,
    hash: row.head_hash ?? genesisOf(stream),
    at: row.head_at ?? 0,
    isLost: false,
  };
  return { taken };
}

/** Tells the others that we still live; answers with the streams that are ours no longer. */
export async function renewLeases(
  db: pg.Pool,
  streams: readonly OpenStream[],
  { owner, leaseMs }: Ownership,
): Promise<readonly OpenStream[]> {
  const { rows } = await db.query<{ id: number }>(
    `update stream set leased_until = clock_timestamp() + make_interval(secs => $4)
       from unnest($1::int[], $2::int[]) as ours (stream, since)
      where id = ours.stream and epoch = ours.since and owner = $3 returning id`,
    [streams.map(({ id }) => id), streams.map(({ epoch }) => epoch), owner, leaseMs / 1000],
  );
  const renewed = new Set(rows.map(({ id }) => id));
  return streams.filter(({ id }) => !renewed.has(id));
}

/** Gives leases back, so that the next owner need not wait. */
export async function returnLeases(
  db: pg.Pool,
  streams: readonly OpenStream[],
  { owner }: Ownership,
): Promise<void> {
  await db.query(
    'update stream set owner = null, leased_until = null where id = any($1) and owner = $2',
    [streams.map(({ id }) => id), owner],
  );
}

/** Stops one stream, whoever owns it; the others go on (R-MEM-5). */
export async function stopStream(
  db: pg.Pool | pg.ClientBase,
  name: string,
  because: string,
): Promise<void> {
  await db.query('select stop_stream($1, $2)', [name, because]);
}

/** Stops one stream if it is this owner's still: nobody stops what another plays by now. */
export async function stopOwnStream(
  db: pg.Pool,
  name: string,
  because: string,
  { owner }: Ownership,
): Promise<void> {
  await db.query(
    'select stop_stream($1, $2) where exists (select from stream where name = $1 and owner = $3)',
    [name, because, owner],
  );
}

/** Lets a stopped stream be taken again; who may decide that is not the journal's business. */
export async function releaseStream(db: pg.Pool | pg.ClientBase, name: string): Promise<void> {
  await db.query('update stream set stopped_because = null where name = $1', [name]);
}

/** A stream as it stands in the database. */
export interface StreamEntry {
  readonly name: string;
  readonly id: number;
  readonly stopped: string | null;
}

/** All streams there are, in the order in which they were opened. */
export async function listStreams(db: pg.Pool | pg.ClientBase): Promise<readonly StreamEntry[]> {
  const { rows } = await db.query<StreamEntry>(
    'select name, id, stopped_because as stopped from stream order by id',
  );
  return rows;
}
