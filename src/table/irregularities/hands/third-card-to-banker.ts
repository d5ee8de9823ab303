// A third card dealt to the Banker against the table of play
// (crown-rapid 11.7.2, crown 11.6.2, ruling T10).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards, noThirdCardYet } from '../report-cards.ts';
import { dueTo } from '../../coup/standing.ts';

export const thirdCardToBanker: IrregularityKind = {
  says: 'The Banker was dealt a card against the table of play.',
  phases: ['dealing', 'insurance', 'complete'],
  needs: ['cards'],
  falseBecause: (room, facts) => {
    if (dueTo(room) === 'banker') return { code: 'banker-due-card' };
    return noThirdCardYet(room) ?? impossibleCards(room, facts);
  },
};
