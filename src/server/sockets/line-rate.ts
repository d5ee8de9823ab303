// How much may come in on one line: a little while nobody has proved who is there, and later
// what is left to that device or person on all their lines.

import { Rate, type Rates } from './rate.ts';
import type { Stranger, Strangers } from './strangers.ts';

/** What all lines of the house share. */
export interface LineLimits {
  readonly strangers: Strangers;
  readonly rates: Rates;
}

const nothing = (): void => undefined;

export class LineRate {
  readonly #limits: LineLimits;
  readonly #stranger: Stranger;
  #rate: Rate;
  #letGo: (now: number) => void = nothing;

  /** A stranger's line; `cut` ends it where too many strangers come. */
  constructor(limits: LineLimits, address: string, now: number, cut: () => void) {
    this.#limits = limits;
    this.#rate = new Rate(limits.rates.perSecond, now);
    this.#stranger = limits.strangers.enter(address, cut);
  }

  take(now: number): boolean {
    return this.#rate.take(now);
  }

  /** Whose line it is has been proved. */
  belongsTo(whose: string, now: number): void {
    this.#stranger.leave();
    const { rate, letGo } = this.#limits.rates.hold(whose, now);
    this.#rate = rate;
    this.#letGo = letGo;
  }

  over(now: number): void {
    this.#stranger.leave();
    this.#letGo(now);
    this.#letGo = nothing;
  }
}
