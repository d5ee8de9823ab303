// Which card of the deal lies where on the felt, and what stands there.

import type { Card } from '../../../rules/cards.ts';
import type { CoupView } from '../../../wire/index.ts';

type Side = 'player' | 'banker';

/** A card of the coup: its place in the deal, its hand, and the place in the hand. */
export interface CardPlace {
  readonly position: number;
  readonly side: Side;
  readonly place: number;
  readonly card: Card;
}

/** The open cards in the order of the deal: two each in turn, then the Player's third. */
export function cardPlaces({ hands }: Pick<CoupView, 'hands'>): readonly CardPlace[] {
  const order = [0, 1, 2].flatMap(at =>
    (['player', 'banker'] as const).flatMap(side => {
      const card = hands[side].cards[at];
      return card === undefined ? [] : [{ side, place: at + 1, card }];
    }),
  );
  return order.flatMap(({ side, place, card }, at) =>
    card === null ? [] : [{ position: at + 1, side, place, card }],
  );
}

export const cardPlaceOf = (
  coup: Pick<CoupView, 'hands'>,
  side: Side,
  place: number,
): CardPlace | undefined =>
  cardPlaces(coup).find(each => each.side === side && each.place === place);
