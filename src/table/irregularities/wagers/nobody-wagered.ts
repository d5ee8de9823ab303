// Wagering is over and nobody has wagered (crown-rapid 11.4 and 11.5, crown 11.4).

import type { IrregularityKind } from '../irregularity.ts';
import { someoneWagered } from '../../coup/standing.ts';

export const nobodyWagered: IrregularityKind = {
  says: 'No more wagers are taken and nobody has wagered.',
  phases: ['no-more-wagers', 'dealing', 'complete'],
  needs: [],
  falseBecause: ({ table }) => {
    if (table.coup?.standing === 'dummy') return { code: 'already-dummy-coup' };
    // Runs and tails that ride on make the coup a live one (C8).
    return someoneWagered(table) ? { code: 'coup-has-wagers' } : undefined;
  },
};
