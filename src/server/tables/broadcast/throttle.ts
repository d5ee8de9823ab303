// Something told at most so often; what is asked for meanwhile is told once at the end.

import type { Clock } from '../../ports/clock.ts';
import type { Cry } from './broadcast-scheduler.ts';

export interface Throttled {
  readonly clock: Clock;
  readonly everyMs: () => number;
  readonly tell: Cry;
  /** Lets others have their turn first; answers with how to call it off. */
  readonly inTurn?: (tell: Cry) => () => void;
}

export class Throttle {
  readonly #wishes: Throttled;
  #last = Number.NEGATIVE_INFINITY;
  #isAsked = false;
  #callOff: (() => void) | null = null;
  #leaveTurn: (() => void) | null = null;

  constructor(wishes: Throttled) {
    this.#wishes = wishes;
  }

  ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { clock, everyMs } = this.#wishes;
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
    const { inTurn } = this.#wishes;
    const now = (): number => this.#now();
    if (inTurn === undefined) now();
    else this.#leaveTurn = inTurn(now);
  }

  #now(): number {
    this.#isAsked = false;
    this.#last = this.#wishes.clock.now();
    return this.#wishes.tell();
  }
}
