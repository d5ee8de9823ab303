// From weighed payments to what a wager returns, how often it wins and how far it swings.

import {
  type Fraction,
  fraction,
  lowestCommonMultiple,
  minus,
  times,
  toNumber,
} from '../../rules/fraction.ts';

/** This many orders of the cards, and what the wager makes in them per unit staked. */
export interface WeighedPayment {
  readonly orders: bigint;
  readonly profit: Fraction;
}

export interface Moments {
  /** Expected profit per unit staked. */
  readonly return: Fraction;
  readonly variance: Fraction;
  /** The chance of a profit. */
  readonly hit: Fraction;
}

/** Works out the moments exactly; `all` is the number of orders altogether. */
export function momentsOf(payments: readonly WeighedPayment[], all: bigint): Moments {
  const unit = payments.map(({ profit }) => profit.denominator).reduce(lowestCommonMultiple, 1n);
  let [sum, squares, winning] = [0n, 0n, 0n];
  for (const { orders, profit } of payments) {
    const units = profit.numerator * (unit / profit.denominator);
    sum += orders * units;
    squares += orders * units * units;
    if (units > 0n) winning += orders;
  }
  const mean = fraction(sum, all * unit);
  return {
    return: mean,
    variance: minus(fraction(squares, all * unit * unit), times(mean, mean)),
    hit: fraction(winning, all),
  };
}

/** What the house keeps of each unit, as a number to look at. */
export const edgeOf = (moments: Moments): number => -toNumber(moments.return) || 0;

export const standardDeviationOf = (moments: Moments): number =>
  Math.sqrt(toNumber(moments.variance));
