// One terminal has failed (crown-rapid 11.14).

import type { IrregularityKind } from '../irregularity.ts';

export const terminalMalfunction: IrregularityKind = {
  says: 'A terminal does not work.',
  phases: ['between-coups', 'wagering', 'no-more-wagers', 'dealing', 'insurance', 'complete'],
  needs: [],
  falseBecause: () => undefined,
  reachesBack: true,
};
