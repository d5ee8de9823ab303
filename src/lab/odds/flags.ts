// Wagers that somebody must look at before a table opens: they pay too much or too little.

import { type Fraction, fraction, minus } from '../../rules/fraction.ts';
import type { Moments } from './moments.ts';

export const FLAGS = ['favours-the-patron', 'below-the-floor'] as const;
export type Flag = (typeof FLAGS)[number];

/** A wager that gives back less of a unit than this is flagged, unless the house says otherwise. */
export const DEFAULT_FLOOR: Fraction = fraction(3, 4);

/** Whether a wager's return is above what was staked or below the floor. */
export function returnFlagOf({ return: mean }: Pick<Moments, 'return'>, floor: Fraction) {
  const back: Fraction = { ...mean, numerator: mean.numerator + mean.denominator };
  if (mean.numerator > 0n) return 'favours-the-patron' satisfies Flag;
  return minus(back, floor).numerator < 0n ? ('below-the-floor' satisfies Flag) : undefined;
}
