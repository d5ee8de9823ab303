// Patrons ask to change wagers while the cards lie unexposed (crown 11.9, ruling C20).

import type { IrregularityKind } from '../irregularity.ts';
import { drawerOf } from '../../people/holders.ts';
import { cardsOut } from '../../coup/standing.ts';

export const wagerChangeWanted: IrregularityKind = {
  says: 'Patrons ask to change their wagers before any card is exposed.',
  phases: ['dealing'],
  needs: [],
  falseBecause: ({ table }) => {
    if (cardsOut(table) > 4) return { code: 'third-card-drawn' };
    if (table.coup?.standing === 'dummy') return { code: 'dummy-takes-no-wagers' };
    if (drawerOf(table) !== null) return { code: 'dealer-without-shoe' };
    const read = table.coup?.cards.some(({ card }) => card !== null) === true;
    return read ? { code: 'card-already-exposed' } : undefined;
  },
};
