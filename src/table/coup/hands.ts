// The two hands of a coup as far as they are known.

import type { Card } from '../../rules/cards.ts';
import type { DealtHands as Hands } from '../../rules/tableau.ts';
import type { TableCoup, DealtCard } from '../table.ts';

/** True while a card lies face down, whether or not a machine has read it. */
export const lies = ({ card, down }: DealtCard): boolean => card === null || down === true;

/** Cards that lie face down count as dealt but have no face: they stop the tableau being asked. */
export function handsOf(coup: Pick<TableCoup, 'cards'>): Hands {
  const player: Card[] = [];
  const banker: Card[] = [];
  for (const { to, card } of coup.cards) {
    // An unread card is in its place as a ten: only the number of cards is asked of it.
    (to === 'player' ? player : banker).push(card ?? 'Ts');
  }
  return { player, banker };
}
