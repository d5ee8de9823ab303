// What the odds sign says of a coup: 'with 6', 'by 9', 'natural'.

import type { Language } from '../texts/index.ts';
import { textsOf } from '../texts/load-texts.ts';

export const signTexts = textsOf('sign');

/** What the figures of a ladder count: coups in a row, or points won by. */
export const ladderText = (language: Language, ofCoups: boolean): string =>
  signTexts(language)[ofCoups ? 'inARow' : 'by'];

/** '8:1', '5%', 'returned': a price as it stands on the sign. */
export function paysShort(
  language: Language,
  pays: readonly [pays: number, to: number] | 'push' | 'lose',
): string {
  if (pays === 'push' || pays === 'lose') return signTexts(language)[pays];
  const [won, to] = pays;
  // Odds go by small figures; shares of a stake or of winnings by the hundred.
  return to < 100 ? `${won}:${to}` : `${(100 * won) / to}%`;
}
