// Cards and the tableau as they are written down, for tests. Only tests import this file.

import { type Card, parseCards } from '../cards.ts';
import type { Tableau } from '../tableau.ts';

/** The tableau that all four documents print, for tests that need one and no book. */
export const PRINTED_TABLEAU: Tableau = {
  player: 'DDDDDDSS',
  bankerIfPlayerStood: 'DDDDDDSS',
  banker: [
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDSD',
    'SSDDDDDDSS',
    'SSSSDDDDSS',
    'SSSSSSDDSS',
    'SSSSSSSSSS',
  ],
};

/** Reads 'Ts 6h 5d' and stops at what is no card. */
export function cards(text: string): readonly Card[] {
  const read = parseCards(text);
  if ('notACard' in read) throw new Error(`${read.notACard} is no card`);
  return read;
}
