// A bus within one process, for a house of one process and for tests: several ends on one exchange.

import { type Answer, type Bus, NotReached } from '../ports/bus.ts';
import type { Clock } from '../ports/clock.ts';

const LONGEST = 1_048_576;

interface Listener {
  readonly matches: (subject: string) => boolean;
  readonly hear: (text: string, subject: string) => void;
}

/** Where all ends meet. An end can be cut off and joined again, as a network would. */
export class MemoryExchange {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #listeners = new Set<Listener>();
  readonly #answers = new Map<string, { readonly end: MemoryBus; readonly answer: Answer }>();

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  connect(): MemoryBus {
    return new MemoryBus(this, this.#clock);
  }

  publish(subject: string, text: string): void {
    for (const { matches, hear } of this.#listeners) {
      if (matches(subject)) queueMicrotask(() => hear(text, subject));
    }
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(subject: string, end: MemoryBus, answer: Answer): () => void {
    const mine = { end, answer };
    this.#answers.set(subject, mine);
    return () => {
      if (this.#answers.get(subject) === mine) this.#answers.delete(subject);
    };
  }

  answererOf(subject: string): Answer | null {
    const found = this.#answers.get(subject);
    return found?.end.isUp === true ? found.answer : null;
  }
}

export class MemoryBus implements Bus {
  readonly longest = LONGEST;
  readonly #exchange: MemoryExchange;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #ends: (() => void)[] = [];
  readonly #onUp: (() => void)[] = [];
  #isUp = true;

  constructor(exchange: MemoryExchange, clock: Pick<Clock, 'after'>) {
    this.#exchange = exchange;
    this.#clock = clock;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Cuts this end off, or joins it again. */
  setUp(isUp: boolean): void {
    const wasUp = this.#isUp;
    this.#isUp = isUp;
    if (isUp && !wasUp) for (const listener of this.#onUp) listener();
  }

  readonly publish = (subject: string, text: string): void => {
    if (this.#isUp) this.#exchange.publish(subject, text);
  };

  readonly listen: Bus['listen'] = (subject, hear) => {
    const [start, isFamily] = subject.endsWith('*') ? [subject.slice(0, -1), true] : [subject];
    const end = this.#exchange.listen({
      matches: said =>
        isFamily === true
          ? said.startsWith(start) && !said.slice(start.length).includes('.')
          : said === start,
      hear: (text, said) => {
        if (this.#isUp) hear(text, said);
      },
    });
    this.#ends.push(end);
    return end;
  };

  readonly answer: Bus['answer'] = (subject, answer) => {
    const end = this.#exchange.answer(subject, this, answer);
    this.#ends.push(end);
    return end;
  };

  readonly ask: Bus['ask'] = (subject, text, withinMs) =>
    new Promise((tell, fail) => {
      const answer = this.#isUp ? this.#exchange.answererOf(subject) : null;
      if (answer === null) {
        fail(new NotReached(`nobody answers ${subject}`));
        return;
      }
      const late = this.#clock.after(withinMs, () =>
        fail(new NotReached(`${subject} was not answered in ${withinMs} ms`)),
      );
      queueMicrotask(() => {
        void Promise.resolve()
          .then(() => answer(text))
          .then(
            answered => {
              // Whoever was cut off meanwhile hears no answer.
              if (!this.#isUp) return;
              late();
              tell(answered);
            },
            () => undefined,
          );
      });
    });

  readonly onUp = (listener: () => void): void => {
    this.#onUp.push(listener);
  };

  readonly close = async (): Promise<void> => {
    this.#isUp = false;
    for (const end of this.#ends) end();
  };
}
