// The game system has failed, not one terminal alone (crown-rapid 11.15).

import type { IrregularityKind } from '../irregularity.ts';

export const systemMalfunction: IrregularityKind = {
  says: 'The game system does not work.',
  phases: ['between-coups', 'wagering', 'no-more-wagers', 'dealing', 'insurance', 'complete'],
  needs: [],
  falseBecause: () => undefined,
  reachesBack: true,
};
