// The one clock of the house (R-CLK-1). Everything that asks for the time is handed this.

export interface Clock {
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** Milliseconds since some moment, whoever sets the clock. */
  readonly steady: () => number;
  /** Acts once after so many milliseconds; answers with a function that calls it off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Longer waits than a timer can hold are cut: whoever waits looks at the clock again. */
const LONGEST_TIMER_MS = 2_000_000_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};
