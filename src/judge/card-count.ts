// The cards that have left the shoe: no face more often than there are decks, none beyond the last.

import { isCard } from './hands.ts';
import type { HouseRules } from './house-rules.ts';
import type { Raise } from './verdict.ts';

export class JudgedCardCount {
  readonly #seen = new Map<string, number>();
  /** Cards held at the mouth of the shoe, in the order in which they are dealt. */
  #held: (string | null)[] = [];
  #cards = 0;
  number = 0;
  coups = 0;
  dealt = 0;
  isLastCoup = false;
  isCuttingCardOut = false;
  /** True once the dealer has noted the cutting card in the coup at hand. */
  isNoted = false;

  /** A new shoe of so many decks. */
  begin(decks: number): void {
    this.#seen.clear();
    this.#held = [];
    this.#cards = decks * 52;
    this.number += 1;
    this.coups = 0;
    this.dealt = 0;
    this.isLastCoup = false;
    this.isCuttingCardOut = false;
    this.isNoted = false;
  }

  /** The next card of a coup: from the held ones first, which were counted when they left. */
  deal(card: string | null, rules: HouseRules, raise: Raise): void {
    const held = this.#held.shift();
    if (held === undefined) this.gone([card], rules, raise);
    else if (held === null) this.see(card, rules, raise);
    else if (card !== held) raise('card-unknown', { card: card ?? '', held }, 'ruling C22');
  }

  hold(cards: readonly (string | null)[]): void {
    this.#held.push(...cards);
  }

  /** What is still held; where an event says so it stands for what the judge knew. */
  holdOnly(cards: readonly (string | null)[]): void {
    this.#held = [...cards];
  }

  gone(cards: readonly (string | null)[], rules: HouseRules, raise: Raise): void {
    this.dealt += cards.length;
    for (const card of cards) this.see(card, rules, raise);
    const { clause } = rules.book.decks;
    if (this.dealt > this.#cards) {
      raise('shoe-exhausted', { dealt: this.dealt, cards: this.#cards }, clause);
    }
  }

  /** A face is seen. */
  see(card: string | null, { decks, book }: HouseRules, raise: Raise): void {
    if (card === null) return;
    if (!isCard(card)) raise('card-unknown', { card }, book.decks.clause);
    const copies = (this.#seen.get(card) ?? 0) + 1;
    this.#seen.set(card, copies);
    if (copies > decks) raise('card-copies-exceeded', { card, copies, decks }, book.decks.clause);
  }

  unsee(card: string | null): void {
    if (card !== null) this.#seen.set(card, Math.max(0, (this.#seen.get(card) ?? 0) - 1));
  }

  /** So many cards are left by count. */
  counted(left: number): void {
    this.#cards = this.dealt + left;
  }

  /** A coup is over: whether the next is the shoe's last one. */
  afterCoup(rules: HouseRules): void {
    const { end } = rules.book.shoe;
    if (end.rule === 'until-the-cards-do-not-suffice') return;
    const mark = this.#cards - rules.cutFromBack;
    const isOne = end.rule === 'one-coup-after-the-cutting-card';
    const isPassed = isOne ? this.dealt > mark : this.dealt >= mark;
    const isOut = this.isCuttingCardOut || (rules.isCutCounted ? isPassed : this.isNoted);
    this.isLastCoup = isOut && (isOne ? !this.isCuttingCardOut : this.dealt <= mark);
    this.isCuttingCardOut = isOut;
    this.isNoted = false;
    if (this.dealt >= this.#cards) this.isLastCoup = false;
  }
}
