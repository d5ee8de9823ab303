// Events of a table or a tournament as the journal stores them: short, with their money, one
// command's together.

import type { Transfer } from '../../../ledger/transfer.ts';
import type { TableEvent } from '../../../table/acts.ts';
import { assert } from '../../../rules/assert.ts';
import type { NewEvent, StoredEvent } from '../../storage/journal/event.ts';
import { isKnownShape, TABLE_SHAPES } from '../../storage/shapes/families.ts';
import type { Shapes } from '../../storage/shapes/shapes.ts';

/** Where an event stands among several of one command: how many they are, and its own transfers. */
interface Part {
  readonly of: number;
  readonly moves: number;
}

type Body = Readonly<Record<string, unknown>> & { readonly part?: Part };

/** What of one command goes into an append. */
export interface WrittenCommand {
  readonly events: readonly NewEvent[];
  readonly transfers: readonly Transfer[];
}

/** What every event is, whatever else it tells. */
interface AnyEvent {
  readonly happened: string;
  readonly at: number;
  readonly transfers?: readonly Transfer[];
}

/** Every coup records which software settled it (R-SW-3). */
export const withSoftware = (event: TableEvent, software: string): TableEvent =>
  event.happened === 'coup-settled' ? { ...event, software } : event;

/** Kind, time and transfers have columns of their own; the rest is the body. */
export function writeEvents(
  events: readonly AnyEvent[],
  shapes: Shapes = TABLE_SHAPES,
): WrittenCommand {
  const isAlone = events.length === 1;
  const [first] = events;
  const transfers = isAlone
    ? (first?.transfers ?? [])
    : events.flatMap(event => event.transfers ?? []);
  const written = events.map((event): NewEvent => {
    const { happened, transfers: own = [] } = event;
    // What is undefined is not written.
    const body = { ...event, happened: undefined, at: undefined, transfers: undefined };
    const part: Part = { of: events.length, moves: own.length };
    const version = shapes.versionOf(happened);
    return { kind: happened, version, body: isAlone ? body : { ...body, part } };
  });
  return { events: written, transfers };
}

/** Reads events back one by one; several of one command come out when their last is there. */
export class EventReader<Event extends AnyEvent = TableEvent> {
  #held: { readonly event: StoredEvent; readonly part: Part }[] = [];

  /** True between the events of one command: no state is whole there. */
  get isWaiting(): boolean {
    return this.#held.length > 0;
  }

  take(event: StoredEvent): readonly Event[] {
    assert(isKnownShape(event), `there is no version ${event.version} of ${event.kind}`);
    // The chain has proven that the body is what was written.
    const { part } = event.body as Body;
    if (part === undefined) {
      assert(!this.isWaiting, `${event.kind} stands alone in the middle of others`);
      return [withTransfers(event, event.transfers) as Event]; // of the stream's own kind of events
    }
    this.#held.push({ event, part });
    if (this.#held.length < part.of) return [];
    const whole = this.#held;
    this.#held = [];
    return shared(whole, event.transfers) as readonly Event[]; // the same
  }
}

/** Gives every event of a command its own transfers: they are stored with the last. */
function shared(
  held: readonly { readonly event: StoredEvent; readonly part: Part }[],
  transfers: readonly Transfer[],
): readonly AnyEvent[] {
  let from = 0;
  const events = held.map(({ event, part: { moves } }) => {
    const own = transfers.slice(from, from + moves);
    from += moves;
    return withTransfers(event, own);
  });
  assert(from === transfers.length, 'every transfer belongs to one of the events');
  return events;
}

function withTransfers({ kind, at, body }: StoredEvent, transfers: readonly Transfer[]): AnyEvent {
  const { part: _, ...rest } = body as Body; // as writeEvents wrote it
  const money = transfers.length === 0 ? {} : { transfers };
  // Written by writeEvents from an event of this kind, and proven unchanged.
  return { happened: kind, at, ...rest, ...money };
}
