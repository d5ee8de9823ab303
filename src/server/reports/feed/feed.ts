// The feed: every event that leaves the house, numbered without a gap through all streams. A number
// is given once, in the database, so that whoever was away asks for what came after theirs.

import type pg from 'pg';

import type { FeedEvent } from '../../../wire/administration/feed.ts';
import type { Clock } from '../../ports/clock.ts';
import { bodyOf } from '../../storage/shapes/families.ts';
import { bodyTold, isTold } from './kinds.ts';

const FEED_LOCK = 0x5ab0_7016;
const MOST_ROWS = 2_000;
const LOOK_MS = 250;

interface NewRow {
  readonly stream: number;
  readonly name: string;
  readonly seq: number;
  readonly kind: string;
}

interface ToldRow {
  readonly number: number;
  readonly stream: string;
  readonly seq: number;
  readonly at: number;
  readonly day: string;
  readonly currency: string;
  readonly kind: string;
  readonly version: number;
  readonly body: string;
}

interface FeedWorld {
  readonly db: pg.Pool;
  readonly clock: Clock;
  /** Whether anybody is there to follow it: without anybody nothing is done. */
  readonly isWanted: () => boolean;
}

/** What is asked of it. */
interface FeedAsked {
  readonly after: number;
  readonly kinds?: readonly string[];
  readonly limit: number;
}

/** Some events, and up to which number that is all there is of those kinds. */
export interface FeedRead {
  readonly events: readonly FeedEvent[];
  readonly upTo: number;
}

export class Feed {
  readonly #world: FeedWorld;
  readonly #followers = new Set<() => void>();
  #last = 0;
  #isClosed = false;
  #callOff: () => void = () => undefined;
  #filling: Promise<void> = Promise.resolve();

  constructor(world: FeedWorld) {
    this.#world = world;
  }

  /** The newest number there is. */
  get last(): number {
    return this.#last;
  }

  /** Begins to look for what is new. */
  async start(): Promise<void> {
    this.#last = await lastNumber(this.#world.db);
    this.#later(0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    for (const tell of this.#followers) tell();
    this.#followers.clear();
    await this.#filling;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Calls whenever there is more; answers with a function that ends it. */
  follow(tell: () => void): () => void {
    this.#followers.add(tell);
    return () => this.#followers.delete(tell);
  }

  /** What comes after a number, of some kinds or all. */
  async read({ after, kinds = [], limit }: FeedAsked): Promise<FeedRead> {
    const upTo = this.#last;
    const { rows } = await this.#world.db.query<ToldRow>({
      name: 'read-feed',
      text: `select f.number, s.name as stream, j.seq, j.at, j.gaming_day::text as day, j.currency,
                    j.kind, j.version, j.body::text as body
               from feed f
               join journal j on j.stream = f.stream and j.seq = f.seq
               join stream s on s.id = f.stream
              where f.number > $1 and f.number <= $2
                and (cardinality($3::text[]) = 0 or j.kind = any($3))
              order by f.number limit $4`,
      values: [after, upTo, [...kinds], limit],
    });
    const events = rows.map(told);
    const isAll = events.length < limit;
    return { events, upTo: isAll ? Math.max(upTo, after) : (events.at(-1)?.number ?? after) };
  }

  /** Numbers what is new; only for tests is it called from outside. */
  async fill(): Promise<void> {
    const before = this.#last;
    while (await fillSome(this.#world.db)) if (this.#isClosed) break;
    this.#last = await lastNumber(this.#world.db);
    if (this.#last > before) for (const tell of this.#followers) tell();
  }

  #later(ms: number): void {
    if (this.#isClosed) return;
    this.#callOff = this.#world.clock.after(ms, () => {
      const work = this.#world.isWanted() ? this.fill() : Promise.resolve();
      // The database is away: what is new waits in the journal.
      this.#filling = work.catch(() => undefined).then(() => this.#later(LOOK_MS));
    });
  }
}

const told = ({ day, version, body, ...row }: ToldRow): FeedEvent => ({
  number: row.number,
  stream: row.stream,
  seq: row.seq,
  at: row.at,
  gamingDay: day,
  currency: row.currency,
  kind: row.kind,
  body: bodyTold(row.stream, bodyOf({ ...row, version, body })),
});

async function lastNumber(db: pg.Pool | pg.ClientBase): Promise<number> {
  const { rows } = await db.query<{ last: number }>(
    'select coalesce(max(number), 0)::bigint as last from feed',
  );
  return rows[0]?.last ?? 0;
}

/**
 * One batch, in one commit with how far its streams are read: a crash numbers nothing twice and
 * leaves nothing out. Whoever else fills it waits, so that numbers become visible in their order.
 */
async function fillSome(db: pg.Pool): Promise<boolean> {
  const client = await db.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [FEED_LOCK]);
    await beginNow(client);
    const { rows } = await client.query<NewRow>(
      `select j.stream, s.name, j.seq, j.kind
         from stream s
         left join feed_read r on r.stream = s.id
         join lateral (select stream, seq, kind, at from journal
                        where stream = s.id and seq > coalesce(r.seq, 0)
                        order by seq limit $1) j on true
        order by j.at, j.stream, j.seq limit $1`,
      [MOST_ROWS],
    );
    if (rows.length > 0) await numberThem(client, rows);
    await client.query('commit');
    return rows.length === MOST_ROWS;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failed);
  }
}

/** The first time it begins with what happens from then on, not with the house's whole past. */
async function beginNow(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into feed_read (stream, seq)
     select stream, max(seq) from journal
      where not exists (select from feed_read) group by stream`,
  );
}

async function numberThem(client: pg.ClientBase, rows: readonly NewRow[]): Promise<void> {
  const fresh = rows.filter(({ name, kind }) => isTold(name, kind));
  const first = (await lastNumber(client)) + 1;
  await client.query(
    `insert into feed (number, stream, seq)
     select * from unnest($1::bigint[], $2::int[], $3::bigint[])`,
    [
      fresh.map((_, index) => first + index),
      fresh.map(({ stream }) => stream),
      fresh.map(({ seq }) => seq),
    ],
  );
  const read = new Map(rows.map(({ stream, seq }) => [stream, seq]));
  await client.query(
    `insert into feed_read (stream, seq) select * from unnest($1::int[], $2::bigint[])
     on conflict (stream) do update set seq = excluded.seq`,
    [[...read.keys()], [...read.values()]],
  );
}
