// How much one connection may send: a bucket that fills at a steady rate (R-BET-3).

export class Rate {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    // Twice as many at once: two hands on a felt are quick for a moment.
    this.#most = 2 * perSecond;
    this.#left = this.#most;
    this.#at = now;
  }

  /** Takes one; false when there is none left. */
  take(now: number): boolean {
    const passed = Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#most, this.#left + (passed / 1000) * this.#perSecond);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
