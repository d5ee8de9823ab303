// What the judge of any stream does with an event before its own rules: it counts it, objects to
// what cannot be read and to a time that goes back, and remembers what it could not judge.

import { type EventFields, isEventFields, numberIn } from './fields.ts';
import type { Objection, Raise, UnjudgedEvent } from './verdict.ts';

export abstract class EventJudge {
  protected readonly stream: string;
  /** When the event at hand happened. */
  protected at = 0;
  readonly #unjudged = new Map<string, UnjudgedEvent>();
  #events = 0;

  constructor(stream: string) {
    this.stream = stream;
  }

  /** How many events were judged. */
  get events(): number {
    return this.#events;
  }

  /** What was seen and cannot be judged. */
  get unjudged(): readonly UnjudgedEvent[] {
    return [...this.#unjudged.values()];
  }

  /** The next event with its number in the stream. Whatever is in it, nothing is thrown. */
  see(number: number, event: unknown): readonly Objection[] {
    const objections: Objection[] = [];
    const raise: Raise = (code, figures, clause) => {
      objections.push({ stream: this.stream, number, code, figures, clause });
    };
    this.#events += 1;
    if (!isEventFields(event)) {
      raise('event-unreadable', {}, 'R-EVT-4');
      return objections;
    }
    const at = numberIn(event, 'at');
    if (at < this.at) raise('time-went-back', { at, before: this.at }, 'R-CLK-1');
    this.at = at;
    this.judge(number, event, raise);
    return objections;
  }

  /** The rules of this kind of stream for one event. */
  protected abstract judge(number: number, event: EventFields, raise: Raise): void;

  /** Counts what was seen and cannot be judged, each kind from its first event on. */
  protected leaveUnjudged(number: number, what: string): void {
    const before = this.#unjudged.get(what) ?? { stream: this.stream, number, what, times: 0 };
    this.#unjudged.set(what, { ...before, times: before.times + 1 });
  }
}
