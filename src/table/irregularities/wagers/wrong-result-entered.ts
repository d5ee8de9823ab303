// A wrong outcome was entered and paid (crown-rapid 11.11, ruling C17).

import { COUP_OR_RECORD, type IrregularityKind } from '../irregularity.ts';

export const wrongResultEntered: IrregularityKind = {
  says: 'A coup was settled on a wrong outcome.',
  phases: COUP_OR_RECORD,
  needs: ['cards'],
  falseBecause: () => undefined,
  reachesBack: true,
};
