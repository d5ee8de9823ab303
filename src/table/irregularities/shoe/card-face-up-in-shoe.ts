// A card lies face up in the shoe (crown-rapid 11.6, crown 11.5, Tasmania 14.4).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards } from '../report-cards.ts';

export const cardFaceUpInShoe: IrregularityKind = {
  says: 'The next card was found face up in the shoe.',
  phases: [
    'between-coups',
    'wagering',
    'no-more-wagers',
    'dealing',
    'insurance',
    'wagers-reopened',
    'wagers-changing',
    'complete',
  ],
  needs: ['cards'],
  falseBecause: (room, facts) => {
    if (facts.cards?.length !== 1 || facts.cards[0] === null)
      return { code: 'showing-card-missing' };
    // A card held over is dealt first: the one in the shoe is then not the next.
    if (room.table.shoe.held.length > 0) return { code: 'held-card-before-shoe' };
    return impossibleCards(room, facts);
  },
};
