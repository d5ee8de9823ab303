// Bringing a stream's state back after any interruption: the latest snapshot, then every event
// since, each one checked (R-MEM-2).

import type { OpenStream } from './batch.ts';
import { brokenPage, type Damage } from './damage.ts';
import type { Head, StoredEvent } from './event.ts';
import type { Journal } from './journal.ts';
import { isUnreadable } from './outage.ts';
import { beginningOf, isDamage } from './read.ts';

/** How one kind of stream is rebuilt; the journal does not know what its events mean. */
export interface StreamRebuilder<State> {
  /** The release of the state's shape: snapshots of another are not used. */
  readonly engine: string;
  readonly begin: (stream: string) => State;
  readonly fromSnapshot: (body: unknown) => State;
  readonly evolve: (state: State, event: StoredEvent) => State;
}

/** A stream as it was before the interruption. */
export interface ResumedStream<State> {
  readonly state: State;
  readonly head: Head;
  /** How many events were read since the snapshot. */
  readonly events: number;
}

/**
 * Rebuilds a stream that was just taken. A stream that is damaged, or whose events cannot be
 * folded, is stopped and reported; the others are none of its business (R-MEM-5).
 */
export async function resume<State>(
  journal: Journal,
  stream: OpenStream,
  rebuilding: StreamRebuilder<State>,
): Promise<ResumedStream<State> | Damage> {
  const { damage, ...resumed } = await lastGood(journal, stream, rebuilding);
  const found = damage ?? cutShort(stream, resumed.head);
  if (found === null) return resumed;
  await journal.stop(stream.name, found.says);
  return found;
}

/** A stream as far as it holds, and what is wrong with what follows. */
export interface LastGood<State> extends ResumedStream<State> {
  readonly damage: Damage | null;
}

/** Reads a stream from its latest snapshot on, up to the first event that does not hold. */
export async function lastGood<State>(
  journal: Journal,
  { name, id }: { readonly name: string; readonly id: number },
  { engine, begin, fromSnapshot, evolve }: StreamRebuilder<State>,
): Promise<LastGood<State>> {
  // One that lies on a page that cannot be read is none: the events are read from the beginning.
  const snapshot = await journal.latestSnapshot(id, engine).catch((error: unknown) => {
    if (isUnreadable(error)) return null;
    throw error;
  });
  const from = snapshot ?? beginningOf(name);
  let state = snapshot === null ? begin(name) : fromSnapshot(snapshot.body);
  let head: Head = { seq: from.seq, hash: from.hash, at: 0 };
  let events = 0;
  let unfoldable: Damage | null = null;
  const read = await journal
    .read({ name, id }, from, event => {
      if (unfoldable !== null) return;
      try {
        state = evolve(state, event);
        events += 1;
        head = event;
      } catch (error) {
        unfoldable = objection(name, event.seq, error);
      }
    })
    .catch((error: unknown) => {
      if (isUnreadable(error)) return brokenPage(name, head.seq);
      throw error;
    });
  const { seq, hash, at } = head;
  const damage = unfoldable ?? (isDamage(read) ? read : null);
  return { state, head: { seq, hash, at }, events, damage };
}

function cutShort({ name, seq, hash }: OpenStream, head: Head): Damage | null {
  if (head.seq === seq && (head.seq === 0 || head.hash === hash)) return null;
  const says = `${name} ends at ${head.seq}, not at ${seq} where it was taken.`;
  return { stream: name, seq, found: 'cut-short', says };
}

function objection(stream: string, seq: number, error: unknown): Damage {
  const why = error instanceof Error ? error.message : String(error);
  const says = `Event ${seq} of ${stream} cannot have happened: ${why}.`;
  return { stream, seq, found: 'witness-objects', says };
}
