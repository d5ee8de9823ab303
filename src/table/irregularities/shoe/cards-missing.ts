// Fewer cards are in the shoe than its count says (rulings C21 and T23).

import type { IrregularityKind } from '../irregularity.ts';
import { noShoe } from '../report-cards.ts';
import { cardsLeft } from '../../coup/standing.ts';

export const cardsMissing: IrregularityKind = {
  says: 'Fewer cards are in the shoe than its count says.',
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
  needs: ['left'],
  falseBecause: (room, { left = 0 }) => {
    const byCount = cardsLeft(room.table);
    return left < byCount
      ? noShoe(room)
      : { code: 'count-not-fewer', count: byCount, counted: left };
  },
};
