// Reading a stream back: every event's hash and its place in the chain are checked on the way.

import type pg from 'pg';

import { assert } from '../../../rules/assert.ts';
import { fromRawHash, genesisOf, rawHashOf, readEvent, toRawHash } from './canonical.ts';
import { copyOutRows } from '../copy/copy.ts';
import { isKnownShape } from '../shapes/families.ts';
import {
  changedEvent,
  type Damage,
  laterVersion,
  missing,
  notLinked,
  unreadable,
} from './damage.ts';
import type { Head, StoredEvent } from './event.ts';
import { canonicalOf, isReadable, prevHashOf, ROW_COLUMNS, seqOf, storedHashOf } from './row.ts';

/** Where a reader begins: after this event, whose hash is known and trusted. */
export type From = Pick<Head, 'seq' | 'hash'>;

/** A stream's beginning. */
export const beginningOf = (stream: string): From => ({ seq: 0, hash: genesisOf(stream) });

/**
 * Reads the events after `from` in order and gives each to `tell`; stops at the first damage.
 * Answers with the head it came to.
 */
export async function readStream(
  client: pg.ClientBase,
  stream: { readonly name: string; readonly id: number },
  from: From,
  onEvent: (event: StoredEvent) => void,
  upTo: number = Number.MAX_SAFE_INTEGER,
): Promise<Head | Damage> {
  const numbers = [from.seq, stream.id, upTo];
  assert(numbers.every(Number.isSafeInteger), 'what stands in the query are whole numbers');
  let head: Head = { seq: from.seq, hash: from.hash, at: 0 };
  let damage: Damage | null = null;
  await copyOutRows(
    client,
    `select ${ROW_COLUMNS} from journal
      where stream = ${stream.id} and seq > ${from.seq} and seq <= ${upTo} order by seq`,
    row => {
      if (damage !== null) return;
      damage = damageOf(stream.name, head, row);
      if (damage !== null) return;
      const event = readEvent(stream.name, canonicalOf(row), fromRawHash(storedHashOf(row)));
      if (!isKnownShape(event)) {
        damage = laterVersion(stream.name, event.seq, event);
        return;
      }
      onEvent(event);
      head = { seq: event.seq, hash: event.hash, at: event.at };
    },
  );
  return damage ?? head;
}

/** What is wrong with a row that should follow `head`, or null. */
function damageOf(stream: string, head: From, row: Buffer): Damage | null {
  if (!isReadable(row)) return unreadable(stream, head.seq + 1);
  const seq = seqOf(row);
  if (seq > head.seq + 1) return missing(stream, head.seq + 1, seq - 1);
  if (rawHashOf(canonicalOf(row)) !== storedHashOf(row)) return changedEvent(stream, seq);
  const isLinked = seq === head.seq + 1 && prevHashOf(row) === toRawHash(head.hash);
  return isLinked ? null : notLinked(stream, seq);
}

export const isDamage = (answer: Head | Damage): answer is Damage => 'found' in answer;
