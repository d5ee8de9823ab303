// The cards left in a shoe, from a file: plain text, a list in JSON, or an opened shoe.

import { parseCards } from '../../rules/cards.ts';
import { type Composition, onlyThese, type Overdrawn } from './composition.ts';

/** Why a file names no shoe. */
export interface NoShoe {
  readonly noShoe: string;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string');

function textOf(file: string): string | NoShoe {
  if (!/^\s*[[{]/.test(file)) return file;
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    return { noShoe: 'the file begins like JSON and is none' };
  }
  if (isTexts(value)) return value.join(' ');
  // An opened shoe (docs/fair-shuffles.md) lists its cards as `order`.
  const order = new Map(Object.entries(value ?? {})).get('order');
  return isTexts(order) ? order.join(' ') : { noShoe: 'the file holds no list of cards' };
}

/** Reads what is left of a shoe of this many decks. */
export function shoeFromText(file: string, decks: number): Composition | Overdrawn | NoShoe {
  const text = textOf(file);
  if (typeof text !== 'string') return text;
  const cards = parseCards(text);
  return 'notACard' in cards ? { noShoe: `${cards.notACard} is no card` } : onlyThese(cards, decks);
}
