// How busy the house is, and what that means for courtesies: nobody's wager waits so that somebody
// may see what others have staked.

import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** The share of time that the house worked between two looks. */
export type Look = (since?: EventLoopUtilization) => EventLoopUtilization;

const LOOK_EVERY_MS = 250;
/** Up to here it is at leisure; beyond it courtesies come less and less often. */
const LEISURE = 0.5;
const MOST_TIMES_LONGER = 6;

export class Leisure {
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

  /** How long a courtesy waits that is due after so long in a house at leisure. */
  wait(ms: number): number {
    const now = this.#now();
    if (now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#busy = this.#look(this.#last).utilization;
      this.#last = this.#look();
      this.#lookedAt = now;
    }
    const over = Math.max(0, this.#busy - LEISURE) / (1 - LEISURE);
    return Math.round(ms * (1 + over * (MOST_TIMES_LONGER - 1)));
  }
}
