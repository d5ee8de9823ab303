// A result as the roads show it.

import type { CoupFacts } from '../../rules/coup.ts';
import type { RoadHand } from '../../rules/roads.ts';

export const roadHand = ({ result, bankerPair, playerPair }: CoupFacts): RoadHand => ({
  winner: result === 'tie' ? 'T' : result === 'banker' ? 'B' : 'P',
  bankerPair: bankerPair !== undefined,
  playerPair: playerPair !== undefined,
});
