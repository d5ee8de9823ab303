// The opening burn was entered but not made (crown-rapid 11.1, crown 11.1).

import type { IrregularityKind } from '../irregularity.ts';

export const openingBurnMissed: IrregularityKind = {
  says: 'The opening burn of this shoe was not made.',
  phases: ['between-coups', 'wagering', 'no-more-wagers', 'dealing', 'insurance', 'complete'],
  needs: [],
  falseBecause: ({ table: { shoe } }) => {
    if (shoe.burnMissed) return { code: 'missed-burn-on-record' };
    return shoe.openingBurn === 0 ? { code: 'no-burn-entered' } : undefined;
  },
};
