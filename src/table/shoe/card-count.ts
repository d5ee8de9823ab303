// The cards at the end of gaming: checked, and where the book wants it counted for completeness.

import type { At } from '../act.ts';
import type { CloseTable } from '../acts/table/close-table.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Shoe } from './shoe.ts';

/** The count on record. */
export interface CardCount {
  readonly cardSet: string;
  readonly counted: number;
  /** How many a complete set has. */
  readonly complete: number;
  /** What was found, where they differ. */
  readonly note: string | null;
}

/** True where these cards are counted before the table closes; Crown replaces handled ones. */
export function isCountedAtEnd({ book, table: { shoe } }: At): boolean {
  const { countedAtEnd: rule } = book.procedure.shoe;
  const isReplaced = shoe.handled && rule?.notHandled !== undefined;
  return rule !== undefined && shoe.cardSet !== null && !isReplaced;
}

/** What goes on record about the cards as a table closes, or what is missing before it may. */
export function countedCards(
  context: At,
  { cardsChecked, cardsCounted: counted, note = '' }: CloseTable,
): { readonly cards?: CardCount } | Refusal {
  const { shoe, setup } = context.table;
  const { check, countedAtEnd: rule } = context.book.procedure.shoe;
  const { cardSet } = shoe;
  if (cardSet === null) return {};
  if (rule === undefined) {
    return cardsChecked ? {} : refuse('steps-missing', check, { code: 'cards-not-checked' });
  }
  if (counted === undefined) {
    return !isCountedAtEnd(context)
      ? {}
      : {
          ...refuse('facts-missing', rule.clause, { code: 'cards-not-counted' }),
          asks: 'cardsCounted',
        };
  }
  const all = 52 * (setup?.decks ?? 0);
  if (counted !== all && note === '') {
    return {
      ...refuse('facts-missing', rule.clause, { code: 'set-count-wrong', count: all, counted }),
      asks: 'note',
    };
  }
  const found = counted === all ? null : note;
  return { cards: { cardSet, counted, complete: all, note: found } };
}

/** A set that was found incomplete never comes back. */
export const withoutIncomplete = (shoe: Shoe, cards: CardCount | undefined): Shoe =>
  cards === undefined || cards.counted === cards.complete
    ? shoe
    : { ...shoe, retired: [...shoe.retired, cards.cardSet] };
