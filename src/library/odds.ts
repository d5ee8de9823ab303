// `sabot-rules/odds`: exact odds of every single-coup wager, for a whole shoe or what is left.

import { type OddsAnswer, oddsAnswer } from '../lab/odds/answer.ts';
import {
  type Composition,
  fullShoe,
  MOST_DECKS,
  onlyThese,
  without,
} from '../lab/odds/composition.ts';
import { oddsAt } from '../lab/table-setup.ts';
import type { Version } from '../rules/rulebook.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { type CardsInput, cardList, type GameOptions, readGameInput } from './game.ts';
import { orThrow } from './input-error.ts';
import { Fault, isFault } from './input/fault.ts';
import { type Game, readCards } from './input/game.ts';
import type { InputFields } from './input/read-field.ts';
import { readPayingHouse } from './settle.ts';

export type { FiguresAnswer, OddsAnswer, WagerAnswer } from '../lab/odds/answer.ts';

export interface OddsOptions extends GameOptions {
  /** Cards that are gone from a whole shoe. */
  readonly removed?: CardsInput;
  /** The cards that are left, instead of a whole shoe. */
  readonly left?: CardsInput;
}

/**
 * Counts the odds exactly. Fractions are text; `return` is the expected profit for one unit
 * staked. Any 1 to 10 decks are counted; wagers that need more decks are left out.
 */
export function odds(book: GameBook, version: Version, options: OddsOptions = {}): OddsAnswer {
  const known = ['house', 'removed', 'left'];
  const { game, fields } = orThrow(readGameInput(book, version, options, known));
  const { decks } = game;
  if (decks < 1 || decks > MOST_DECKS) {
    orThrow(new Fault('wrong-decks', `expected 1 to ${MOST_DECKS} decks, got ${decks}`, 'decks'));
  }
  const house = orThrow(readPayingHouse(fields['house'], game));
  const composition = orThrow(readComposition(game, fields));
  const setup = { book, version, decks, house };
  return oddsAnswer(setup, oddsAt(setup, composition));
}

function readComposition(game: Game, { removed, left }: InputFields): Composition | Fault {
  const { book, decks } = game;
  const cards = readCards(cardList(left ?? []), 'left', game);
  if (isFault(cards)) return cards;
  const gone = readCards(cardList(removed ?? []), 'removed', game);
  if (isFault(gone)) return gone;
  const shoe = left === undefined ? fullShoe(decks) : onlyThese(cards, decks);
  const rest = 'overdrawn' in shoe ? shoe : without(shoe, gone);
  if (!('overdrawn' in rest)) return rest;
  const message = `expected no more ${rest.overdrawn} than the shoe holds`;
  return new Fault('too-many-copies', message, 'removed', book.decks.clause);
}
