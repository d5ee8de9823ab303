// One shoe of known cards, played coup by coup to the end that the book sets.

import type { Card, CardStack } from '../rules/cards.ts';
import { factsOf } from '../rules/coup.ts';
import type { Version } from '../rules/rulebook.ts';
import { roadToken } from '../rules/roads.ts';
import type { PayRules } from '../rules/settle.ts';
import {
  nextOfStack,
  type PlayedFromStack,
  type StackPlan,
  type StackProgress,
  startOfStack,
} from '../rules/shoe.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { OpenCoup } from './coup.ts';
import { type CardsInput, cardList, type GameOptions, readPlayableInput } from './game.ts';
import { orThrow } from './input-error.ts';
import { Fault } from './input/fault.ts';
import { type Game, readCards } from './input/game.ts';
import { readPlan } from './input/stack-plan.ts';
import { readPayingHouse } from './settle.ts';
import type { CoupInput } from './streaks.ts';

export interface ShoeOptions extends GameOptions {
  /** Cards burnt before the first coup; the book's own number if omitted. */
  readonly burn?: number;
  /** Cards behind the cutting card; the book's own number if omitted. */
  readonly cutFromBack?: number;
}

/** A shoe in play. */
export class OpenShoe {
  readonly #game: Game;
  readonly #house: PayRules;
  readonly #stack: CardStack;
  readonly #plan: StackPlan;
  readonly #coups: CoupInput[] = [];
  readonly #hands: string[] = [];
  #progress: StackProgress;
  /** Looked ahead: whether another coup begins depends on the cards where the book says so. */
  #following: PlayedFromStack | undefined;

  /** @internal */
  constructor(game: Game, house: PayRules, stack: CardStack, plan: StackPlan) {
    this.#game = game;
    this.#house = house;
    this.#stack = stack;
    this.#plan = plan;
    this.#progress = startOfStack(plan);
    this.#following = this.#lookAhead();
  }

  /** The cards that are left, in their order. */
  get left(): readonly Card[] {
    return this.#stack.slice(this.#progress.dealt);
  }

  /** True while the book lets another coup begin. */
  get mayStartCoup(): boolean {
    return this.#following !== undefined;
  }

  /** The coups so far, as `settleStreaks` takes them. */
  get coups(): readonly CoupInput[] {
    return [...this.#coups];
  }

  /** The results so far, as `roads` takes them: 'B', 'Pp', 'T'. */
  get hands(): readonly string[] {
    return [...this.#hands];
  }

  /** Deals the next coup to its end. */
  dealCoup(): OpenCoup {
    const following = this.#following;
    if (following === undefined) {
      return orThrow(new Fault('shoe-over', 'the shoe is over: expected no further coup'));
    }
    const { coup, after } = following;
    const from = this.#progress.dealt;
    this.#progress = after;
    this.#following = coup.complete ? this.#lookAhead() : undefined;
    const cards = this.#stack.slice(from, after.dealt);
    this.#coups.push({
      cards,
      kind: coup.complete ? 'live' : 'void',
      endOfShoe: this.#following === undefined,
    });
    if (coup.complete) this.#hands.push(handToken(coup));
    return new OpenCoup(this.#game, this.#house, coup);
  }

  #lookAhead(): PlayedFromStack | undefined {
    return nextOfStack(this.#game.book, this.#stack, this.#plan, this.#progress);
  }
}

const LETTERS = { banker: 'B', player: 'P', tie: 'T' } as const;

function handToken(coup: PlayedFromStack['coup']): string {
  const { result, bankerPair, playerPair } = factsOf(coup);
  return roadToken({
    winner: LETTERS[result],
    bankerPair: bankerPair !== undefined,
    playerPair: playerPair !== undefined,
  });
}

/** Opens a shoe whose cards come in this order: shuffling is the caller's. */
export function openShoe(
  book: GameBook,
  version: Version,
  cards: CardsInput,
  options: ShoeOptions = {},
): OpenShoe {
  const known = ['house', 'burn', 'cutFromBack'];
  const { game, fields } = orThrow(readPlayableInput(book, version, options, known));
  const house = orThrow(readPayingHouse(fields['house'], game));
  const stack = orThrow(readCards(cardList(cards), 'cards', game));
  return new OpenShoe(game, house, stack, orThrow(readPlan(fields, book, stack.length)));
}
