// A hand was dealt a wrong number of cards (Marina Bay Sands 5.2, ruling M2).

import type { IrregularityKind } from '../irregularity.ts';
import { impossibleCards } from '../report-cards.ts';
import { cardsOut } from '../../coup/standing.ts';

export const wrongNumberOfCards: IrregularityKind = {
  says: 'A hand was dealt a wrong number of cards.',
  phases: ['dealing', 'complete', 'between-coups', 'preparing', 'wagering', 'no-more-wagers'],
  needs: [],
  falseBecause: (room, facts) => {
    const { coup, records, shoe } = room.table;
    const said = facts.coup ?? coup?.number ?? shoe.coups;
    if (said === coup?.number && cardsOut(room.table) === 0) return { code: 'no-card-of-it-out' };
    if (coup === null) {
      const last = records.at(-1);
      const there = last?.shoe === shoe.number && last.number === said && last.standing === 'live';
      return there ? undefined : { code: 'no-coup-settled-last' };
    }
    return facts.cards === undefined ? undefined : impossibleCards(room, facts);
  },
  // Its own lines say until when it can be put right (M2).
  reachesBack: true,
};
