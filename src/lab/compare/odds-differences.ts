// Two tables of odds for one wager: where they pay differently, and what each place does to the
// edge. The parts add up to the whole difference, to the fraction.

import { type Fraction, fraction, minus, times } from '../../rules/fraction.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { PriceLine } from '../odds/prices.ts';
import type { WagerOdds } from '../odds/solve.ts';
import type { WeighedClasses } from '../odds/weigh.ts';

/** Coups that one table decides by one line and the other by another that pays differently. */
export interface LineDifference {
  readonly here: PriceLine;
  readonly there: PriceLine;
  readonly chance: Fraction;
  /** What the other table's line does to the edge: more is better for the house. */
  readonly edge: Fraction;
}

export interface OddsDifference {
  readonly on: SingleCoupWager;
  readonly here: WagerOdds;
  readonly there: WagerOdds;
  readonly lines: readonly LineDifference[];
  /** The edge there less the edge here. */
  readonly edge: Fraction;
}

/** Which line decides each class. */
function deciders(lines: readonly PriceLine[]): ReadonlyMap<number, PriceLine> {
  return new Map(lines.flatMap(line => line.classes.map(number => [number, line] as const)));
}

/** Finds every place where two prices of one wager pay differently. */
export function oddsDifference(
  here: WagerOdds,
  there: WagerOdds,
  weighed: WeighedClasses,
): OddsDifference {
  const sums = here.price.basis === 'result' ? weighed.classSums : weighed.openingSums;
  const decidesThere = deciders(there.price.lines);
  const met = new Map<PriceLine, Map<PriceLine, bigint>>();
  for (const [number, line] of deciders(here.price.lines)) {
    const other = decidesThere.get(number);
    if (other === undefined || minus(line.profit, other.profit).numerator === 0n) continue;
    const against = met.get(line) ?? new Map<PriceLine, bigint>();
    against.set(other, (against.get(other) ?? 0n) + (sums[number] ?? 0n));
    met.set(line, against);
  }
  const lines = [...met].flatMap(([line, against]) =>
    [...against].map(([other, orders]): LineDifference => {
      const chance = fraction(orders, here.all);
      const edge = times(chance, minus(line.profit, other.profit));
      return { here: line, there: other, chance, edge };
    }),
  );
  const edge = minus(here.return, there.return);
  return { on: here.price.on, here, there, lines, edge };
}
