// Two or more of the first four cards left the shoe at once (Marina Bay Sands 5.3).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards } from '../report-cards.ts';
import { cardsOut } from '../../coup/standing.ts';

export const cardsDrawnTogether: IrregularityKind = {
  says: 'Two or more cards of the opening deal were drawn at once.',
  phases: ['no-more-wagers', 'dealing'],
  needs: [],
  falseBecause: (room, facts) => {
    // Later ones are a wrong number of cards or a disturbed shoe (M3).
    if (cardsOut(room.table) >= 4) return { code: 'opening-deal-over' };
    return facts.cards === undefined ? undefined : impossibleCards(room, facts);
  },
};
