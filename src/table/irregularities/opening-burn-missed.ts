// The opening burn was entered but not made (crown-rapid 11.1, crown 11.1).

import type { IrregularityKind } from './irregularity.ts';

export const openingBurnMissed: IrregularityKind = {
  says: 'The opening burn of this shoe was not made.',
  phases: ['between-coups', 'wagering', 'no-more-wagers', 'dealing', 'insurance', 'complete'],
  needs: [],
  falseBecause: ({ table: { shoe } }) => {
    if (shoe.burnMissed) return 'The missed burn of this shoe is on record already.';
    return shoe.openingBurn === 0 ? 'No burn was entered for this shoe.' : undefined;
  },
};
