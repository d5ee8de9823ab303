// The house's own stream in the journal: what it is, its tables, and every significant event that
// is not a table's (R-EVT-2). Nobody can edit it, so a demonstration house stays one for ever.

import { assert } from '../../rules/assert.ts';
import type { OpenStream } from '../storage/journal/batch.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';
import { isDamage } from '../storage/journal/read.ts';
import { lastGood, type StreamRebuilder, resume } from '../storage/journal/resume.ts';
import { HOUSE_SHAPES } from '../storage/shapes/families.ts';
import type { ScreenTexts } from '../../texts/screen-texts.ts';
import type { Clock } from '../ports/clock.ts';
import { type HouseStreamState, evolveRecord, EMPTY_RECORD } from './house-stream-state.ts';
import type { HousePlan, PlannedTable } from './plan.ts';

/**
 * What goes on record about the house and its people; bodies are plain and hold no secret.
 * An event without a name in every language does not compile.
 */
export const HOUSE_EVENTS = [
  'house-opened',
  'house-terms-set',
  'regulator-key-enrolled',
  'table-installed',
  'setup-approved',
  'pay-options-switched',
  'system-approved',
  'rules-document-stored',
  'server-started',
  'server-stopped',
  'software-changed',
  'software-altered',
  'settings-changed',
  'table-stopped',
  'table-released',
  'tournament-stopped',
  'stream-released',
  'stopped-table-paid',
  'stopped-payments-booked',
  'journal-damaged',
  'meters-disagree',
  'statistics-alarm',
  'play-halted',
  'play-resumed',
  'clock-set',
  'clocks-apart',
  'clocks-agree',
  'checkpoint-failed',
  'checkpoint-kept-again',
  'second-place-begun',
  'play-held',
  'journal-reconciled',
  'staff-added',
  'staff-left',
  'person-recorded',
  'person-looked-at',
  'person-erased',
  'ban-made',
  'ban-matched',
  'ban-lifted',
  'area-evacuated',
  'table-reopened',
  'seat-kept',
  'kept-seat-released',
  'custody-begun',
  'custody-taken',
  'custody-undone',
  'custody-paid',
  'display-message-shown',
  'display-message-ended',
  'gaming-day-closed',
  'password-changed',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'locked-out',
  'lock-released',
  'pin-set',
  'code-enrolled',
  'code-removed',
  'break-begun',
  'break-ended',
  'shift-handed-over',
  'approval-given',
  'approval-asked',
  'approval-agreed',
  'approval-refused',
  'approval-expired',
  'approval-withdrawn',
  'device-enrolled',
  'device-revoked',
  'device-released',
  'feed-stopped',
  'door-opened',
  'door-closed',
  'monitoring-lost',
  'monitoring-restored',
  'dispute-exported',
  'day-exported',
  'surveillance-noted',
  'audit-begun',
  'audit-ended',
  'role-taken',
  'simulated-patrons-switched',
  'dealer-switched',
  'service-added',
  'service-removed',
  'webhook-set',
  'webhook-removed',
  'webhook-replayed',
] as const satisfies readonly (keyof ScreenTexts['events']['names'])[];
export type HouseEvent = (typeof HOUSE_EVENTS)[number];

const SNAPSHOT_EVERY = 500;
/** The fold is so small that any release may trust another's snapshot of it. */
const ENGINE = 'house-11';

/** How the house's stream is folded. */
export const houseRebuilding: StreamRebuilder<HouseStreamState> = {
  engine: ENGINE,
  begin: () => EMPTY_RECORD,
  fromSnapshot: body => body as HouseStreamState, // ours: its digest was checked
  evolve: (known, { kind, body }) => evolveRecord(known, kind, body),
};

export class HouseRecord {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #stream: OpenStream;
  readonly #terms: RecordTerms;
  readonly #onNoted: (kind: HouseEvent, body: object) => void;
  readonly #writtenBy: WritesElsewhere | null;
  /** Called when something is on the disk, for nodes that read along. */
  onWritten: () => void = () => undefined;
  #known: HouseStreamState;
  #snapshotAt: number;
  #reading: Promise<void> | null = null;

  private constructor(
    world: HouseRecordOptions,
    stream: OpenStream,
    known: HouseStreamState,
    eventsRead: number,
  ) {
    this.#journal = world.journal;
    this.#clock = world.clock;
    this.#terms = world.terms;
    this.#onNoted = world.onNoted ?? (() => undefined);
    this.#writtenBy = world.writtenBy ?? null;
    this.#stream = stream;
    this.#known = known;
    this.#snapshotAt = stream.seq - eventsRead;
  }

