// What each wager of a table gives back of a unit staked, counted exactly. Runs and Dragon Tails
// are left out: they live over many coups of a shoe, which the simulator samples and nobody counts.

import { fraction, plus, toNumber } from '../rules/fraction.ts';
import type { SingleCoupWager } from '../rules/wagers.ts';
import { oddsAt, type TableSetup } from './table-setup.ts';

export type CountedReturns = readonly (readonly [on: SingleCoupWager, share: number])[];

const ONE = fraction(1);

/** The share of the stakes that comes back, by wager, at the odds that the house has chosen. */
export const returnsAt = (setup: TableSetup): CountedReturns =>
  oddsAt(setup).wagers.flatMap(({ price: { on, option, offer }, return: profit }) => {
    const chosen = offer.chosenBy === undefined ? null : setup.house[offer.chosenBy];
    return option === chosen ? [[on, toNumber(plus(ONE, profit))] as const] : [];
  });
