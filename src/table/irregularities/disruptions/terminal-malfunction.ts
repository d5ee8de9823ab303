// One terminal has failed (crown-rapid 11.14).

import { COUP_OR_RECORD, type IrregularityKind } from '../irregularity.ts';
import { noSuchCoup } from '../../malfunctions/coup-in-question.ts';

export const terminalMalfunction: IrregularityKind = {
  says: 'A terminal does not work.',
  phases: COUP_OR_RECORD,
  needs: ['seat', 'coup'],
  falseBecause: noSuchCoup,
  reachesBack: true,
};
