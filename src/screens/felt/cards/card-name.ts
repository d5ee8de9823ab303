// A card as it is spoken: 'Ace of diamonds'.

import type { Card } from '../../../rules/cards.ts';
import type { ScreenTextName } from '../../client/settings.tsx';

type Say = (word: ScreenTextName, ...values: readonly (string | number)[]) => string;

const SUITS: Readonly<Record<string, ScreenTextName>> = {
  s: 'suitS',
  h: 'suitH',
  d: 'suitD',
  c: 'suitC',
};
const RANKS: Readonly<Record<string, ScreenTextName>> = {
  A: 'rankA',
  K: 'rankK',
  Q: 'rankQ',
  J: 'rankJ',
};

export function cardName(say: Say, card: Card): string {
  const [rank, suit] = [card.charAt(0), card.charAt(1)];
  const [rankWord, suitWord] = [RANKS[rank], SUITS[suit]];
  const spoken = rankWord === undefined ? (rank === 'T' ? '10' : rank) : say(rankWord);
  return say('cardName', spoken, suitWord === undefined ? suit : say(suitWord));
}
