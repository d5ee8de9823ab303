// One coup dealt from the front of the shoe, and everything about it that a wager may turn on.

import type { Card, CardStack } from './cards.ts';
import { isNatural, type PairKind, pairOf, pointCount } from './hand.ts';
import { type DealtHands, nextSide, type Tableau } from './tableau.ts';

export const RESULTS = ['player', 'banker', 'tie'] as const;
export type Result = (typeof RESULTS)[number];

/** A coup as far as the cards went: `complete` is false when they did not suffice. */
export interface DealtCoup extends DealtHands {
  readonly used: number;
  readonly complete: boolean;
}

/** Deals until nobody takes another card or the cards have run out. */
export function dealCoup(tableau: Tableau, shoe: CardStack, from = 0): DealtCoup {
  const player: Card[] = [];
  const banker: Card[] = [];
  for (let used = 0; ; used += 1) {
    const side = nextSide(tableau, { player, banker });
    if (side === 'nobody') return { player, banker, used, complete: true };
    const card = shoe[from + used];
    if (card === undefined) return { player, banker, used, complete: false };
    (side === 'player' ? player : banker).push(card);
  }
}

/** What a finished coup shows. Odds lines name facts of this and of nothing else. */
export interface CoupFacts {
  readonly result: Result;
  readonly playerCount: number;
  readonly bankerCount: number;
  /** How many points the winner is ahead; 0 on a tie. */
  readonly margin: number;
  readonly playerNatural: boolean;
  readonly bankerNatural: boolean;
  readonly playerCards: number;
  readonly bankerCards: number;
  readonly playerPair: PairKind | undefined;
  readonly bankerPair: PairKind | undefined;
}

export function factsOf({ player, banker }: DealtHands): CoupFacts {
  const playerCount = pointCount(player);
  const bankerCount = pointCount(banker);
  const lead = bankerCount - playerCount;
  return {
    result: lead === 0 ? 'tie' : lead > 0 ? 'banker' : 'player',
    playerCount,
    bankerCount,
    margin: Math.abs(lead),
    playerNatural: isNatural(player),
    bankerNatural: isNatural(banker),
    playerCards: player.length,
    bankerCards: banker.length,
    playerPair: pairOf(player),
    bankerPair: pairOf(banker),
  };
}

/** Whether two coups show the same: then no odds line can tell them apart. */
export const sameFacts = (one: CoupFacts, other: CoupFacts): boolean =>
  // the keys of a closed record
  (Object.keys(one) as (keyof CoupFacts)[]).every(fact => one[fact] === other[fact]);

/** Insurance may be had when the Banker's first two count six and the Player must draw (C9). */
export function insuranceOpen(tableau: Tableau, { player, banker }: DealtHands): boolean {
  const openers = { player: player.slice(0, 2), banker: banker.slice(0, 2) };
  return (
    openers.banker.length === 2 &&
    pointCount(openers.banker) === 6 &&
    nextSide(tableau, openers) === 'player'
  );
}
