// The one clock of the house (R-CLK-1). Everything that asks for the time is handed this.

export interface Clock {
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** Milliseconds since some moment, whoever sets the clock. */
  readonly steady: () => number;
  /** Acts once after so many milliseconds; answers with a function that calls it off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** A clock that knows the loop by which this process lives, for the journal's writer. */
export interface LoopClock extends Clock {
  /** Acts again and again until it is called off; keeps no process alive. */
  readonly every: (ms: number, act: () => void) => () => void;
  /** Acts once what the sockets hold already was read. */
  readonly turn: (act: () => void) => void;
}

/** Waits on a clock. */
export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise(over => clock.after(ms, over));

/** Longer waits than a timer can hold are cut: whoever waits looks at the clock again. */
const LONGEST_TIMER_MS = 2_000_000_000;

export const systemClock: LoopClock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
  every: (ms, act) => {
    const timer = setInterval(act, ms).unref();
    return () => clearInterval(timer);
  },
  turn: setImmediate,
};
