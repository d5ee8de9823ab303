// A card drawn in excess whose face was shown (rulings R9 and T10, crown 11.8.1 (a)).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards } from '../report-cards.ts';

export const surplusCardSeen: IrregularityKind = {
  says: 'A card too many was drawn, belongs to no hand, and was seen.',
  phases: ['complete', 'between-coups', 'preparing'],
  needs: ['cards'],
  falseBecause: (room, facts) => {
    if (facts.cards?.every(card => card === null) === true) return 'Say which card was seen.';
    if (room.table.shoe.toDo.length > 0) return 'The cards are still being prepared.';
    return impossibleCards(room, facts);
  },
};
