// Watches one line to the house: after a silence it is asked whether anybody is there, and given up
// when nobody answers. A house that is frozen, or a cable that is out, closes no line.

const ASK_AFTER_MS = 4_000;
const GIVE_UP_AFTER_MS = 4_000;

export class SilenceWatch {
  /** When it was found silent for the first time since something was heard; null until then. */
  #since: number | null = null;
  #askedAt: number | null = null;

  heard(): void {
    this.#since = null;
    this.#askedAt = null;
  }

  /** By a timer that may be late, as in a tab that nobody sees: nothing is given up unasked. */
  look(now: number): 'well' | 'ask' | 'nobody' {
    this.#since ??= now;
    if (this.#askedAt !== null) {
      return now - this.#askedAt < GIVE_UP_AFTER_MS ? 'well' : 'nobody';
    }
    if (now - this.#since < ASK_AFTER_MS) return 'well';
    this.#askedAt = now;
    return 'ask';
  }
}
