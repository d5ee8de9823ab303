// A bet: the spot on the felt that a stake lies on, with the fields that belong to it alone.

import type { TailArea } from './dragon-tails.ts';
import type { Side } from './hand.ts';
import { isPairWager, isRunWager, isTailWager, type WagerName } from './wagers.ts';

/** Which bet: a name, and for streaks the length, pattern or area. */
export interface Bet {
  readonly on: WagerName;
  readonly length?: number;
  readonly pattern?: readonly Side[];
  readonly area?: TailArea;
  /** Position of the pairs area it lies on, where that is not the patron's own (tasmania 15.4). */
  readonly position?: number;
}

/** One key for one bet: 'player', 'player-run 3', 'banker-dragon-tail late'. */
export function betKey({ on, length, pattern, area, position }: Bet): string {
  const where = position === undefined ? '' : ` @${position}`;
  if (area !== undefined) return `${on} ${area}${where}`;
  if (pattern !== undefined) return `${on} ${pattern.map(side => side.charAt(0)).join('')}${where}`;
  return length === undefined ? `${on}${where}` : `${on} ${length}${where}`;
}

/** The same bet, compared without building keys: it is asked for every touch. */
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

/** How many coups a Run is to last; a declared pattern says it by its length. */
export const coupsOf = ({ pattern, length }: Bet): number | undefined => pattern?.length ?? length;

/** Puts a bet into its one form, so that two ways to say it are one spot. */
export function normalBet(bet: Bet): Bet {
  const { on, length, pattern, area, position } = bet;
  if (isTailWager(on)) return { on, area: area ?? 'early' };
  if (isRunWager(on)) {
    if (on === 'combination-run' && pattern !== undefined) return { on, pattern };
    return length === undefined ? { on } : { on, length };
  }
  return isPairWager(on) && position !== undefined ? { on, position } : nameOnly(bet);
}

const nameOnly = (bet: Bet): Bet => (isPlain(bet) ? bet : { on: bet.on });
