// Odds that are one choice for the whole house: no table has its own, and all change together
// (crown-rapid 10.1 footnote *, ruling R8).

import { ODDS_OPTIONS, type OddsOption, type RulebookId, versionOf } from '../../rules/rulebook.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import type { Setup } from '../../table/setup/setup.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

/** The option in force for each of the odds that have several. */
export type OptionsInForce = Readonly<Record<OddsOption, number>>;

/** The clause by which a book wants one option for the whole house; undefined where it does not. */
export const wholeHouseClause = (book: RulebookId): string | undefined =>
  RULEBOOKS[book].procedure.oneOptionForAll;

/** Whether a set-up has a bet whose odds the option chooses. */
function offers({ rulebook, version, offered }: Setup, option: OddsOption): boolean {
  const wagers = versionOf(RULEBOOKS[rulebook], version)?.wagers;
  return offered.some(on => isSingleCoupWager(on) && wagers?.[on]?.chosenBy === option);
}

const WAGER_OF = {
  dragonBonus: 'player-dragon-bonus',
  perfectPairs: 'player-perfect-pair',
} as const;

/** Refuses a set-up that pays such a bet otherwise than the tables that offer it now. */
export function overrideFault(setup: Setup, others: readonly Setup[]): RefusalTold | null {
  const clause = wholeHouseClause(setup.rulebook);
  if (clause === undefined) return null;
  for (const option of ODDS_OPTIONS) {
    if (!offers(setup, option)) continue;
    const other = others.find(
      one =>
        one.rulebook === setup.rulebook &&
        offers(one, option) &&
        one.pay[option] !== setup.pay[option],
    );
    if (other === undefined) continue;
    const wager = WAGER_OF[option];
    const reason = { code: 'option-of-whole-house', wager, number: other.pay[option] } as const;
    return { refused: 'set-up-not-permitted', clause, reason };
  }
  return null;
}

/** The set-up under the house's options: itself where it has them, else under an id of its own. */
export function withOptions(setup: Setup, options: OptionsInForce | undefined): Setup {
  if (options === undefined || wholeHouseClause(setup.rulebook) === undefined) return setup;
  const { dragonBonus, perfectPairs } = options;
  const { pay } = setup;
  if (pay.dragonBonus === dragonBonus && pay.perfectPairs === perfectPairs) return setup;
  const id = `${setup.id}+dragon-bonus-${dragonBonus}+perfect-pairs-${perfectPairs}`;
  return { ...setup, id, pay: { ...pay, dragonBonus, perfectPairs } };
}
