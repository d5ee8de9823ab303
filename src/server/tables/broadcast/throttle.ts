// Runs a task at most once per interval; requests in between are served once at its end.

import type { Clock } from '../../ports/clock.ts';
import type { BroadcastTask } from './broadcast-scheduler.ts';

export interface ThrottleOptions {
  readonly clock: Clock;
  readonly everyMs: () => number;
  readonly task: BroadcastTask;
  /** Queues behind others; answers with how to cancel. */
  readonly inTurn?: (task: BroadcastTask) => () => void;
}

export class Throttle {
  readonly #options: ThrottleOptions;
  #last = Number.NEGATIVE_INFINITY;
  #isAsked = false;
  #callOff: (() => void) | null = null;
  #leaveTurn: (() => void) | null = null;

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { clock, everyMs } = this.#options;
    const wait = this.#last + everyMs() - clock.now();
    if (wait <= 0) this.#due();
    else this.#callOff = clock.after(wait, () => this.#due());
  }

  stop(): void {
    this.#callOff?.();
    this.#leaveTurn?.();
    this.#isAsked = false;
  }

  #due(): void {
    const { inTurn } = this.#options;
    const now = (): number => this.#now();
    if (inTurn === undefined) now();
    else this.#leaveTurn = inTurn(now);
  }

  #now(): number {
    this.#isAsked = false;
    this.#last = this.#options.clock.now();
    return this.#options.task();
  }
}
