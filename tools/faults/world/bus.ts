// The bus of the simulated world, as NATS core: to all who listen, at most once, in order between
// two ends; and with what a network does to it: delay, loss, repetition, overtaking, one-way cuts.

import { type Answer, type Bus, NotReached } from '../../../src/server/ports/bus.ts';
import type { SimProcess, SimTime } from './time.ts';

/** How often something goes wrong with a message: once in so many; 0 is never. */
export interface BusFaults {
  lost: number;
  repeated: number;
  overtaken: number;
}

interface Listener {
  readonly end: SimBus;
  readonly matches: (subject: string) => boolean;
  readonly hear: (text: string, subject: string) => void;
}

const FAR_MS = 2;
const LATE_MS = 60;
const LONGEST = 1_048_576;

export class SimExchange {
  readonly time: SimTime;
  readonly faults: BusFaults = { lost: 0, repeated: 0, overtaken: 0 };
  readonly listeners = new Set<Listener>();
  readonly answers = new Map<string, Map<SimBus, Answer>>();
  /** Ways that are cut: `from>to`. */
  readonly cut = new Set<string>();
  /** When the last message of each way comes: those behind it come later. */
  readonly #lastAt = new Map<string, number>();

  constructor(time: SimTime) {
    this.time = time;
  }

  /** A message on its way from one end to another. */
  carry(from: SimBus, to: SimBus, arrives: () => void): void {
    const { time, faults } = this;
    const way = `${from.of.name}>${to.of.name}`;
    const isMine = from === to;
    const isLost = !isMine && (this.cut.has(way) || this.#happens(faults.lost));
    if (isLost || !from.isUp) return;
    const isLate = !isMine && this.#happens(faults.overtaken);
    const afterMs = isLate
      ? time.chance.below(LATE_MS)
      : 0.05 + time.chance.below(100) / (100 / FAR_MS);
    const inOrder = Math.max(time.now + afterMs, (this.#lastAt.get(way) ?? 0) + 0.02);
    if (!isLate) this.#lastAt.set(way, inOrder);
    const at = isLate ? time.now + afterMs : inOrder;
    const times = !isMine && this.#happens(faults.repeated) ? 2 : 1;
    for (let count = 0; count < times; count += 1) {
      time.in(at - time.now + count, to.of, () => {
        if (to.isUp) arrives();
      });
    }
  }

  #happens(oneIn: number): boolean {
    return oneIn > 0 && this.time.chance.isOneIn(oneIn);
  }
}

export class SimBus implements Bus {
  readonly longest = LONGEST;
  readonly of: SimProcess;
  readonly #exchange: SimExchange;
  readonly #ends: (() => void)[] = [];
  readonly #onUp: (() => void)[] = [];
  #isUp = true;

  constructor(of: SimProcess, exchange: SimExchange) {
    this.of = of;
    this.#exchange = exchange;
  }

  get isUp(): boolean {
    return this.#isUp && !this.of.isDead;
  }

  setUp(isUp: boolean): void {
    const wasUp = this.#isUp;
    this.#isUp = isUp;
    if (isUp && !wasUp) for (const listener of this.#onUp) listener();
  }

  readonly publish = (subject: string, text: string): void => {
    for (const listener of this.#exchange.listeners) {
      if (!listener.matches(subject)) continue;
      this.#exchange.carry(this, listener.end, () => {
        if (this.#exchange.listeners.has(listener)) listener.hear(text, subject);
      });
    }
  };

  readonly listen: Bus['listen'] = (subject, hear) => {
    const start = subject.endsWith('*') ? subject.slice(0, -1) : null;
    const matches = (said: string): boolean =>
      start === null
        ? said === subject
        : said.startsWith(start) && !said.slice(start.length).includes('.');
    const listener = { end: this, matches, hear };
    this.#exchange.listeners.add(listener);
    const end = (): void => void this.#exchange.listeners.delete(listener);
    this.#ends.push(end);
    return end;
  };

  readonly answer: Bus['answer'] = (subject, answer) => {
    const { answers } = this.#exchange;
    const known = answers.get(subject) ?? new Map<SimBus, Answer>();
    answers.set(subject, known.set(this, answer));
    const end = (): void => {
      if (known.get(this) === answer) known.delete(this);
    };
    this.#ends.push(end);
    return end;
  };

  /** Whoever answers hears it, all of them; the first answer that comes back is the answer. */
  readonly ask: Bus['ask'] = (subject, text, withinMs) =>
    new Promise((tell, fail) => {
      const { clock } = this.of;
      const asked = [...(this.#exchange.answers.get(subject) ?? [])];
      if (asked.length === 0 || !this.isUp) {
        clock.after(1, () => fail(new NotReached(`nobody answers ${subject}`)));
        return;
      }
      clock.after(withinMs, () => fail(new NotReached(`${subject} was not answered`)));
      for (const [end, answer] of asked) {
        this.#exchange.carry(this, end, () => {
          void Promise.resolve()
            .then(() => answer(text))
            .then(
              answered => this.#exchange.carry(end, this, () => tell(answered)),
              () => undefined,
            );
        });
      }
    });

  readonly onUp = (listener: () => void): void => {
    this.#onUp.push(listener);
  };

  readonly close = async (): Promise<void> => {
    for (const end of this.#ends) end();
  };
}
