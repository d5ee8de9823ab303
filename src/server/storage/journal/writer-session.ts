// The writer's own connection: opened when needed, and after a break asked first what it stored.

import type pg from 'pg';

import type { Address } from '../postgres/connect.ts';
import { type Batch, hashOfLast } from './batch.ts';
import { APPEND_STATEMENT } from './columns.ts';
import type { JournalWorld } from './journal-world.ts';
import { outageOf } from './outage.ts';

interface Lost {
  readonly lost_stream: number;
  readonly lost_epoch: number;
}

/** One session as the server knows it: its number may be given to another after a restart. */
interface Backend {
  readonly pid: number;
  readonly since: string;
}

const NONE: ReadonlySet<string> = new Set();
const TERMINATE_MS = 5_000;
/** A database that hangs is given up, asked again and not trusted to have done nothing. */
const STUCK_MS = 30_000;

export class WriterSession {
  readonly #address: Address;
  readonly #purpose: string;
  readonly #connect: JournalWorld['connect'];
  #client: pg.Client | null = null;
  #backend: Backend | null = null;
  #broken: Backend | null = null;
  #ended = false;
  #onBreak: () => void = () => undefined;

  constructor(address: Address, purpose: string, world: Pick<JournalWorld, 'connect'>) {
    this.#address = address;
    this.#purpose = purpose;
    this.#connect = world.connect;
  }

  /** Calls back when the connection breaks by itself, also while nothing is being written. */
  onBreak(listener: () => void): void {
    this.#onBreak = listener;
  }

  /** Makes sure that the database answers. */
  async reach(): Promise<void> {
    await this.#connected();
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Writes a batch in one commit; answers with the leases that were lost, as `id:epoch`. */
  async write(batch: Batch): Promise<ReadonlySet<string>> {
    // Without a wait where there is a connection: the batch is sent before anything else is done.
    const client = this.#client ?? (await this.#connected());
    try {
      const { rows } = await client.query<Lost>({
        ...APPEND_STATEMENT,
        values: batch.columns.parameters(),
      });
      if (rows.length === 0) return NONE;
      return new Set(rows.map(row => `${row.lost_stream}:${row.lost_epoch}`));
    } catch (error) {
      if (outageOf(error) !== null) await this.#drop();
      throw error;
    }
  }

  /**
   * After a break nobody knows whether the batch was committed. The broken session is ended for
   * good, then the journal itself is asked; only if it has nothing of the batch is it sent again.
   */
  async writeAgain(batch: Batch): Promise<ReadonlySet<string>> {
    const client = await this.#connected();
    try {
      await this.#endBroken(client);
      const stored = await storedOf(client, batch);
      if (stored.size === 0) return await this.write(batch);
      await confirm(client, batch);
      const keys = batch.lastOfEach().map(({ stream }) => `${stream.id}:${stream.epoch}`);
      return new Set(keys.filter(key => !stored.has(key)));
    } catch (error) {
      if (outageOf(error) !== null) await this.#drop();
      throw error;
    }
  }

  /** What the first command with this key was answered. */
  async firstAnswer(stream: number, key: string): Promise<unknown> {
    const client = await this.#connected();
    const { rows } = await client.query<{ answer: string | null }>(
      'select answer from journal where stream = $1 and key = $2',
      [stream, key],
    );
    const answer = rows[0]?.answer ?? null;
    return answer === null ? null : JSON.parse(answer);
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#drop();
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client !== null) return this.#client;
    if (this.#ended) throw new Error('the journal is closed');
    const client = await this.#connect(this.#address, this.#purpose, STUCK_MS);
    const backend = await backendOf(client);
    // We may have been ended while the database took its time to answer.
    if (this.#ended) await client.end();
    if (this.#ended) throw new Error('the journal is closed');
    client.once('end', () => {
      if (this.#forget(client)) this.#onBreak();
    });
    this.#backend = backend;
    this.#client = client;
    return client;
  }

  /** Whether it was the one in use until now. */
  #forget(client: pg.Client): boolean {
    if (this.#client !== client) return false;
    this.#client = null;
    this.#broken = this.#backend;
    return true;
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    this.#forget(client);
    await client.end().catch(() => undefined);
  }

  async #endBroken(client: pg.Client): Promise<void> {
    if (this.#broken === null) return;
    await client.query(
      `select pg_terminate_backend(pid, $3) from pg_stat_activity
        where pid = $1 and backend_start = $2::timestamptz`,
      [this.#broken.pid, this.#broken.since, TERMINATE_MS],
    );
    this.#broken = null;
  }
}

async function backendOf(client: pg.Client): Promise<Backend> {
  const { rows } = await client.query<Backend>(
    `select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()`,
  );
  const backend = rows[0];
  if (backend === undefined) throw new Error('the database does not know our session');
  return backend;
}

/**
 * What a broken session committed may be here and not yet at a synchronous standby: ending it also
 * ended its wait. A commit of our own that changes nothing comes after it, and waits for both.
 */
async function confirm(client: pg.Client, batch: Batch): Promise<void> {
  const [any] = batch.waiting;
  await client.query('update stream set name = name where id = $1', [any?.stream.id]);
}

/** The streams of the batch whose last event is in the journal, by `id:epoch`. */
async function storedOf(client: pg.Client, batch: Batch): Promise<ReadonlySet<string>> {
  const last = batch.lastOfEach();
  const { rows } = await client.query<{ stream: number; epoch: number }>(
    `select j.stream, j.epoch from journal j
       join unnest($1::int[], $2::bigint[], $3::text[]) as r (stream, seq, hash)
         on j.stream = r.stream and j.seq = r.seq and j.hash = decode(r.hash, 'base64')`,
    [last.map(one => one.stream.id), last.map(one => one.last), last.map(hashOfLast)],
  );
  return new Set(rows.map(({ stream, epoch }) => `${stream}:${epoch}`));
}
