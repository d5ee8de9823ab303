// A table's stream read again from its beginning: the table after any event, its coups told again,
// and whether the snapshots say byte for byte the same.

import { createHash } from 'node:crypto';

import type pg from 'pg';

import { assert } from '../../../rules/assert.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import type { TableEvent } from '../../../table/acts.ts';
import type { Table } from '../../../table/table.ts';
import type { CoupPlace } from '../../../table/accounts/holds.ts';
import { CoupFinder } from '../../../table/coup/tell-coup.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { beginningOf, isDamage, readStream } from '../../storage/journal/read.ts';
import {
  foldStored,
  INSTALLED,
  keptTable,
  rebuilding,
  tableStream,
  tableOfStream,
  type TableState,
} from '../../tables/mailbox/rebuild.ts';
import { EventReader } from '../../tables/mailbox/stored.ts';
import { connect } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { thisRelease } from '../../ports/release.ts';
import { differenceIn } from '../verify/same-state.ts';
import type { KeptSnapshot } from '../verify/stream-check.ts';

export interface ReplayOptions {
  readonly address: Address;
  readonly table: string;
  /** The last event to be read; null for all. */
  readonly upTo: number | null;
  /** Which coups are to be kept for telling; without it none are. */
  readonly keeps?: (place: CoupPlace) => boolean;
  readonly onProgress?: (events: number, of: number) => void;
}

export const REPLAY_FAILURES = ['no-such-table', 'no-such-event', 'damaged', 'impossible'] as const;

/** Why a table cannot be replayed, in one sentence. */
export interface ReplayFailure {
  readonly failed: (typeof REPLAY_FAILURES)[number];
  readonly says: string;
}

/** A coup and everything that happened in it. */
export interface ReplayedCoup extends CoupPlace {
  readonly events: readonly TableEvent[];
}

export interface ReplayedTable {
  readonly book: Rulebook;
  readonly state: Table;
  /** The last event that belongs to the state: several events of one command count together. */
  readonly last: Pick<StoredEvent, 'seq' | 'at' | 'gamingDay' | 'currency' | 'hash'>;
  /** SHA-256 of the state as JSON: two replays of one journal must agree on it. */
  readonly digest: string;
  readonly coups: readonly ReplayedCoup[];
  /** The snapshots of this release that were passed, and what is wrong with those that differ. */
  readonly snapshots: { readonly compared: number; readonly differ: readonly string[] };
}

interface Found {
  readonly id: number;
  readonly length: number;
}

/** Replays a table from its first event. */
export async function replayTable(options: ReplayOptions): Promise<ReplayedTable | ReplayFailure> {
  const client = await connect(options.address, 'sabot replay');
  try {
    await client.query('begin isolation level repeatable read read only');
    const found = await findStream(client, options);
    if ('failed' in found) return found;
    return await replay(client, options, found);
  } finally {
    await client.end();
  }
}

async function findStream(
  client: pg.ClientBase,
  { table, upTo }: ReplayOptions,
): Promise<Found | ReplayFailure> {
  const { rows } = await client.query<Found & { name: string }>(
    `select s.id, s.name, coalesce((select j.seq from journal j where j.stream = s.id
                                     order by j.seq desc limit 1), 0) as length
       from stream s order by s.id`,
  );
  const found = rows.find(({ name }) => name === tableStream(table));
  if (found === undefined || found.length === 0) {
    const names = rows.flatMap(({ name }) => tableOfStream(name) ?? []);
    const there = names.length === 0 ? 'no table yet' : names.join(', ');
    return { failed: 'no-such-table', says: `There is no table ${table} here; there is ${there}.` };
  }
  if (upTo === null || upTo <= found.length) return found;
  const says = `Table ${table} has ${found.length} events: there is no event ${upTo}.`;
  return { failed: 'no-such-event', says };
}

