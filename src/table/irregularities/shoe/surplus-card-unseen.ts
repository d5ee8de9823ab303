// A card drawn in excess that nobody has seen (crown-rapid 11.2, crown 11.2, Tasmania 14.2).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards, noShoe } from '../report-cards.ts';

export const surplusCardUnseen: IrregularityKind = {
  says: 'A card too many was drawn and nobody has seen it.',
  // While a coup still wants cards, a drawn card is simply its next one.
  phases: ['complete', 'between-coups', 'wagering', 'preparing'],
  needs: ['cards'],
  falseBecause: (room, facts) => {
    if (facts.cards?.some(card => card !== null) === true) return { code: 'named-card-seen' };
    return noShoe(room) ?? impossibleCards(room, facts);
  },
};
