// A card drawn in excess whose face was shown (rulings R9 and T10, crown 11.8.1 (a)).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards, noShoe } from '../report-cards.ts';

export const surplusCardSeen: IrregularityKind = {
  says: 'A card too many was drawn, belongs to no hand, and was seen.',
  phases: ['complete', 'between-coups', 'wagering', 'preparing'],
  needs: ['cards'],
  falseBecause: (room, facts) => {
    if (facts.cards?.every(card => card === null) === true) return { code: 'seen-card-missing' };
    return noShoe(room) ?? impossibleCards(room, facts);
  },
};
