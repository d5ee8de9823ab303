// A stream of the journal with one writer of ours: the cage, the note acceptors. What is decided
// is on the disk before anybody hears of it, one act after another.

import type { Draft, Transfer } from '../../../ledger/transfer.ts';
import { assert } from '../../../rules/assert.ts';
import type { OpenStream } from './batch.ts';
import type { Journal } from './journal.ts';
import { type StreamRebuilder, resume } from './resume.ts';
import { shapesOf } from '../shapes/families.ts';
import type { Clock } from '../../ports/clock.ts';

/** What such a stream needs from the house. */
export interface BookWorld {
  readonly journal: Journal;
  readonly clock: Pick<Clock, 'now'>;
  readonly gamingDay: (at: number) => string;
  readonly currency: string;
}

/** How a stream's state follows from its events. */
export interface StreamFolding<State, Event extends { readonly kind: string }> {
  /** The release of the state's shape: a new one begins from the journal. */
  readonly engine: string;
  readonly begin: State;
  readonly evolve: (state: State, event: Event, at: number) => State;
}

/** One act: what happened, the money with it, and the key under which it happens only once. */
export interface StreamAct<Event> {
  readonly event: Event;
  readonly drafts?: readonly Draft[];
  readonly currency?: string;
  readonly key?: string;
  readonly answer?: unknown;
}

/** Why an act was not stored; nothing of it was. */
export interface NotStored {
  readonly notStored: 'key-repeated' | 'journal';
  readonly says: string;
  /** What the first act with this key was answered. */
  readonly answer: unknown;
}

/** What a snapshot of such a stream keeps. */
export interface KeptStream<State> {
  readonly nextTransfer: number;
  readonly state: State;
}

/** Why a stream was not taken up: it is stopped, now or before, or somebody else has it. */
export interface NotTaken {
  readonly says: string;
  readonly isStopped: boolean;
}

const SNAPSHOT_EVERY = 500;

