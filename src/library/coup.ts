// One coup dealt card by card: it says who takes the next card, and settles when nobody does.

import { type Card, overdrawn } from '../rules/cards.ts';
import { type CoupFacts, type DealtCoup, factsOf, insuranceOpen } from '../rules/coup.ts';
import type { Side } from '../rules/hand.ts';
import type { RulebookId, Version } from '../rules/rulebook.ts';
import type { PayRules } from '../rules/settle.ts';
import { nextSide } from '../rules/tableau.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { type GameOptions, readPlayableInput } from './game.ts';
import { orThrow } from './input-error.ts';
import { Fault } from './input/fault.ts';
import { type Game, readCards } from './input/game.ts';
import {
  coupToSettle,
  readPayingHouse,
  type SettledCoup,
  settledCoup,
  type WagerInput,
} from './settle.ts';

/** What a finished coup shows, as plain JSON. */
export type CoupFactsShown = Omit<CoupFacts, 'playerPair' | 'bankerPair'> & {
  readonly playerPair: 'mixed' | 'coloured' | 'perfect' | null;
  readonly bankerPair: 'mixed' | 'coloured' | 'perfect' | null;
};

/** A coup that is being dealt. */
export class OpenCoup {
  readonly #game: Game;
  readonly #house: PayRules;
  readonly #hands: { readonly player: Card[]; readonly banker: Card[] } = {
    player: [],
    banker: [],
  };
  readonly #isOutOfCards: boolean;

  /** @internal */
  constructor(game: Game, house: PayRules, dealt?: DealtCoup) {
    this.#game = game;
    this.#house = house;
    this.#isOutOfCards = dealt?.complete === false;
    this.#hands.player.push(...(dealt?.player ?? []));
    this.#hands.banker.push(...(dealt?.banker ?? []));
  }

  /** The book that it is played by. */
  get book(): RulebookId {
    return this.#game.book.id;
  }

  /** Player's cards in the order they came. */
  get player(): readonly Card[] {
    return [...this.#hands.player];
  }

  /** Banker's cards in the order they came. */
  get banker(): readonly Card[] {
    return [...this.#hands.banker];
  }

  /** Who takes the next card by the drawing table. */
  get next(): Side | 'nobody' {
    return nextSide(this.#game.book.tableau, this.#hands);
  }

  get isComplete(): boolean {
    return this.next === 'nobody';
  }

  /** True when Insurance may be had: Banker's first two cards count 6 and Player draws. */
  get insuranceOpen(): boolean {
    return insuranceOpen(this.#game.book.tableau, this.#hands);
  }

  /** Deals one card to whoever takes it; gives who takes the one after. */
  deal(card: string): Side | 'nobody' {
    const [read] = orThrow(readCards([card], 'card', this.#game));
    const side = this.next;
    const { player, banker } = this.#hands;
    if (side === 'nobody' || read === undefined) {
      orThrow(new Fault('coup-complete', 'the coup is complete: expected no card', 'card'));
    } else if (overdrawn([...player, ...banker, read], this.#game.decks) !== undefined) {
      const { decks } = this.#game;
      const message = `expected at most ${decks} of ${read} from ${decks} decks`;
      orThrow(new Fault('too-many-copies', message, 'card', this.#game.book.decks.clause));
    } else {
      this.#hands[side].push(read);
    }
    return this.next;
  }

  /** What the finished coup shows. */
  facts(): CoupFactsShown {
    this.#mustBeComplete();
    const { playerPair = null, bankerPair = null, ...facts } = factsOf(this.#hands);
    return { ...facts, playerPair, bankerPair };
  }

  /** Settles wagers on the finished coup; where its shoe ran out of cards, stakes go back. */
  settle(wagers: readonly WagerInput[]): SettledCoup {
    if (!this.#isOutOfCards) this.#mustBeComplete();
    const { player, banker } = this.#hands;
    const used = player.length + banker.length;
    const coup = { player: this.player, banker: this.banker, used, complete: this.isComplete };
    return orThrow(settledCoup(coupToSettle(this.#game, this.#house, coup), wagers));
  }

  #mustBeComplete(): void {
    const { next } = this;
    if (next === 'nobody') return;
    const message = `expected a finished coup; ${next} takes the next card`;
    orThrow(new Fault('coup-incomplete', message));
  }
}

/** Begins a coup of a game; cards are dealt to it one by one. */
export function openCoup(book: GameBook, version: Version, options: GameOptions = {}): OpenCoup {
  const { game, fields } = orThrow(readPlayableInput(book, version, options, ['house']));
  return new OpenCoup(game, orThrow(readPayingHouse(fields['house'], game)));
}
