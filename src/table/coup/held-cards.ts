// Cards that left the shoe too early: held over for the next coup, or put away.

import type { Card } from '../../rules/cards.ts';
import type { Given, Happened } from '../act.ts';
import { changeShoe } from '../change.ts';
import type { Shoe } from '../shoe/shoe.ts';
import type { Table } from '../table.ts';

/** Cards held at the mouth of the shoe: the next coup is dealt from them first (11.2, 14.1). */
export interface CardsHeld extends Happened {
  readonly happened: 'cards-held';
  readonly cards: readonly (Card | null)[];
  /** The clause that makes the next coup a dummy; null where it is an ordinary one. */
  readonly ground: string | null;
}

/** Cards that no coup of this shoe is dealt with. */
export interface CardsPutAway extends Happened {
  readonly happened: 'cards-put-away';
  readonly cards: readonly (Card | null)[];
}

export const heldOver = (
  cards: readonly (Card | null)[],
  ground: string | null,
  { by, at }: Given,
): CardsHeld => ({ happened: 'cards-held', by, at, cards, ground });

export const putAway = (cards: readonly (Card | null)[], { by, at }: Given): CardsPutAway => ({
  happened: 'cards-put-away',
  by,
  at,
  cards,
});

export function evolveCardsHeld(table: Table, { cards, ground }: CardsHeld): Table {
  const held = [...table.shoe.held, ...cards];
  const nextIsDummy = table.shoe.nextIsDummy ?? ground;
  const after = changeShoe(table, { ...gone(table.shoe, cards), held, nextIsDummy });
  // Found after the last coup: the dummy comes before the shuffle (8.3.4 (d)).
  const comesFirst = table.phase === 'preparing' && nextIsDummy !== null;
  return comesFirst ? { ...after, phase: 'between-coups' } : after;
}

export const evolveCardsPutAway = (table: Table, { cards }: CardsPutAway): Table =>
  changeShoe(table, {
    ...gone(table.shoe, cards),
    putAway: [...table.shoe.putAway, ...cards],
  });

/** Counts cards as gone from the shoe, and those with a face as seen. */
function gone(
  { dealt, seen }: Shoe,
  cards: readonly (Card | null)[],
): Pick<Shoe, 'dealt' | 'seen'> {
  return { dealt: dealt + cards.length, seen: cards.reduce(withSeen, seen) };
}

/** One more of this card is seen. */
export const withSeen = (seen: Shoe['seen'], card: Card | null): Shoe['seen'] =>
  card === null ? seen : { ...seen, [card]: (seen[card] ?? 0) + 1 };

/** The shoe after its next card was dealt: from the held ones first, else from the shoe itself. */
export function shoeAfterCard(shoe: Shoe, card: Card | null): Partial<Shoe> {
  const { dealt, seen, held } = shoe;
  const [first] = held;
  if (first === undefined) return { dealt: dealt + 1, seen: withSeen(seen, card) };
  // It was counted when it left the shoe; its face is new only if nobody had seen it.
  return {
    ...withHeldCards(shoe, held.slice(1)),
    seen: first === null ? withSeen(seen, card) : seen,
  };
}

/** These cards stay held, and their ground with them as long as there are any (C22). */
export const withHeldCards = (
  { nextIsDummy }: Shoe,
  held: Shoe['held'],
): Pick<Shoe, 'held' | 'nextIsDummy'> => ({
  held,
  nextIsDummy: held.length === 0 ? null : nextIsDummy,
});

/** Nothing is held, put away or due: these cards go into a shuffle or out of service. */
export const NOTHING_HELD = {
  ...{ held: [], putAway: [], nextIsDummy: null, dummyOrder: null },
} as const satisfies Partial<Shoe>;
