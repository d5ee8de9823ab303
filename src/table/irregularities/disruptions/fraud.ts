// Somebody cheated or tried to (crown-rapid 13.3.2, crown 13.3.2).

import { COUP_OR_RECORD, type IrregularityKind } from '../irregularity.ts';

export const fraud: IrregularityKind = {
  says: 'Fraud is suspected.',
  phases: COUP_OR_RECORD,
  needs: ['note'],
  falseBecause: () => undefined,
  reachesBack: true,
};
