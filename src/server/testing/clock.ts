// A clock that a test moves by hand: timers go off in their order when it passes them.

import type { Clock } from '../ports/clock.ts';
import { NOON } from './journal.ts';

export class HandClock implements Clock {
  /** What the clock on the wall shows when nothing has passed yet. */
  #wall = NOON;
  /** What has really passed: timers know only this, as real ones do. */
  #passed = 0;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  readonly now = (): number => this.#wall + this.#passed;

  readonly steady = (): number => this.#passed;

  readonly after = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.#passed + Math.max(0, ms), act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(other => other !== timer);
    };
  };

  /** Moves on and lets every timer go off at its own time. */
  pass(ms: number): void {
    const until = this.#passed + ms;
    for (;;) {
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > until) break;
      this.#timers = this.#timers.filter(other => other !== next);
      this.#passed = Math.max(this.#passed, next.at);
      next.act();
    }
    this.#passed = until;
  }

  /** Sets the clock on the wall, back too; no timer goes off by it. */
  set(now: number): void {
    this.#wall = now - this.#passed;
  }
}
