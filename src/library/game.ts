// What a caller hands to every function of the library: a book, a version, cards, house settings.

import type { Card } from '../rules/cards.ts';
import type { Side } from '../rules/hand.ts';
import type { Version } from '../rules/rulebook.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { Fault, isFault, shownInput } from './input/fault.ts';
import { type Game, playable, readGameOf } from './input/game.ts';
import { type InputFields, readFields } from './input/read-field.ts';

/** Cards in dealing order: 'Ts 6h 5d', or a list. Rank then suit, either case. */
export type CardsInput = string | readonly (Card | (string & {}))[];

/** Choices of the operator that payments depend on. Money in whole cents. */
export interface HouseSettings {
  /** Which of the printed Dragon Bonus odds, from 1. */
  readonly dragonBonus?: number;
  /** Which of the printed Perfect Pairs odds, from 1. */
  readonly perfectPairs?: number;
  /** What a tie pays in Tie Baccarat: 1 to 10, whole or half. */
  readonly tiePercent?: number | Readonly<Record<Side, number>>;
  /** Above it some books charge more commission. */
  readonly differential?: number;
  /** The smallest chip, which some books round payments up to. */
  readonly chip?: number;
}

/** Options of every call about a game. */
export interface GameOptions {
  /** Decks in the shoe; 8 where the book permits it, else the most it permits. */
  readonly decks?: number;
  readonly house?: HouseSettings;
}

const USUAL_DECKS = 8;

/** Cards as a list, the way the readers take them. */
export const cardList = (cards: unknown): unknown =>
  typeof cards === 'string' ? cards.split(/[\s,]+/).filter(word => word !== '') : cards;

const isBook = (book: unknown): book is GameBook =>
  typeof book === 'object' && book !== null && 'tableau' in book && 'versions' in book;

/** The game that book, version and options name, with the options checked for unknown fields. */
export function readGameInput(
  book: GameBook,
  version: Version | (string & {}),
  options: object,
  known: readonly string[],
): { readonly game: Game; readonly fields: InputFields } | Fault {
  if (!isBook(book)) {
    const message = `expected a rulebook such as crown, got ${shownInput(book)}; bookOf has names`;
    return new Fault('unknown-rulebook', message, 'book');
  }
  const fields = readFields(options, new Set(['decks', ...known]));
  if (isFault(fields)) return fields.inside('options');
  const usual = Math.min(USUAL_DECKS, book.decks.most);
  const game = readGameOf(book, { version, decks: fields['decks'] ?? usual });
  return isFault(game) ? game : { game, fields };
}

/** The same, and the book permits this many decks. */
export function readPlayableInput(
  ...input: Parameters<typeof readGameInput>
): ReturnType<typeof readGameInput> {
  const read = readGameInput(...input);
  if (isFault(read)) return read;
  const game = playable(read.game);
  return isFault(game) ? game : read;
}
