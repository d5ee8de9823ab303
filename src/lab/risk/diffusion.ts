// The chance of ruin of a continuous walk with the same mean and variance: for sessions that are
// too long to be counted coup by coup.

/** A walk of so many coups from a bankroll of so many stakes. */
export interface RuinOf {
  readonly units: number;
  readonly coups: number;
  /** Of one coup, for each unit staked. */
  readonly mean: number;
  readonly variance: number;
}

// A Chebyshev fit of the complementary error function, good to 1.2e-7 of its value (Numerical
// Recipes, `erfcc`), as a logarithm so that tails neither vanish nor overflow.
const FIT = [
  ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
  ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
];

/** The logarithm of the chance that a normal figure lies above this many deviations. */
function logTail(deviations: number): number {
  if (deviations < 0) return Math.log1p(-Math.exp(logTail(-deviations)));
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const sum = FIT.reduceRight((rest, each) => rest * t + each, 0);
  return Math.log(t / 2) - x * x + sum;
}

/** The chance that a normal figure lies above this many deviations. */
export const normalTail = (deviations: number): number => Math.exp(logTail(deviations));

/** The chance to reach zero within the coups (the first passage of Brownian motion with drift). */
export function ruinByDiffusion({ units, coups, mean, variance }: RuinOf): number {
  if (units < 1) return 1;
  if (variance === 0) return Number(units + mean * coups < 1);
  const spread = Math.sqrt(variance * coups);
  const drift = mean * coups;
  const straight = logTail((units + drift) / spread);
  const reflected = (-2 * mean * units) / variance + logTail((units - drift) / spread);
  return Math.min(1, Math.exp(straight) + Math.exp(reflected));
}
