// Schedules low-priority broadcasts one table after another, so that no wager waits behind messages
// to a whole floor.

import type { Clock } from '../../ports/clock.ts';

/** Sends something; answers with the number of recipients. */
export type BroadcastTask = () => number;

/**
 * Pause for each recipient: a thousand messages a second, which is every table twice a second on a
 * floor of ten full ones. The gateway could send seventy times as many if it had no wagers to
 * carry.
 */
const REST_MS = 1;

export class BroadcastScheduler {
  /** The interval between two broadcasts of one table, now. */
  readonly everyMs: () => number;
  readonly #clock: Clock;
  readonly #waiting = new Set<BroadcastTask>();
  #restsUntil = Number.NEGATIVE_INFINITY;
  #isResting = false;

  constructor(clock: Clock, everyMs: () => number) {
    this.#clock = clock;
    this.everyMs = everyMs;
  }

  /** Whether somebody else waits for a turn. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Runs the task at once if none waits, else in turn; answers with how to cancel it. */
  ask(task: BroadcastTask): () => void {
    this.#waiting.add(task);
    if (!this.#isResting) this.#go();
    return () => {
      this.#waiting.delete(task);
    };
  }

  #go(): void {
    for (const task of this.#waiting) {
      const rest = this.#restsUntil - this.#clock.steady();
      if (rest > 0) {
        this.#restFor(rest);
        return;
      }
      this.#waiting.delete(task);
      this.#restsUntil = this.#clock.steady() + REST_MS * task();
    }
  }

  #restFor(ms: number): void {
    this.#isResting = true;
    this.#clock.after(ms, () => {
      this.#isResting = false;
      this.#go();
    });
  }
}