export class StreamBook<State, Event extends { readonly kind: string }> {
  readonly #world: BookWorld;
  readonly #folding: StreamFolding<State, Event>;
  #stream: OpenStream;
  #kept: KeptStream<State>;
  #snapshotAt: number;
  #isLost = false;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(
    world: BookWorld,
    folding: StreamFolding<State, Event>,
    { stream, kept, eventsRead }: Loaded<State>,
  ) {
    this.#world = world;
    this.#folding = folding;
    this.#stream = stream;
    this.#kept = kept;
    this.#snapshotAt = stream.seq - eventsRead;
  }

  /** Takes the stream up where it stood; a sentence when it cannot be. */
  static async open<State, Event extends { readonly kind: string }>(
    world: BookWorld,
    name: string,
    folding: StreamFolding<State, Event>,
  ): Promise<StreamBook<State, Event> | NotTaken> {
    const loaded = await load(world, name, folding);
    return 'says' in loaded ? loaded : new StreamBook(world, folding, loaded);
  }

  /** The state as it is on the disk. */
  get state(): State {
    return this.#kept.state;
  }

  /** The event after which the state is so. */
  get seq(): number {
    return this.#stream.seq;
  }

  /** The state as a snapshot of it would be kept. */
  get kept(): KeptStream<State> {
    return this.#kept;
  }

  now(): number {
    return Math.max(this.#world.clock.now(), this.#stream.at);
  }

  /** What the act with this key was answered, if it ever happened. */
  answerOf(key: string): Promise<unknown> {
    return this.#world.journal.firstAnswer(this.#stream.id, key);
  }

  /**
   * Judges against the state and writes what follows, after everything that was asked before it.
   * A judgement that is no act changes nothing and is handed back.
   */
  write<No>(
    judge: (state: State, at: number) => StreamAct<Event> | No,
  ): Promise<Event | No | NotStored> {
    const written = this.#turn.then(() => this.#write(judge));
    this.#turn = written.catch(() => undefined);
    return written;
  }

  async #write<No>(
    judge: (state: State, at: number) => StreamAct<Event> | No,
  ): Promise<Event | No | NotStored> {
    if (this.#isLost && !(await this.#takeAgain())) return LOST;
    const at = this.now();
    const judged = judge(this.#kept.state, at);
    if (!isAct<Event>(judged)) return judged;
    const { event, drafts = [], currency = this.#world.currency, key, answer } = judged;
    const { kind, ...body } = event;
    const transfers = drafts.map((draft, index): Transfer => {
      const id = this.#kept.nextTransfer + index;
      return { id, ...draft };
    });
    const stored = await this.#world.journal.append({
      stream: this.#stream.name,
      epoch: this.#stream.epoch,
      expectedSeq: this.#stream.seq,
      at,
      gamingDay: this.#world.gamingDay(at),
      currency,
      events: [{ kind, version: shapesOf(this.#stream.name).versionOf(kind), body }],
      transfers,
      ...(key === undefined ? {} : { key }),
      ...(answer === undefined ? {} : { answer }),
    });
    if ('refused' in stored) {
      this.#isLost = stored.refused !== 'busy' && stored.refused !== 'journal-not-available';
      const isRepeated = stored.refused === 'key-repeated';
      const notStored = isRepeated ? 'key-repeated' : 'journal';
      return { notStored, says: stored.says, answer: isRepeated ? stored.answer : null };
    }
    this.#stream.seq = stored.last;
    this.#stream.hash = stored.hash;
    this.#stream.at = at;
    this.#kept = {
      nextTransfer: this.#kept.nextTransfer + transfers.length,
      state: this.#folding.evolve(this.#kept.state, event, at),
    };
    await this.#snapshot(stored.last, stored.hash);
    return event;
  }

  /** After a refusal that broke our chain: the disk says how the stream stands. */
  async #takeAgain(): Promise<boolean> {
    const loaded = await load(this.#world, this.#stream.name, this.#folding);
    if ('says' in loaded) return false;
    this.#stream = loaded.stream;
    this.#kept = loaded.kept;
    this.#snapshotAt = loaded.stream.seq - loaded.eventsRead;
    this.#isLost = false;
    return true;
  }

  async #snapshot(seq: number, hash: string): Promise<void> {
    if (seq - this.#snapshotAt < SNAPSHOT_EVERY) return;
    this.#snapshotAt = seq;
    const { journal } = this.#world;
    // Without it a restart reads more events; nothing is lost.
    await journal
      .keepSnapshot(this.#stream.id, { seq, hash }, this.#folding.engine, this.#kept)
      .catch(() => undefined);
  }
}

const LOST: NotStored = {
  notStored: 'journal',
  says: 'The journal could not be taken up again.',
  answer: null,
};

interface Loaded<State> {
  readonly stream: OpenStream;
  readonly kept: KeptStream<State>;
  readonly eventsRead: number;
}

/** How such a stream is rebuilt from its events. */
export const rebuildingBook = <State, Event extends { readonly kind: string }>(
  folding: StreamFolding<State, Event>,
): StreamRebuilder<KeptStream<State>> => ({
  engine: folding.engine,
  begin: () => ({ nextTransfer: 1, state: folding.begin }),
  fromSnapshot: body => body as KeptStream<State>, // ours: its digest was checked
  evolve: ({ nextTransfer, state }, { kind, body, at, transfers }) => ({
    nextTransfer: nextTransfer + transfers.length,
    // Written by `write` from an event of this kind, and proven unchanged.
    state: folding.evolve(state, { kind, ...(body as object) } as unknown as Event, at),
  }),
});

async function load<State, Event extends { readonly kind: string }>(
  world: BookWorld,
  name: string,
  folding: StreamFolding<State, Event>,
): Promise<Loaded<State> | NotTaken> {
  const [taken] = await world.journal.take([name]);
  assert(taken !== undefined, 'the stream is answered for');
  if (!('taken' in taken)) return { says: taken.says, isStopped: taken.refused === 'stopped' };
  const stream = { ...taken.taken };
  const resumed = await resume(world.journal, stream, rebuildingBook(folding));
  if ('found' in resumed) return { says: resumed.says, isStopped: true };
  return { stream, kept: resumed.state, eventsRead: resumed.events };
}

const isAct = <Event>(judged: unknown): judged is StreamAct<Event> =>
  typeof judged === 'object' && judged !== null && 'event' in judged;

export const isNotStored = (answer: unknown): answer is NotStored =>
  typeof answer === 'object' && answer !== null && 'notStored' in answer;
