// What a bench measures: each figure beside a peer or a bound, both of the same run.

/** One figure. */
export interface BenchRow {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** What it is measured against, with that one's figure. */
  readonly against: string;
  /** How many times better than that; more is better, also where the figure is a time. */
  readonly ratio: number;
  /** The least ratio that we promise; null where we promise none. */
  readonly target: number | null;
}

/** A bench file exports these two; `npm run bench` finds every `bench/*.bench.ts`. */
export interface Bench {
  readonly name: string;
  readonly rows: () => Promise<readonly BenchRow[]> | readonly BenchRow[];
}