async function replay(
  client: pg.ClientBase,
  { table, upTo, keeps = () => false, onProgress }: ReplayOptions,
  { id, length }: Found,
): Promise<ReplayedTable | ReplayFailure> {
  const name = tableStream(table);
  const until = upTo ?? length;
  const fold = new Fold(name, await snapshotsOf(client, id), keeps);
  let stopped: ReplayFailure | null = null;
  const onEvent = (event: StoredEvent): void => {
    if (stopped !== null) return;
    stopped = fold.take(event);
    if (event.seq % 1000 === 0) onProgress?.(event.seq, until);
  };
  const head = await readStream(client, { name, id }, beginningOf(name), onEvent, until);
  if (stopped !== null) return stopped;
  return isDamage(head) ? { failed: 'damaged', says: head.says } : fold.finish();
}

async function snapshotsOf(
  client: pg.ClientBase,
  stream: number,
): Promise<ReadonlyMap<number, KeptSnapshot>> {
  const { rows } = await client.query<KeptSnapshot>(
    'select seq, engine, body from snapshot where stream = $1 and engine = $2',
    [stream, thisRelease().engine],
  );
  return new Map(rows.map(row => [row.seq, row]));
}

/** The fold of one table with everything that is kept on the way. */
class Fold {
  readonly #name: string;
  readonly #rebuilding = rebuilding(thisRelease().engine);
  readonly #snapshots: ReadonlyMap<number, KeptSnapshot>;
  readonly #keeps: (place: CoupPlace) => boolean;
  readonly #reader = new EventReader();
  readonly #finder = new CoupFinder();
  readonly #coups = new Map<string, CoupPlace & { readonly events: TableEvent[] }>();
  readonly #differ: string[] = [];
  #compared = 0;
  #state: TableState;
  #last: StoredEvent | null = null;

  constructor(
    name: string,
    snapshots: ReadonlyMap<number, KeptSnapshot>,
    keeps: (place: CoupPlace) => boolean,
  ) {
    this.#name = name;
    this.#snapshots = snapshots;
    this.#keeps = keeps;
    this.#state = this.#rebuilding.begin(name);
  }

  take(event: StoredEvent): ReplayFailure | null {
    try {
      this.#state = foldStored(this.#state, event);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const says = `Event ${event.seq} of ${this.#name} cannot have happened: ${why}.`;
      return { failed: 'impossible', says };
    }
    if (event.kind !== INSTALLED) this.#keep(event);
    if (!this.#state.reader.isWaiting) this.#last = event;
    const snapshot = this.#snapshots.get(event.seq);
    if (snapshot !== undefined) this.#compare(snapshot);
    return null;
  }

  finish(): ReplayedTable {
    const { book, table } = this.#state;
    assert(book !== null && this.#last !== null, 'a table’s first event says how it was installed');
    const { seq, at, gamingDay, currency, hash } = this.#last;
    const text = JSON.stringify(keptTable(this.#state));
    return {
      book,
      state: table,
      last: { seq, at, gamingDay, currency, hash },
      digest: createHash('sha256').update(text).digest('hex'),
      coups: [...this.#coups.values()],
      snapshots: { compared: this.#compared, differ: this.#differ },
    };
  }

  #keep(event: StoredEvent): void {
    for (const one of this.#reader.take(event)) {
      const place = this.#finder.placeOf(one);
      if (place === null || !this.#keeps(place)) continue;
      const key = `${place.shoe}/${place.coup}`;
      const known = this.#coups.get(key);
      if (known === undefined) this.#coups.set(key, { ...place, events: [one] });
      else known.events.push(one);
    }
  }

  #compare(snapshot: KeptSnapshot): void {
    this.#compared += 1;
    const differs = differenceIn(snapshot, this.#state, this.#rebuilding, keptTable);
    if (differs === null) return;
    this.#differ.push(`The snapshot after event ${snapshot.seq} differs: ${differs}`);
  }
}
