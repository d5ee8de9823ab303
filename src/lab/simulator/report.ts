// What a simulation answers: counts, and for every wager its return and standard error.

import type { PricedWager, WagerLabel } from './prices.ts';
import type { Burn, CheckedRequest, Priced } from './request.ts';
import { coupsTallied, returnOf, standardErrorOf, type Tally, type WagerTally } from './tally.ts';

/** One wager: `return` is the expected profit of a unit, minus the edge. */
export interface SimulatedWager extends WagerLabel {
  /** How many units were staked and settled. */
  readonly units: number;
  /** Null when no unit was staked. */
  readonly return: number | null;
  /** The standard error of the return; null when there are too few shoes to tell. */
  readonly se: number | null;
}

export interface SimulationReport {
  readonly rulebook: string;
  readonly version: string;
  readonly decks: number;
  readonly cut: number | null;
  readonly burn: Burn | null;
  /** Text, because it may be beyond 2^53. */
  readonly seed: string;
  readonly threads: number;
  readonly priced: Priced;
  /** False when it was stopped before all coups were dealt. */
  readonly complete: boolean;
  readonly coups: number;
  readonly shoes: number;
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly wagers: readonly SimulatedWager[];
  readonly seconds: number;
  readonly coupsPerSecond: number;
}

const unscaled = (value: number | null, scale: number): number | null =>
  value === null ? null : value / scale;

const rowOf = (
  { label, scale }: PricedWager,
  tally: WagerTally,
  batches: number,
): SimulatedWager => ({
  ...label,
  units: tally.units,
  return: unscaled(returnOf(tally), scale),
  se: unscaled(standardErrorOf(tally, batches), scale),
});

/** Writes the report of a tally. */
export function reportOn(
  request: CheckedRequest,
  wagers: readonly PricedWager[],
  tally: Tally,
  seconds: number,
): SimulationReport {
  const coups = coupsTallied(tally);
  return {
    rulebook: request.book.id,
    version: request.versionId,
    decks: request.decks,
    cut: request.cut,
    burn: request.book.shoe.burn === undefined ? null : request.burn,
    seed: `${request.seed}`,
    threads: request.threads,
    priced: request.wagers,
    complete: coups >= request.coups,
    coups,
    shoes: tally.shoes,
    player: tally.player,
    banker: tally.banker,
    tie: tally.tie,
    wagers: tally.wagers.flatMap((each, at) => {
      const wager = wagers[at];
      return wager === undefined ? [] : [rowOf(wager, each, tally.batches)];
    }),
    seconds,
    coupsPerSecond: coups / seconds,
  };
}
