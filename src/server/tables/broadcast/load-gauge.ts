// Measures the load of the house and stretches the interval of low-priority broadcasts by it.

import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** The share of time that the event loop worked between two readings. */
export type Look = (since?: EventLoopUtilization) => EventLoopUtilization;

const LOOK_EVERY_MS = 250;
/** Up to here intervals are as configured; beyond it they grow. */
const LOW_LOAD = 0.5;
const MOST_TIMES_LONGER = 6;

export class LoadGauge {
  readonly #now: () => number;
  readonly #look: Look;
  #lookedAt: number;
  #last: EventLoopUtilization;
  #busy = 0;

  constructor(now: () => number, look: Look = since => performance.eventLoopUtilization(since)) {
    this.#now = now;
    this.#look = look;
    this.#lookedAt = now();
    this.#last = look();
  }

  /** The interval to use now in place of this configured one. */
  wait(ms: number): number {
    const now = this.#now();
    if (now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#busy = this.#look(this.#last).utilization;
      this.#last = this.#look();
      this.#lookedAt = now;
    }
    const over = Math.max(0, this.#busy - LOW_LOAD) / (1 - LOW_LOAD);
    return Math.round(ms * (1 + over * (MOST_TIMES_LONGER - 1)));
  }
}
