// The shoe of a table: its cards and how far they are dealt, as plain data.

import type { DummyReason, ShoeStep } from '../../rulebooks/index.ts';
import type { Card } from '../../rules/cards.ts';
import type { RoadHand } from '../../rules/roads.ts';

export interface Shoe {
  readonly number: number;
  /** The steps still to be done before the first coup, in order. */
  readonly toDo: readonly ShoeStep[];
  readonly cardSet: string | null;
  /** Sets that never come back to this table. */
  readonly retired: readonly string[];
  readonly cards: number;
  /** Cards that a count found missing (C21). */
  readonly missing: number;
  /** Cards gone, burnt ones included. */
  readonly dealt: number;
  /** How often each card has been seen, for foreign cards and impossible entries. */
  readonly seen: { readonly [card in Card]?: number };
  readonly cuttingCardOut: boolean;
  /** How many cards were gone when the dealer noted the cutting card; null before. */
  readonly cuttingCardAt: number | null;
  /** The coming coup is the last on which wagers are taken. */
  readonly lastCoup: boolean;
  readonly over: boolean;
  readonly handled: boolean;
  /** How many cards the opening burn took, as it was entered. */
  readonly openingBurn: number;
  /** The burnt card, where it was shown (4.3.1). */
  readonly burnShown: Card | null;
  /** Seats that have asked to see it. */
  readonly burnAskedBy: readonly number[];
  /** True once it was found that the opening burn had not been made after all (11.1). */
  readonly burnMissed: boolean;
  /** Cards that must open the next coup, in order: its first cards come from here (11.2). */
  readonly held: readonly (Card | null)[];
  /** Surplus cards of the last coup, in order: they open ordered dummy coups or are retired. */
  readonly putAway: readonly (Card | null)[];
  /** The clause on which held cards open a dummy; null once none of them is held. */
  readonly nextIsDummy: string | null;
  /** Dummy coups a supervisor has ordered and that are still to be dealt (11.8.1). */
  readonly dummyOrder: DummyOrder | null;
  /** Free coups still to come, ordered by management (6.2). */
  readonly freeCoups: number;
  readonly coups: number;
  readonly hands: readonly RoadHand[];
  /** The coups that the hands are of, in the same order. */
  readonly handCoups: readonly number[];
  readonly lastCutter: number | null;
  /** Seats that have been offered the cut of this shoe and declined it. */
  readonly cutDeclined: readonly number[];
  /** A seat that a supervisor has named to cut, in place of the usual order. */
  readonly cutterNamed: number | null;
  /** A person without a seat whom a supervisor has named to cut. */
  readonly cutterPerson: string | null;
  /** The clause by which these cards are shuffled: at once, or after the coup in hand. */
  readonly shuffleOrdered: string | null;
}

/** This many dummy coups, or one after another until a patron asks to wager. */
export interface DummyOrder {
  readonly reason: DummyReason;
  readonly clause: string;
  readonly left: number | 'until-a-wager';
}

/** No cards have been brought yet. */
export const NO_SHOE: Shoe = {
  number: 0,
  toDo: [],
  cardSet: null,
  retired: [],
  cards: 0,
  missing: 0,
  dealt: 0,
  seen: {},
  cuttingCardOut: false,
  cuttingCardAt: null,
  lastCoup: false,
  over: true,
  handled: false,
  openingBurn: 0,
  burnShown: null,
  burnAskedBy: [],
  burnMissed: false,
  held: [],
  putAway: [],
  nextIsDummy: null,
  dummyOrder: null,
  freeCoups: 0,
  coups: 0,
  hands: [],
  handCoups: [],
  lastCutter: null,
  cutDeclined: [],
  cutterNamed: null,
  cutterPerson: null,
  shuffleOrdered: null,
};
