// A card as people write it.

import type { Card } from '../rules/cards.ts';

const SIGNS = { s: '♠', h: '♥', d: '♦', c: '♣' } as const;

/** '10♠' for the eye. */
export const cardSign = (card: Card): string => {
  const suit = card.charAt(1) as keyof typeof SIGNS; // a card is its rank and its suit
  return `${card.startsWith('T') ? '10' : card.charAt(0)}${SIGNS[suit]}`;
};
