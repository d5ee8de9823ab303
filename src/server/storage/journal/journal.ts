// The journal as the house uses it: take streams, append, read back, keep snapshots, wait out
// outages. It knows events and transfers, and nothing of what they mean.

import pg from 'pg';

import { migrate } from '../migrations/migrate.ts';
import { connectChecked } from '../postgres/connect.ts';
import type { Address } from '../postgres/connect.ts';
import { isFailure } from '../postgres/failure.ts';
import type { PostgresFailure } from '../postgres/failure.ts';
import type { OpenStream } from './batch.ts';
import type { Append, AppendedEvents, AppendRefusal, Head, StoredEvent } from './event.ts';
import type { Damage } from './damage.ts';
import { type JournalWorld, REAL_WORLD } from './journal-world.ts';
import { readStream } from './read.ts';
import type { From } from './read.ts';
import { keepSnapshot, latestSnapshot } from './snapshots.ts';
import type { Snapshot } from './snapshots.ts';
import {
  listStreams,
  releaseStream,
  renewLeases,
  returnLeases,
  stopOwnStream,
  stopStream,
  takeStreams,
} from './streams.ts';
import type { Ownership, StreamEntry, LeaseResult } from './streams.ts';
import { isWord } from './taking.ts';
import { Writer, WRITER_LIMITS } from './writer.ts';
import type { JournalState, WriterLimits, WriterMeters } from './writer.ts';
import { WriterSession } from './writer-session.ts';

export interface JournalOptions {
  readonly address: Address;
  /** The owner's name; the same after a restart. */
  readonly owner: string;
  readonly leaseMs?: number;
  /** Whether others have streams of the same house: nothing of theirs is stopped. */
  readonly isShared?: boolean;
  readonly limits?: Partial<WriterLimits>;
  readonly onChange?: (state: JournalState) => void;
  /** Told which streams were taken, and which have another owner now. */
  readonly onLease?: (change: LeaseChange) => void;
}

/** Streams that are ours from here on, or one that no longer is. */
export type LeaseChange =
  | { readonly taken: readonly { readonly stream: string; readonly epoch: number }[] }
  | { readonly lost: string };

/** How the leases stand; for /metrics and /healthz. */
export interface LeaseFigures {
  readonly held: number;
  /** How many were ever lost. */
  readonly lost: number;
  /** The streams that somebody else has now, or that were stopped under us. */
  readonly gone: readonly string[];
  /** Since they were last renewed, or the journal opened. */
  readonly renewedMsAgo: number;
}

const LEASE_MS = 30_000;

/** Opens the journal: checks the database, brings its tables up to date, starts the writer. */
export async function openJournal(options: JournalOptions): Promise<Journal | PostgresFailure> {
  const client = await connectChecked(options.address, `${options.owner} set-up`);
  if (!(client instanceof pg.Client)) return client;
  try {
    const migrated = await migrate(client);
    if (isFailure(migrated)) return migrated;
  } finally {
    await client.end();
  }
  return new Journal(options);
}

export class Journal {
  readonly #db: pg.Pool;
  readonly #writer: Writer;
  readonly #ownership: Ownership;
  readonly #isShared: boolean;
  readonly #clock: JournalWorld['clock'];
  readonly #endRenewal: () => void;
  readonly #onLease: (change: LeaseChange) => void;
  #renewedAt: number;
  readonly #gone = new Set<string>();
  #lost = 0;

