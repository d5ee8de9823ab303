// A card as people write it.

import { type Card, SUITS } from '../../rules/cards.ts';

const SIGNS = { s: '♠', h: '♥', d: '♦', c: '♣' } as const;

/** '10♠' for the eye. */
export const cardSign = (card: Card): string => {
  const suit = SUITS.find(each => card.endsWith(each)) ?? 's';
  return `${card.startsWith('T') ? '10' : card.charAt(0)}${SIGNS[suit]}`;
};
