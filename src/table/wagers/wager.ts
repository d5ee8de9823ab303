// A wager that lies on the felt: its bet, its stake and the pending transfer that holds the stake.

import { type Bet, betOf, isPlain, sameBet } from '../../rules/bet.ts';
import type { Side } from '../../rules/hand.ts';
import type { OutsideLimits } from '../../rules/placement/limits.ts';
import type { TransferId } from '../../ledger/transfer.ts';

export { type Bet, betKey, betOf, isPlain, sameBet } from '../../rules/bet.ts';

export interface Wager extends Bet, OutsideLimits {
  readonly stake: number;
  /** The pending transfer from the patron to the house. */
  readonly transfer: TransferId;
  /** Who staked: the seat's own patron, or one standing behind it. */
  readonly patron: string;
  /** What was asked, where clamping left less of it: the same total again changes nothing. */
  readonly asked?: number;
  /** The side nominated for this coup of a combination Run without a declared pattern (C7). */
  readonly nominated?: Side;
}

/** A stake on a bet and whose it is, without the money behind it. */
export type Staked = Bet & { readonly stake: number };
export type StakedBy = Staked & { readonly patron: string };

/** A patron's wager on a bet, if one lies there. */
export function wagerOn(wagers: readonly Wager[], patron: string, bet: Bet): Wager | undefined {
  for (const wager of wagers) {
    if (wager.patron === patron && sameBet(wager, bet)) return wager;
  }
  return undefined;
}

/** What lay here, as it can be repeated in the next coup. */
export const repeatable = (wagers: readonly Wager[]): readonly StakedBy[] =>
  wagers.map(wager => {
    const { on, stake, patron } = wager;
    return isPlain(wager) ? { on, stake, patron } : { ...betOf(wager), stake, patron };
  });