  constructor(options: JournalOptions, world: JournalWorld = REAL_WORLD) {
    const { address, owner, leaseMs = LEASE_MS, limits, onChange, onLease } = options;
    this.#onLease = onLease ?? (() => undefined);
    const { clock } = world;
    this.#clock = clock;
    this.#renewedAt = clock.steady();
    this.#db = world.connections(address, `${owner} reader`);
    this.#ownership = { owner, leaseMs };
    this.#isShared = options.isShared ?? false;
    this.#writer = new Writer(
      new WriterSession(address, `${owner} writer`, world),
      { ...WRITER_LIMITS, ...limits },
      clock,
      onChange,
      lost => this.#lose(lost),
    );
    this.#endRenewal = clock.every(leaseMs / 3, () => void this.#renew());
  }

  /** Whether the journal writes now, or waits and why. */
  get state(): JournalState {
    return this.#writer.state;
  }

  get meters(): WriterMeters {
    return this.#writer.meters;
  }

  get leases(): LeaseFigures {
    const renewedMsAgo = this.#clock.steady() - this.#renewedAt;
    const [lost, gone] = [this.#lost, [...this.#gone]];
    return { held: this.#writer.owned().length, lost, gone, renewedMsAgo };
  }

  /** For readers beside the journal: projections, reports. */
  get db(): pg.Pool {
    return this.#db;
  }

  /** Takes streams with a new epoch each; their heads are where appends go on. */
  async take(names: readonly string[]): Promise<readonly LeaseResult[]> {
    for (const name of names) if (!isWord(name)) throw new Error(`${name} is no stream's name`);
    const taken = await takeStreams(this.#db, names, this.#ownership);
    const own: OpenStream[] = taken.flatMap(one => ('taken' in one ? [one.taken] : []));
    // A copy for the writer: it moves ahead with every append it takes.
    this.#writer.own(own.map(stream => ({ ...stream })));
    for (const { name } of own) this.#gone.delete(name);
    this.#onLease({ taken: own.map(({ name, epoch }) => ({ stream: name, epoch })) });
    return taken;
  }

  /** Stores an append; the answer comes when it is on the disk (R-MEM-2). */
  append(append: Append): Promise<AppendedEvents | AppendRefusal> {
    return new Promise(answer => this.store(append, answer));
  }

  /** The same for whoever has thousands of them on their way, and must not throw when answered. */
  store(append: Append, answer: (outcome: AppendedEvents | AppendRefusal) => void): void {
    this.#writer.store(append, answer);
  }

  /** Reads a stream's events after `from`, each one checked. */
  async read(
    stream: { readonly name: string; readonly id: number },
    from: From,
    onEvent: (event: StoredEvent) => void,
  ): Promise<Head | Damage> {
    const client = await this.#db.connect();
    let failed: Error | undefined;
    try {
      return await readStream(client, stream, from, onEvent);
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(failed);
    }
  }

  /** What the first command with this key was answered; undefined if there was none (R-BET-3). */
  async firstAnswer(stream: number, key: string): Promise<unknown> {
    const { rows } = await this.#db.query<{ answer: string | null }>({
      name: 'first-answer',
      text: 'select answer from journal where stream = $1 and key = $2',
      values: [stream, key],
    });
    const found = rows[0];
    return found === undefined || found.answer === null ? found?.answer : JSON.parse(found.answer);
  }

  keepSnapshot(
    stream: number,
    head: Pick<Head, 'seq' | 'hash'>,
    engine: string,
    state: unknown,
  ): Promise<void> {
    return keepSnapshot(this.#db, stream, head, engine, state);
  }

  /** Snapshots can be made again from the events: whoever distrusts them does without. */
  async forgetSnapshots(stream: number): Promise<void> {
    await this.#db.query('delete from snapshot where stream = $1', [stream]);
  }

  latestSnapshot(stream: number, engine: string): Promise<Snapshot | null> {
    return latestSnapshot(this.#db, stream, engine);
  }

  streams(): Promise<readonly StreamEntry[]> {
    return listStreams(this.#db);
  }

  /** Stops one stream: its appends are refused until it is released and taken again (R-MEM-5). */
  async stop(name: string, because: string): Promise<void> {
    this.#writer.disown(name);
    if (this.#isShared) await stopOwnStream(this.#db, name, because, this.#ownership);
    else await stopStream(this.#db, name, because);
  }

  /** Stops one stream, whoever of the house has it. */
  async stopAnywhere(name: string, because: string): Promise<void> {
    this.#writer.disown(name);
    await stopStream(this.#db, name, because);
  }

  /** Lets streams go on which nothing is on its way: another may take them at once. */
  async giveBack(names: readonly string[]): Promise<void> {
    const given = this.#writer.owned().filter(({ name }) => names.includes(name));
    for (const { name } of given) this.#writer.disown(name);
    await returnLeases(this.#db, given, this.#ownership);
  }

  /** Whether nobody else can have our streams: by our own clock, from before we last renewed. */
  get isLeaseSure(): boolean {
    return this.#clock.steady() - this.#renewedAt < this.#ownership.leaseMs;
  }

  async release(name: string): Promise<void> {
    await releaseStream(this.#db, name);
  }

  /** Refuses appends for a reason of the house's, as a disk that is nearly full (R-MEM-9). */
  hold(says: string): void {
    this.#writer.hold(says);
  }

  resume(): void {
    this.#writer.release();
  }

  /** Stores what waits, gives the leases back, and ends. */
  async close(withinMs?: number): Promise<void> {
    this.#endRenewal();
    const owned = this.#writer.owned();
    await this.#writer.close(withinMs);
    await returnLeases(this.#db, owned, this.#ownership).catch(() => undefined);
    await this.#db.end();
  }

  /** A stream that is written no more is lost once, whoever finds it first. */
  #lose(name: string): void {
    if (this.#gone.has(name)) return;
    this.#gone.add(name);
    this.#lost += 1;
    this.#onLease({ lost: name });
  }

  async #renew(): Promise<void> {
    const owned = this.#writer.owned();
    const asked = this.#clock.steady();
    try {
      const taken = owned.length === 0 ? [] : await renewLeases(this.#db, owned, this.#ownership);
      // As of the asking: the answer may have been long under way.
      this.#renewedAt = asked;
      const since = new Map(this.#writer.owned().map(({ name, epoch }) => [name, epoch]));
      for (const { name, epoch } of taken) {
        if (since.get(name) !== epoch) continue;
        if (this.#isShared) this.#writer.disown(name);
        this.#lose(name);
      }
    } catch {
      // In an outage the lease runs out; the epoch decides whether it was given to another.
    }
  }
}
