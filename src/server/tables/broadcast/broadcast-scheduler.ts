// The house's crier: what is told for courtesy is told at one table after another, so that nobody's
// wager waits behind words to a whole floor.

import type { Clock } from '../../ports/clock.ts';

/** Tells, and answers with how many heard it. */
export type Cry = () => number;

/**
 * How long the crier rests for each who has heard him: a thousand words a second, which is every
 * table twice a second on a floor of ten full ones. A doorman could say seventy times as many, if
 * he had no wagers to pass on.
 */
const REST_MS = 1;

export class Crier {
  /** How long one table waits from one cry to the next, now. */
  readonly everyMs: () => number;
  readonly #clock: Clock;
  readonly #waiting = new Set<Cry>();
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

  /** Cries at once if nobody is before it, else in turn; answers with how to call it off. */
  ask(cry: Cry): () => void {
    this.#waiting.add(cry);
    if (!this.#isResting) this.#go();
    return () => {
      this.#waiting.delete(cry);
    };
  }

  #go(): void {
    for (const cry of this.#waiting) {
      const rest = this.#restsUntil - this.#clock.steady();
      if (rest > 0) {
        this.#restFor(rest);
        return;
      }
      this.#waiting.delete(cry);
      this.#restsUntil = this.#clock.steady() + REST_MS * cry();
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
