// The shoe has run out before the coup was complete (crown 11.10, Marina Bay Sands 5.5,
// Tasmania 14.5, ruling R15).

import type { IrregularityKind } from '../irregularity.ts';
import { dueTo } from '../standing.ts';

export const tooFewCards: IrregularityKind = {
  says: 'The shoe ran out before the coup was complete.',
  phases: ['no-more-wagers', 'dealing'],
  needs: [],
  falseBecause: room => {
    if (room.table.shoe.held.length > 0) return 'A card held over is still to be dealt.';
    return dueTo(room) === 'nobody' ? 'No hand wants another card.' : undefined;
  },
};
