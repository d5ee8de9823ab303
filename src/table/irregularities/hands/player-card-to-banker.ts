// A card due to the Player was laid to the Banker (crown-rapid 11.3, crown 11.3, Tasmania 14.3).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards } from '../report-cards.ts';
import { dueTo } from '../../coup/standing.ts';

export const playerCardToBanker: IrregularityKind = {
  says: 'A card that was due to the Player was laid to the Banker.',
  phases: ['no-more-wagers', 'dealing', 'insurance'],
  needs: ['cards'],
  falseBecause: (room, facts) =>
    dueTo(room) === 'player' ? impossibleCards(room, facts) : { code: 'player-not-due-card' },
};
