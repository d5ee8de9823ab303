// A recorded journal: the stored events of one table as lines of JSON, packed; every later version
// must be able to read it, check its chain and fold it to the same books.

import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

import { accountsOf } from '../../src/ledger/index.ts';
import { assert } from '../../src/rules/assert.ts';
import {
  canonicalBytes,
  type EventColumns,
  genesisOf,
  hashOf,
  readEvent,
} from '../../src/server/storage/journal/canonical.ts';
import type { StoredEvent } from '../../src/server/storage/journal/event.ts';
import type { Journal } from '../../src/server/storage/journal/journal.ts';
import {
  foldStored,
  rebuilding,
  type TableState,
} from '../../src/server/tables/mailbox/rebuild.ts';
import type { CoupRecord } from '../../src/table/index.ts';

/** One stored event: what its hash runs over, and the hash. */
export type RecordedEvent = EventColumns & { readonly hash: string };

export const pack = (events: readonly RecordedEvent[]): Buffer =>
  gzipSync(events.map(event => `${JSON.stringify(event)}\n`).join(''), { level: 9 });

export const unpack = (packed: Buffer): readonly RecordedEvent[] =>
  gunzipSync(packed)
    .toString('utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as RecordedEvent); // written by `pack`

/** A stream as it lies in the database. */
export async function storedEvents(
  { db }: Journal,
  stream: string,
): Promise<readonly RecordedEvent[]> {
  const { rows } = await db.query<RecordedEvent>(
    `select encode(j.prev_hash, 'base64') as "prevHash", j.seq, j.epoch, j.at,
            j.gaming_day::text as "gamingDay", j.currency, j.kind, j.version,
            j.body::text as body, j.transfers::text as transfers, j.key,
            j.answer::text as answer, encode(j.hash, 'base64') as hash
       from journal j join stream s on s.id = j.stream where s.name = $1 order by j.seq`,
    [stream],
  );
  return rows;
}

/** What a recorded journal comes to. */
export interface Folded {
  readonly events: number;
  readonly coups: number;
  readonly head: string;
  /** SHA-256 of every payment of every coup, and of the books and seats at the end. */
  readonly digest: string;
}

/** Checks the chain over the bytes as they were stored, then reads each event as today. */
export function* readRecorded(
  stream: string,
  events: readonly RecordedEvent[],
): Generator<StoredEvent> {
  let before = genesisOf(stream);
  for (const { hash, ...columns } of events) {
    assert(columns.prevHash === before, `event ${columns.seq} follows the one before it`);
    const bytes = canonicalBytes(columns);
    assert(hashOf(bytes) === hash, `event ${columns.seq} is as it was written`);
    yield readEvent(stream, bytes, hash);
    before = hash;
  }
}

/** Checks the chain of a recorded journal and folds it. */
export function foldRecorded(stream: string, events: readonly RecordedEvent[]): Folded {
  const digest = createHash('sha256');
  let state = rebuilding('').begin(stream);
  let coups = 0;
  for (const event of readRecorded(stream, events)) {
    const known = state.table.records;
    state = foldStored(state, event);
    for (const record of state.table.records.filter(one => !known.includes(one))) {
      digest.update(toldRecord(record));
      coups += 1;
    }
  }
  digest.update(toldTable(state));
  const head = events.at(-1)?.hash ?? genesisOf(stream);
  return { events: events.length, coups, head, digest: digest.digest('hex') };
}

/**
 * What was dealt and paid. Only what a regulator would ask for: a field that a later version adds
 * must not make an old journal look wrong.
 */
const toldRecord = ({
  shoe,
  number,
  standing,
  result,
  playerCount,
  bankerCount,
  ...rest
}: CoupRecord) =>
  JSON.stringify([
    ...[shoe, number, standing, result, playerCount, bankerCount],
    rest.cards.map(({ to, card }) => [to, card]),
    rest.seats.map(({ seat, paid }) => [
      seat,
      paid.map(({ on, stake, outcome, paid: back, commission, clause, patron }) => [
        ...[on, stake, outcome, back, commission, clause, patron],
      ]),
    ]),
  ]);

const toldTable = ({ table: { phase, shoe, seats, ledger } }: TableState): string =>
  JSON.stringify([
    ...[phase, shoe.number, shoe.coups, shoe.dealt],
    seats.map(({ number, patron, wagers }) => [
      ...[number, patron?.id ?? null],
      wagers.map(({ on, stake }) => [on, stake]),
    ]),
    accountsOf(ledger)
      .map(({ id, currency, debits, credits, pendingDebits, pendingCredits }) => [
        ...[id, currency, debits, credits, pendingDebits, pendingCredits],
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ]);
