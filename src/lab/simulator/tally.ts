// Adds up what was counted, batch by batch, so that every return has its standard error.

import type { PricedWager, Weights } from './prices.ts';

/**
 * Sums over batches, for one wager: units staked, profit in parts of the wager's scale, and the
 * products that the standard error needs. Windows of Runs overlap, so that coup by coup the error
 * would come out too small; batches of shoes hardly touch each other.
 */
export interface WagerTally {
  readonly units: number;
  readonly profit: number;
  readonly unitsSquared: number;
  readonly unitsTimesProfit: number;
  readonly profitSquared: number;
}

export interface Tally {
  readonly shoes: number;
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly batches: number;
  readonly wagers: readonly WagerTally[];
}

const NO_WAGER: WagerTally = {
  ...{ units: 0, profit: 0 },
  ...{ unitsSquared: 0, unitsTimesProfit: 0, profitSquared: 0 },
};

export const emptyTally = (wagers: number): Tally => ({
  ...{ shoes: 0, player: 0, banker: 0, tie: 0, batches: 0 },
  wagers: Array.from({ length: wagers }, () => NO_WAGER),
});

export const coupsTallied = ({ player, banker, tie }: Omit<Tally, 'wagers'>): number =>
  player + banker + tie;

/** The sum of the counters by their weights; whole numbers below 2^53, so that nothing is lost. */
export function weightedSum({ at, by }: Weights, counters: Float64Array): number {
  let sum = 0;
  for (let share = 0; share < at.length; share += 1) {
    sum += (counters[at[share] ?? 0] ?? 0) * (by[share] ?? 0);
  }
  return sum;
}

function batchOf({ units, profit }: PricedWager, counters: Float64Array): WagerTally {
  const staked = weightedSum(units, counters);
  const won = weightedSum(profit, counters);
  return {
    units: staked,
    profit: won,
    unitsSquared: staked * staked,
    unitsTimesProfit: staked * won,
    profitSquared: won * won,
  };
}

const addWager = (a: WagerTally, b: WagerTally): WagerTally => ({
  units: a.units + b.units,
  profit: a.profit + b.profit,
  unitsSquared: a.unitsSquared + b.unitsSquared,
  unitsTimesProfit: a.unitsTimesProfit + b.unitsTimesProfit,
  profitSquared: a.profitSquared + b.profitSquared,
});

/** One batch of shoes as a tally. */
export const tallyOf = (
  shoes: number,
  [player = 0, banker = 0, tie = 0]: readonly number[],
  wagers: readonly PricedWager[],
  counters: Float64Array,
): Tally => ({
  ...{ shoes, player, banker, tie, batches: 1 },
  wagers: wagers.map(wager => batchOf(wager, counters)),
});

export const addTally = (a: Tally, b: Tally): Tally => ({
  shoes: a.shoes + b.shoes,
  player: a.player + b.player,
  banker: a.banker + b.banker,
  tie: a.tie + b.tie,
  batches: a.batches + b.batches,
  wagers: a.wagers.map((wager, at) => addWager(wager, b.wagers[at] ?? NO_WAGER)),
});

/** Profit for each unit staked, in parts of the wager's scale; null when none was. */
export const returnOf = ({ units, profit }: WagerTally): number | null =>
  units === 0 ? null : profit / units;

/**
 * The standard error of the return, from the spread of the batches about it; a batch counts by the
 * units staked in it. Null when there are too few batches to tell.
 */
export function standardErrorOf(tally: WagerTally, batches: number): number | null {
  const { units, unitsSquared, unitsTimesProfit, profitSquared } = tally;
  const expected = returnOf(tally);
  if (expected === null || batches < 2) return null;
  const spread =
    profitSquared - 2 * expected * unitsTimesProfit + expected * expected * unitsSquared;
  return Math.sqrt((Math.max(0, spread) * batches) / (batches - 1)) / units;
}