  /** Takes the house's stream up; a sentence when it cannot be. */
  static async open(world: HouseRecordOptions): Promise<HouseRecord | { readonly says: string }> {
    const [taken] = await world.journal.take([HOUSE_STREAM]);
    assert(taken !== undefined, 'the stream is answered for');
    if (!('taken' in taken)) return { says: taken.says };
    const stream = { ...taken.taken };
    const resumed = await resume(world.journal, stream, houseRebuilding);
    if ('found' in resumed) return { says: resumed.says };
    return new HouseRecord(world, stream, resumed.state, resumed.events);
  }

  /** Reads along what another node of the house writes; null while there is nothing yet. */
  static async follow(world: HouseRecordOptions): Promise<HouseRecord | null> {
    const streams = await world.journal.streams();
    const entry = streams.find(({ name }) => name === HOUSE_STREAM);
    if (entry === undefined) return null;
    const { state, head } = await lastGood(world.journal, entry, houseRebuilding);
    const stream = { name: HOUSE_STREAM, id: entry.id, epoch: 0, isLost: false, ...head };
    return state.plan === null ? null : new HouseRecord(world, stream, state, 0);
  }

  /** Reads what was written since; whoever comes during a reading waits for one of its own. */
  async catchUp(): Promise<void> {
    while (this.#reading !== null) await this.#reading;
    this.#reading = this.#readOn().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readOn(): Promise<void> {
    const noted: { readonly kind: string; readonly body: unknown }[] = [];
    const read = await this.#journal.read(this.#stream, this.#stream, event => {
      this.#known = houseRebuilding.evolve(this.#known, event);
      Object.assign(this.#stream, { seq: event.seq, hash: event.hash, at: event.at });
      noted.push(event);
    });
    if (isDamage(read)) throw new HouseRecordFault(read.says);
    for (const { kind, body } of noted) this.#writtenBy?.onFollowed(kind, body);
  }

  /** Everything that the stream has told so far. */
  get known(): HouseStreamState {
    return this.#known;
  }

  /** The house as it was founded; null when there is none yet. */
  get plan(): HousePlan | null {
    return this.#known.plan;
  }

  /** Founds the house: once, and for ever what it is then. */
  async found(plan: HousePlan): Promise<void> {
    assert(this.plan === null, 'a house is founded once');
    const { tables, ...house } = plan;
    await this.note('house-opened', house);
    for (const table of tables) await this.install(table, null);
  }

  /** Puts another table into the plan; nobody's name stands beside the tables of its founding. */
  async install(table: PlannedTable, by: string | null): Promise<void> {
    assert(this.plan !== null, 'a table is installed in a house');
    await this.note('table-installed', { ...table, by });
  }

  /** Puts something on record; answers when it is on the disk, throws when it cannot be. */
  async note(kind: HouseEvent, body: object): Promise<void> {
    if (this.#writtenBy !== null) {
      await this.#writtenBy.note(kind, body);
      await this.catchUp();
      return;
    }
    const at = Math.max(this.#clock.now(), this.#stream.at);
    const written = this.#journal.append({
      stream: HOUSE_STREAM,
      epoch: this.#stream.epoch,
      expectedSeq: this.#stream.seq,
      at,
      gamingDay: this.#terms.gamingDay(at),
      currency: this.#terms.currency,
      events: [{ kind, version: HOUSE_SHAPES.versionOf(kind), body }],
      transfers: [],
    });
    // Several may be on their way: the next one follows this one.
    this.#stream.seq += 1;
    this.#stream.at = at;
    const stored = await written;
    if ('refused' in stored) {
      this.#stream.seq -= 1;
      throw new HouseRecordFault(stored.says);
    }
    this.#known = evolveRecord(this.#known, kind, body);
    this.#onNoted(kind, body);
    this.onWritten();
    if (stored.last - this.#snapshotAt < SNAPSHOT_EVERY) return;
    this.#snapshotAt = stored.last;
    const head = { seq: stored.last, hash: stored.hash };
    await this.#journal
      .keepSnapshot(this.#stream.id, head, ENGINE, this.#known)
      .catch(() => undefined);
  }
}

/** Where another node writes the record: it is asked to, and what it wrote is told. */
export interface WritesElsewhere {
  /** Answers when it is on the disk, throws when it cannot be. */
  readonly note: (kind: HouseEvent, body: object) => Promise<void>;
  readonly onFollowed: (kind: string, body: unknown) => void;
}

/** By which day and currency an event is stored. */
interface RecordTerms {
  readonly gamingDay: (at: number) => string;
  readonly currency: string;
}

export interface HouseRecordOptions {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly terms: RecordTerms;
  /** Called with what has gone on record: for the log and the figures. */
  readonly onNoted?: (kind: HouseEvent, body: object) => void;
  readonly writtenBy?: WritesElsewhere;
}

/** Something could not be put on record, so it was not done either. */
export class HouseRecordFault extends Error {}
