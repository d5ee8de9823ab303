// The cards that a report names: whether they can be, before anything follows from them.

import { overdrawn } from '../../rules/cards.ts';
import type { At } from '../act.ts';
import { lies } from '../coup/hands.ts';
import type { Facts } from './irregularity.ts';
import { cardsOut, hasShoe } from '../coup/standing.ts';
import type { Reason } from '../reason.ts';

/** Why the cards named cannot have left this shoe; undefined where they may have. */
export function impossibleCards({ table }: At, { cards = [] }: Facts): Reason | undefined {
  if (cards.length === 0) return { code: 'card-or-unseen-missing' };
  const { shoe } = table;
  const decks = table.setup?.decks ?? 0;
  if (shoe.dealt + cards.length > shoe.cards) return { code: 'shoe-holds-fewer-cards' };
  for (const card of cards) {
    if (card === null) continue;
    const copies = (shoe.seen[card] ?? 0) + cards.filter(other => other === card).length;
    const all = Array.from({ length: copies }, () => card);
    if (overdrawn(all, decks) !== undefined) {
      return { code: 'all-copies-out', count: decks, card };
    }
  }
  return undefined;
}

/** Why no card can have left a shoe: it is being prepared, or its cards go into a shuffle. */
export function noShoe({ table }: At): Reason | undefined {
  if (table.shoe.toDo.length > 0) return { code: 'cards-being-prepared' };
  return hasShoe(table) ? undefined : { code: 'no-shoe-in-play' };
}

/** Third cards come after the first four, and only once those are read. */
export function noThirdCardYet({ table }: At): Reason | undefined {
  if (cardsOut(table) < 4) return { code: 'no-third-card-yet' };
  const unread = table.coup?.cards.some(lies) === true;
  return unread ? { code: 'cards-face-down' } : undefined;
}
