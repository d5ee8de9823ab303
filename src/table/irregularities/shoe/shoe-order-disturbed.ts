// The order of the cards in the shoe was disturbed (Marina Bay Sands 5.4).

import type { IrregularityKind } from '../irregularity.ts';

export const shoeOrderDisturbed: IrregularityKind = {
  says: 'The order of the cards in the shoe was disturbed.',
  // Between coups there is none to void: a supervisor orders the shuffle.
  phases: ['wagering', 'no-more-wagers', 'dealing', 'complete'],
  needs: [],
  falseBecause: () => undefined,
};
