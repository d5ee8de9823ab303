// A wager that lies on the felt: its bet, its stake and the pending transfer that holds the stake.

import type { Side } from '../rules/hand.ts';
import type { TailArea } from '../rules/dragon-tails.ts';
import type { WagerName } from '../rules/wagers.ts';
import type { TransferId } from '../ledger/transfer.ts';

/** Which bet: a name, and for streaks the length, pattern or area. */
export interface Bet {
  readonly on: WagerName;
  readonly length?: number;
  readonly pattern?: readonly Side[];
  readonly area?: TailArea;
  /** The position whose pairs area it lies on, where that is not the own one (tasmania 15.4). */
  readonly position?: number;
}

export interface Wager extends Bet, OutsideLimits {
  readonly stake: number;
  /** The pending transfer from the patron to the house. */
  readonly transfer: TransferId;
  /** Who staked: the seat's own patron, or one standing behind it. */
  readonly patron: string;
  /** What was wished, where clamping left less of it: the same wish again changes nothing. */
  readonly asked?: number;
  /** The side nominated for this coup of a combination Run without a declared pattern (C7). */
  readonly nominated?: Side;
}

/** A stake that was entered outside the limits: it is settled by what it was marked (C14, T7). */
export interface OutsideLimits {
  /** The part of the stake that plays, where it is over the maximum; the rest goes back. */
  readonly counts?: number;
  /** The minimum that it is under. */
  readonly under?: number;
}

/** A stake on a bet and whose it is, without the money behind it. */
export type Staked = Bet & { readonly stake: number };
export type StakedBy = Staked & { readonly patron: string };

/** One key for one bet of one patron: 'player', 'player-run 3', 'banker-dragon-tail late'. */
export function betKey({ on, length, pattern, area, position }: Bet): string {
  const where = position === undefined ? '' : ` @${position}`;
  if (area !== undefined) return `${on} ${area}${where}`;
  if (pattern !== undefined) return `${on} ${pattern.map(side => side.charAt(0)).join('')}${where}`;
  return length === undefined ? `${on}${where}` : `${on} ${length}${where}`;
}

/** The same bet, told without building keys: it is asked for every touch. */
export const sameBet = (a: Bet, b: Bet): boolean =>
  a.on === b.on &&
  a.length === b.length &&
  a.area === b.area &&
  a.position === b.position &&
  (a.pattern === b.pattern || samePattern(a.pattern, b.pattern));

function samePattern(a: readonly Side[] | undefined, b: readonly Side[] | undefined): boolean {
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return a.every((side, at) => side === b[at]);
}

/** True for a bet that its name says whole. */
export const isPlain = ({ length, pattern, area, position }: Bet): boolean =>
  length === undefined && pattern === undefined && area === undefined && position === undefined;

/** The bet alone, without what lies on it; nearly all bets are plain and cost no copying. */
export function betOf(bet: Bet): Bet {
  const { on, length, pattern, area, position } = bet;
  if (isPlain(bet)) return { on };
  return {
    on,
    ...(length === undefined ? {} : { length }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(area === undefined ? {} : { area }),
    ...(position === undefined ? {} : { position }),
  };
}

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
