// A third card dealt to the Player against the table of play
// (crown-rapid 11.7.1, crown 11.6.1, Tasmania 14.1).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards, noThirdCardYet } from '../report-cards.ts';
import { dueTo } from '../../coup/standing.ts';

export const thirdCardToPlayer: IrregularityKind = {
  says: 'The Player was dealt a card against the table of play.',
  phases: ['dealing', 'complete'],
  needs: ['cards'],
  falseBecause: (room, facts) => {
    if (dueTo(room) === 'player') return { code: 'player-due-card' };
    return noThirdCardYet(room) ?? impossibleCards(room, facts);
  },
};
