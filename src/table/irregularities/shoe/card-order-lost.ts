// Nobody can say any more in which order the cards came (crown 11.11, Tasmania 14.6,
// crown-rapid 13.9).

import type { IrregularityKind } from '../irregularity.ts';

export const cardOrderLost: IrregularityKind = {
  says: 'The right order of the cards cannot be determined.',
  phases: [
    'no-more-wagers',
    'dealing',
    'insurance',
    'wagers-reopened',
    'wagers-changing',
    'complete',
  ],
  needs: [],
  falseBecause: () => undefined,
};
