// The second judge over a stored stream: events as the journal has them, with their own transfers.

import { type Objection, TableJudge, type Unjudged } from '../../../judge/index.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { EventReader } from '../../tables/mailbox/stored.ts';
import { INSTALLED, tableOfStream } from '../../tables/mailbox/rebuild.ts';

export class StreamJudge {
  readonly #stream: string;
  readonly #judge: TableJudge;
  readonly #reader = new EventReader();
  /** The numbers of events that wait for the rest of their command. */
  #numbers: number[] = [];

  constructor(stream: string) {
    this.#stream = stream;
    this.#judge = new TableJudge(stream);
  }

  get events(): number {
    return this.#judge.events;
  }

  get unjudged(): readonly Unjudged[] {
    return this.#judge.unjudged;
  }

  /** The next event; what it objects to is known once the whole command was seen. */
  see(event: StoredEvent): readonly Objection[] {
    if (event.kind === INSTALLED) return [];
    this.#numbers.push(event.seq);
    try {
      const events = this.#reader.take(event);
      if (events.length === 0) return [];
      const numbers = this.#numbers;
      this.#numbers = [];
      return events.flatMap((one, at) => this.#judge.see(numbers[at] ?? event.seq, one));
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
}

/** A judge for a table's stream; null for streams that it cannot judge. */
export const judgeFor = (stream: string): StreamJudge | null =>
  tableOfStream(stream) === null ? null : new StreamJudge(stream);
