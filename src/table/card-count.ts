// The cards at the end of gaming: checked, and where the book wants it counted for completeness.

import type { At } from './act.ts';
import type { CloseTable } from './acts/close-table.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Said } from './sentences.ts';
import type { Shoe } from './table.ts';

/** The count on record. */
export interface CardCount {
  readonly cardSet: string;
  readonly counted: number;
  /** How many a complete set has. */
  readonly complete: number;
  /** What was found, where they differ. */
  readonly note: string | null;
}

/** What goes on record about the cards as a table closes, or what is missing before it may. */
export function countedCards(
  { book, table: { shoe, setup } }: At,
  { cardsChecked, cardsCounted: counted, note = '' }: CloseTable,
): { readonly cards?: CardCount } | Refusal {
  const { check, countedAtEnd: rule } = book.procedure.shoe;
  const { cardSet } = shoe;
  if (cardSet === null) return {};
  if (rule === undefined) {
    return cardsChecked ? {} : refuse('steps-missing', check, 'Check the cards first.');
  }
  // Cards that patrons have handled are replaced, so nobody counts them (3.4.1).
  if (counted === undefined) {
    return shoe.handled
      ? {}
      : { ...refuse('facts-missing', rule.clause, 'Count the cards first.'), asks: 'cardsCounted' };
  }
  const all = 52 * (setup?.decks ?? 0);
  if (counted !== all && note === '') {
    const because: Said = `A complete set has ${all} cards, not ${counted}: say what was found.`;
    return { ...refuse('facts-missing', rule.clause, because), asks: 'note' };
  }
  const found = counted === all ? null : note;
  return { cards: { cardSet, counted, complete: all, note: found } };
}

/** A set that was found incomplete never comes back. */
export const withoutIncomplete = (shoe: Shoe, cards: CardCount | undefined): Shoe =>
  cards === undefined || cards.counted === cards.complete
    ? shoe
    : { ...shoe, retired: [...shoe.retired, cards.cardSet] };
