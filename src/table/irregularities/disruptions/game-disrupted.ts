// The game was disrupted (crown-rapid 13.3.1, crown 13.3.1).

import { COUP_OR_RECORD, type IrregularityKind } from '../irregularity.ts';

export const gameDisrupted: IrregularityKind = {
  says: 'The game was disrupted.',
  phases: COUP_OR_RECORD,
  needs: ['disruption'],
  falseBecause: () => undefined,
  reachesBack: true,
};
