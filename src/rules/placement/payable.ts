// The least stake whose every win comes out in whole chips; its multiples do as well (6.6, G1).

import { fraction, lowestCommonMultiple } from '../fraction.ts';
import type { Odds, Offer, RunOffer, TailOffer } from '../rulebook.ts';
import { oddsOf, oddsPaid, type PayRules } from '../settle.ts';
import type { WagerName } from '../wagers.ts';

/** The unit of a wager decided by one coup, winnings less commission on each line of its odds. */
export function payableUnit(offer: Offer<string>, house: PayRules, on: WagerName): number {
  const units = (oddsOf(offer, house) ?? []).map(line => {
    const odds = oddsPaid(line, house, on);
    const [part, whole] = line.commission ?? [0, 1];
    return odds === undefined ? 1n : chipUnit([odds[0] * (whole - part), odds[1] * whole], house);
  });
  return inCents(units);
}

/** A tail may come to any of its prices. */
export const tailUnit = ({ early }: TailOffer<string>, house: PayRules): number =>
  inCents(Object.values(early).map(({ pays }) => chipUnit(pays, house)));

/** Each length of a Run has odds of its own. */
export const runUnits = (
  { odds }: RunOffer<string>,
  house: PayRules,
): Readonly<Record<number, number>> =>
  Object.fromEntries(
    Object.entries(odds).map(([length, { pays }]) => [length, inCents([chipUnit(pays, house)])]),
  );

/** The stake that odds turn into one chip or the fewest whole ones: pays / to, reduced, over it. */
const chipUnit = ([pays, to]: Odds, { chip }: PayRules): bigint =>
  fraction(pays, BigInt(to) * BigInt(chip)).denominator;

/** A unit beyond what stakes can be is as good as endless: no stake is a multiple of it. */
function inCents(units: readonly bigint[]): number {
  const unit = units.reduce(lowestCommonMultiple, 1n);
  return unit > BigInt(Number.MAX_SAFE_INTEGER) ? Number.POSITIVE_INFINITY : Number(unit);
}
