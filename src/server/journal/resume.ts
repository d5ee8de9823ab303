// Bringing a stream's state back after any interruption: the latest snapshot, then every event
// since, each one checked (R-MEM-2).

import type { OpenStream } from './batch.ts';
import { brokenPage, type Damage } from './damage.ts';
import type { Head, StoredEvent } from './event.ts';
import type { Journal } from './journal.ts';
import { isUnreadable } from './outage.ts';
import { beginningOf, isDamage } from './read.ts';

/** How one kind of stream is rebuilt; the journal does not know what its events mean. */
export interface Rebuilding<State> {
  /** The release of the state's shape: snapshots of another are not used. */
  readonly engine: string;
  readonly begin: (stream: string) => State;
  readonly fromSnapshot: (body: unknown) => State;
  readonly evolve: (state: State, event: StoredEvent) => State;
}

/** A stream as it was before the interruption. */
export interface Resumed<State> {
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
  rebuilding: Rebuilding<State>,
): Promise<Resumed<State> | Damage> {
  const resumed = await rebuild(journal, stream, rebuilding).catch((error: unknown) => {
    if (isUnreadable(error)) return brokenPage(stream.name, 0);
    throw error;
  });
  if ('found' in resumed) await journal.stop(stream.name, resumed.says);
  return resumed;
}

async function rebuild<State>(
  journal: Journal,
  stream: OpenStream,
  { engine, begin, fromSnapshot, evolve }: Rebuilding<State>,
): Promise<Resumed<State> | Damage> {
  const { name, id } = stream;
  const snapshot = await journal.latestSnapshot(id, engine);
  let state = snapshot === null ? begin(name) : fromSnapshot(snapshot.body);
  let events = 0;
  let unfoldable: Damage | null = null;
  const head = await journal.read({ name, id }, snapshot ?? beginningOf(name), event => {
    if (unfoldable !== null) return;
    try {
      state = evolve(state, event);
      events += 1;
    } catch (error) {
      unfoldable = objection(name, event.seq, error);
    }
  });
  if (unfoldable !== null) return unfoldable;
  if (isDamage(head)) return head;
  if (head.seq !== stream.seq || (head.seq > 0 && head.hash !== stream.hash)) {
    const says = `${name} ends at ${head.seq}, not at ${stream.seq} where it was taken.`;
    return { stream: name, seq: stream.seq, found: 'cut-short', says };
  }
  return { state, head, events };
}

function objection(stream: string, seq: number, error: unknown): Damage {
  const why = error instanceof Error ? error.message : String(error);
  const says = `Event ${seq} of ${stream} cannot have happened: ${why}.`;
  return { stream, seq, found: 'witness-objects', says };
}
