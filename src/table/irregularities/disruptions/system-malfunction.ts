// The game system has failed, not one terminal alone (crown-rapid 11.15).

import { COUP_OR_RECORD, type IrregularityKind } from '../irregularity.ts';
import { noSuchCoup } from '../../malfunctions/coup-in-question.ts';

export const systemMalfunction: IrregularityKind = {
  says: 'The game system does not work.',
  phases: COUP_OR_RECORD,
  needs: ['coup'],
  falseBecause: noSuchCoup,
  reachesBack: true,
};
