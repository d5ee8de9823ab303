// How much one device or person may send: a bucket that fills at a steady rate (R-BET-3).

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

/** A bucket fills from empty in two seconds: later it is as good as a new one. */
const FULL_AFTER_MS = 2_000;

interface Held {
  readonly rate: Rate;
  holders: number;
  /** When the last of its lines ended. */
  freeSince: number;
}

/** One bucket for each device and person, however many lines they open, one after another too. */
export class Rates {
  readonly perSecond: number;
  readonly #held = new Map<string, Held>();
  /** Those without a line, the longest first. */
  readonly #free = new Set<string>();

  constructor(perSecond: number) {
    this.perSecond = perSecond;
  }

  hold(whose: string, now: number): { readonly rate: Rate; readonly letGo: (now: number) => void } {
    this.#forgetOld(now);
    const fresh = { rate: new Rate(this.perSecond, now), holders: 0, freeSince: now };
    const held = this.#held.get(whose) ?? fresh;
    held.holders += 1;
    this.#held.set(whose, held);
    this.#free.delete(whose);
    const letGo = (at: number): void => {
      held.holders -= 1;
      held.freeSince = at;
      if (held.holders === 0) this.#free.add(whose);
    };
    return { rate: held.rate, letGo };
  }

  /** Takes one for somebody who has no line of their own. */
  take(whose: string, now: number): boolean {
    const { rate, letGo } = this.hold(whose, now);
    letGo(now);
    return rate.take(now);
  }

  #forgetOld(now: number): void {
    for (const whose of this.#free) {
      const held = this.#held.get(whose);
      if (held !== undefined && now - held.freeSince < FULL_AFTER_MS) return;
      this.#free.delete(whose);
      this.#held.delete(whose);
    }
  }
}
