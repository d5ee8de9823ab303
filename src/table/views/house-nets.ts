// What the coup stands at for the house: the wagers against each other, result by result.

import { assert } from '../../rules/assert.ts';
import { type CoupFacts, factsOf, type Result, RESULTS } from '../../rules/coup.ts';
import { toNumber } from '../../rules/fraction.ts';
import { payRulesFor } from '../../rules/placement/personal-terms.ts';
import { settleWager } from '../../rules/settle.ts';
import { isSingleCoupWager, type SingleCoupWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { stakeRulesAt } from '../wagers/stake-rules.ts';

/** What the house would win on single-coup wagers, by result; what it would lose is negative. */
export type HouseNets = Readonly<Record<Result, number>>;

/** Seven over five, in cards that are neither pair nor natural: no bonus and no exception plays. */
const PLAIN: Readonly<Record<Result, CoupFacts>> = {
  player: factsOf({ player: ['4s', '3h'], banker: ['3s', '2h'] }),
  banker: factsOf({ player: ['3s', '2h'], banker: ['4s', '3h'] }),
  tie: factsOf({ player: ['4s', '3h'], banker: ['4c', '3d'] }),
};

/** As the wagers lie, at the odds of the table; terms of single patrons are left aside. */
export function houseNets(room: At): HouseNets {
  const stakes = stakesByWager(room);
  const netOf = (result: Result): number =>
    [...stakes].reduce((sum, [on, stake]) => {
      const { offer, house } = stakeRulesAt(room, on);
      assert(offer !== undefined, 'a wager lies only where it is offered');
      const rules = payRulesFor(house, false);
      const { profit } = settleWager(room.book, offer, rules, PLAIN[result], { on, stake });
      return sum - Math.round(toNumber(profit));
    }, 0);
  return { player: netOf(RESULTS[0]), banker: netOf(RESULTS[1]), tie: netOf(RESULTS[2]) };
}

function stakesByWager({ table }: At): ReadonlyMap<SingleCoupWager, number> {
  const stakes = new Map<SingleCoupWager, number>();
  for (const { wagers } of table.seats) {
    for (const { on, stake, counts = stake } of wagers) {
      if (isSingleCoupWager(on)) stakes.set(on, (stakes.get(on) ?? 0) + counts);
    }
  }
  return stakes;
}
