// The second judge over a stored stream: events as the journal has them, with their own transfers.

import {
  CageJudge,
  HouseJudge,
  isStaffFact,
  type Objection,
  TableJudge,
  TournamentJudge,
  type UnjudgedEvent,
  workIn,
  WorkKept,
  type WorkSeen,
} from '../../../judge/index.ts';
import { CAGE_STREAM } from '../../money/cage/cage.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { INSTALLED, tableOfStream } from '../../tables/mailbox/rebuild.ts';
import { EventReader } from '../../tables/mailbox/stored.ts';
import { OPENED, tournamentOf } from '../../tournaments/rebuild.ts';

/** A judge of one kind of stream. */
interface Judge {
  readonly events: number;
  readonly unjudged: readonly UnjudgedEvent[];
  readonly see: (number: number, event: unknown) => readonly Objection[];
}

/** What a stream says that another stream must bear out. */
export interface SeenAcross {
  /** Events of the house's record about who works here and who agreed to what. */
  readonly facts: readonly unknown[];
  readonly work: readonly WorkSeen[];
}

export class StreamJudge {
  readonly #stream: string;
  readonly #judge: Judge;
  readonly #opens: (first: StoredEvent) => boolean;
  readonly #reader = new EventReader();
  /** The numbers of events that wait for the rest of their command. */
  #numbers: number[] = [];
  readonly #work = new WorkKept();
  #facts: unknown[] = [];

  /** `opens` takes the events that say what is judged, and are not judged themselves. */
  constructor(stream: string, judge: Judge, opens: (first: StoredEvent) => boolean) {
    this.#stream = stream;
    this.#judge = judge;
    this.#opens = opens;
  }

  get events(): number {
    return this.#judge.events;
  }

  get unjudged(): readonly UnjudgedEvent[] {
    return this.#judge.unjudged;
  }

  /** What was seen since this was asked last. */
  takeAcross(): SeenAcross {
    const facts = this.#facts;
    this.#facts = [];
    return { facts, work: this.#work.take() };
  }

  /** The next event; what it objects to is known once the whole command was seen. */
  see(event: StoredEvent): readonly Objection[] {
    if (this.#opens(event)) return [];
    this.#numbers.push(event.seq);
    try {
      const events = this.#reader.take(event);
      if (events.length === 0) return [];
      const numbers = this.#numbers;
      this.#numbers = [];
      return events.flatMap((one, at) => this.#see(numbers[at] ?? event.seq, one));
    } catch (error) {
      this.#numbers = [];
      const says = error instanceof Error ? error.message : String(error);
      const { seq: number } = event;
      const figures = { says };
      return [
        { stream: this.#stream, number, code: 'event-unreadable', figures, clause: 'R-EVT-4' },
      ];
    }
  }

  #see(number: number, event: unknown): readonly Objection[] {
    if (this.#stream !== HOUSE_STREAM) this.#work.see(workIn(this.#stream, number, event));
    else if (isStaffFact(event)) this.#facts.push(event);
    return this.#judge.see(number, event);
  }
}

/** A judge for a stream of tables, tournaments, the cage or the house; null for all others. */
export function judgeFor(stream: string): StreamJudge | null {
  if (tableOfStream(stream) !== null) {
    return new StreamJudge(stream, new TableJudge(stream), ({ kind }) => kind === INSTALLED);
  }
  if (tournamentOf(stream) !== null) {
    const judge = new TournamentJudge(stream);
    return new StreamJudge(stream, judge, ({ kind, body }) => {
      if (kind === OPENED) judge.opens(body);
      return kind === OPENED;
    });
  }
  if (stream === CAGE_STREAM) return new StreamJudge(stream, new CageJudge(stream), () => false);
  if (stream !== HOUSE_STREAM) return null;
  return new StreamJudge(stream, new HouseJudge(stream), () => false);
}
