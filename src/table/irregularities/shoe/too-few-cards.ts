// The shoe has run out before the coup was complete (crown 11.10, Marina Bay Sands 5.5,
// Tasmania 14.5, ruling R15). It is a fact of the shoe and not of anybody's word (C21).

import type { IrregularityKind } from '../irregularity.ts';
import { cardsLeft, leastToFinish } from '../../coup/standing.ts';

export const tooFewCards: IrregularityKind = {
  says: 'The shoe ran out before the coup was complete.',
  phases: ['no-more-wagers', 'dealing'],
  needs: [],
  falseBecause: room => {
    const { table } = room;
    const least = leastToFinish(room);
    if (least === 0) return { code: 'no-further-card-wanted' };
    const left = cardsLeft(table);
    if (left + table.shoe.held.length < least) return undefined;
    return { code: 'shoe-not-empty-by-count', count: left };
  },
};
