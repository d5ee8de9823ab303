// The cards that a report names: whether they can be, before anything follows from them.

import { overdrawn } from '../../rules/cards.ts';
import type { At } from '../act.ts';
import { lies } from '../coup/hands.ts';
import type { Facts } from './irregularity.ts';
import { cardsOut, hasShoe } from '../coup/standing.ts';
import type { Said } from '../sentences.ts';

/** Why the cards named cannot have left this shoe; undefined where they may have. */
export function impossibleCards({ table }: At, { cards = [] }: Facts): Said | undefined {
  if (cards.length === 0) return 'Say which card it is, or that nobody has seen it.';
  const { shoe, setup } = table;
  if (shoe.dealt + cards.length > shoe.cards) return 'The shoe does not hold so many cards.';
  for (const card of cards) {
    if (card === null) continue;
    const copies = (shoe.seen[card] ?? 0) + cards.filter(other => other === card).length;
    const all = Array.from({ length: copies }, () => card);
    if (overdrawn(all, setup?.decks ?? 0) !== undefined) {
      return `All ${setup?.decks} of ${card} are out already.`;
    }
  }
  return undefined;
}

/** Why no card can have left a shoe: it is being prepared, or its cards go into a shuffle. */
export function noShoe({ table }: At): Said | undefined {
  if (table.shoe.toDo.length > 0) return 'The cards are still being prepared.';
  return hasShoe(table) ? undefined : 'No shoe is in play.';
}

/** Third cards come after the first four, and only once those are read. */
export function noThirdCardYet({ table }: At): Said | undefined {
  if (cardsOut(table) < 4) return 'The first four cards are not all out: none is a third card.';
  const unread = table.coup?.cards.some(lies) === true;
  return unread ? 'Cards lie face down: turn them first.' : undefined;
}
