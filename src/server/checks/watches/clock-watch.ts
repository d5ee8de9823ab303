// Watches the house's clock: set back, it halts play until it has caught up with itself; a step
// either way is told, to be put on record (R-CLK-1, R-EVT-2).

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import type { Clock } from '../../ports/clock.ts';

const LOOK_MS = 1_000;
/** Smaller steps are corrections of the network's time and hurt nobody. */
const MAY_STEP_BACK_MS = 1_000;
/** A wait may take longer than it was meant to; a step of the clock is more than that. */
const MAY_DIFFER_MS = 1_000;

const SET_BACK = { code: 'clock-went-back' } as const;

export class ClockWatch {
  readonly #clock: Clock;
  readonly #onChange: (reason: HouseReason | null) => void;
  readonly #onStep: (ms: number) => void;
  #last: { readonly wall: number; readonly steady: number };
  #latest: number;
  #reason: HouseReason | null = null;
  #callOff: () => void;

  /** `onStep` hears by how much the clock was set, forward or (below nought) back. */
  constructor(
    clock: Clock,
    onChange: (reason: HouseReason | null) => void,
    onStep: (ms: number) => void = () => undefined,
  ) {
    this.#clock = clock;
    this.#onChange = onChange;
    this.#onStep = onStep;
    this.#last = this.#times();
    this.#latest = clock.now();
    this.#callOff = clock.after(LOOK_MS, () => this.#look());
  }

  /** Why play waits for the clock, or null. */
  get reason(): HouseReason | null {
    return this.#reason;
  }

  stop(): void {
    this.#callOff();
  }

  #look(): void {
    const now = this.#clock.now();
    this.#lookForStep();
    const behind = this.#latest - now;
    this.#latest = Math.max(this.#latest, now);
    const reason = behind > MAY_STEP_BACK_MS ? SET_BACK : null;
    if (reason !== this.#reason) {
      this.#reason = reason;
      this.#onChange(reason);
    }
    this.#callOff = this.#clock.after(LOOK_MS, () => this.#look());
  }

  #times(): { readonly wall: number; readonly steady: number } {
    return { wall: this.#clock.now(), steady: this.#clock.steady() };
  }

  /** Time on the wall and time that nobody can set must go by alike. */
  #lookForStep(): void {
    const [before, now] = [this.#last, this.#times()];
    this.#last = now;
    const ms = now.wall - before.wall - (now.steady - before.steady);
    if (Math.abs(ms) > MAY_DIFFER_MS) this.#onStep(Math.round(ms));
  }
}
