// Gaming equipment has failed and touched the result (crown-rapid 11.10).

import { COUP_OR_RECORD, type IrregularityKind } from '../irregularity.ts';

export const equipmentMalfunction: IrregularityKind = {
  says: 'Gaming equipment has failed and the result is affected.',
  phases: COUP_OR_RECORD,
  needs: [],
  falseBecause: () => undefined,
  reachesBack: true,
};
