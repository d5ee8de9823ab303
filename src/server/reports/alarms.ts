// Statistical alarms: where to look, never a proof. A table's win far from what its odds make it, a
// long run of one side, a seat that has won very much.

/** When somebody is to look; 0 switches an alarm off. */
export interface AlarmLimits {
  /** Standard deviations, in tenths: 35 is 3.5. */
  readonly winTenths: number;
  /** Coups in a row for one side; a tie breaks nothing. */
  readonly run: number;
  readonly seatCents: number;
}

/** One table on one gaming day. */
export interface TableDay {
  readonly table: string;
  readonly coups: number;
  readonly stake: number;
  readonly win: number;
  /** The sum over all coups of the square of what each brought. */
  readonly squares: number;
  /** What the odds say of such stakes, on average. */
  readonly expected: number;
  /** The results of its last coups, the latest last. */
  readonly results: readonly (string | null)[];
  /** What each seat has won (or, below nought, lost). */
  readonly seats: readonly { readonly seat: number; readonly won: number }[];
}

export const ALARMS = ['win', 'run', 'seat'] as const;
export interface StatisticsAlarm {
  readonly what: (typeof ALARMS)[number];
  readonly table: string;
  /** The same matter is told once a day. */
  readonly matter: string;
  readonly says: string;
}

/** Fewer coups say nothing. */
const LEAST_COUPS = 30;
const TENTHS = 10;

/**
 * How many standard deviations a win is from what was expected. What all seats staked on one coup
 * comes out together, so the spread is taken coup by coup from what the coups really brought: a
 * spread reckoned wager by wager would accuse somebody every evening.
 */
export function deviationOf({ coups, win, expected, squares }: TableDay): number {
  if (coups === 0) return 0;
  const mean = expected / coups;
  const spread = Math.sqrt(Math.max(0, squares - 2 * mean * win + coups * mean * mean));
  return spread === 0 ? 0 : (win - expected) / spread;
}

/** How long the last run of one side is or was, at its longest among these results. */
export function longestRun(results: readonly (string | null)[]): number {
  let [longest, run, side]: [number, number, string | null] = [0, 0, null];
  for (const result of results) {
    if (result === null || result === 'tie') continue;
    run = result === side ? run + 1 : 1;
    side = result;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Everything about a table's day that somebody should look into. */
export function alarmsAt(day: TableDay, limits: AlarmLimits): readonly StatisticsAlarm[] {
  const { table } = day;
  const alarms: StatisticsAlarm[] = [];
  const sigma = deviationOf(day);
  const isFar = limits.winTenths > 0 && Math.abs(sigma) * TENTHS > limits.winTenths;
  if (isFar && day.coups >= LEAST_COUPS) {
    const says = `The win is ${sigma.toFixed(1)} standard deviations from what the odds make it.`;
    alarms.push({ what: 'win', table, matter: sigma > 0 ? 'win up' : 'win down', says });
  }
  const run = longestRun(day.results);
  if (limits.run > 0 && run >= limits.run) {
    alarms.push({
      what: 'run',
      table,
      matter: `run ${run}`,
      says: `One side won ${run} in a row.`,
    });
  }
  for (const { seat, won } of day.seats) {
    if (limits.seatCents === 0 || won < limits.seatCents) continue;
    const says = `Seat ${seat} has won ${(won / 100).toFixed(2)} on this gaming day.`;
    alarms.push({ what: 'seat', table, matter: `seat ${seat}`, says });
  }
  return alarms;
}
