// A card that does not belong to these decks (Marina Bay Sands 5.1, ruling M1).

import type { IrregularityKind } from '../irregularity.ts';

export const foreignCard: IrregularityKind = {
  says: 'A foreign card was found: a wrong back, a joker, or one copy too many.',
  // Between coups there is none to void, and earlier results stand (5.1.2).
  phases: ['wagering', 'no-more-wagers', 'dealing', 'complete'],
  needs: ['foreign'],
  falseBecause: ({ table: { shoe, setup } }, { foreign, cards = [] }) => {
    if (foreign !== 'extra-copy') return undefined;
    const [card] = cards;
    if (card === undefined || card === null) return { code: 'surplus-card-missing' };
    const copies = (shoe.seen[card] ?? 0) + 1;
    return copies > (setup?.decks ?? 0)
      ? undefined
      : { code: 'copies-within-set', counted: copies, card, count: setup?.decks ?? 0 };
  },
};
