// Player's and Banker's cards were delivered to each other's place or holder
// (crown 11.7, rulings R9 and T10).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards } from '../report-cards.ts';
import { cardsOut } from '../../coup/standing.ts';

export const cardsToTheWrongSide: IrregularityKind = {
  says: "Cards of one hand were delivered to the other hand's place or holder.",
  phases: ['no-more-wagers', 'dealing', 'insurance', 'complete'],
  needs: [],
  falseBecause: (room, facts) => {
    if (facts.cards !== undefined) return impossibleCards(room, facts);
    return cardsOut(room.table) === 0 ? { code: 'no-card-out' } : undefined;
  },
};
