// The cards themselves, in the order in which they lie: what comes next where a line names no card.
// Only here do cards have an order that somebody chose. The table is told of each as it comes out.

import type { Draw } from '../lab/shuffle/draw.ts';
import { shuffledShoe } from '../lab/shuffle/shuffle.ts';
import type { Card } from '../rules/cards.ts';
import type { Shoe } from '../table/shoe/shoe.ts';
import type { Table } from '../table/table.ts';

export class PhysicalShoe {
  /** In the shoe, the next one first. */
  #stack: Card[] = [];
  /** Out of the shoe with a face that nobody at the table has seen, in the order they came. */
  #unread: Card[] = [];
  /** Taken by burns. */
  #burnt: Card[] = [];

  /** New cards: those that are named come after the burn, the others as chance has them. */
  load(decks: number, draw: Draw, named: readonly Card[], burn: number): Card | undefined {
    this.#stack = shuffledShoe(decks, draw);
    this.#unread = [];
    this.#burnt = [];
    return this.#stackAt(burn, named);
  }

  /** Puts cards on top, in their order; the first one that the shoe does not hold is named. */
  stackNext(named: readonly Card[]): Card | undefined {
    return this.#stackAt(0, named);
  }

  #stackAt(place: number, named: readonly Card[]): Card | undefined {
    const rest = [...this.#stack];
    for (const card of named) {
      const at = rest.lastIndexOf(card);
      if (at < 0) return card;
      rest.splice(at, 1);
    }
    this.#stack = [...rest.slice(0, place), ...named, ...rest.slice(place)];
    return undefined;
  }

  /** One card on top, wherever it lay; one that is not there comes in the next one's place. */
  promote(card: Card): void {
    this.#stack.splice(Math.max(0, this.#stack.indexOf(card)), 1);
    this.#stack.unshift(card);
  }

  /** The faces of the cards to be dealt, the next one first: those held back come before all. */
  upcoming({ shoe }: Table): readonly Card[] {
    const unread = [...this.#unread];
    return [...shoe.held.flatMap(card => card ?? unread.shift() ?? []), ...this.#stack];
  }

  /** The face of the next card to be dealt; undefined where none is left. */
  next(table: Table): Card | undefined {
    return this.upcoming(table)[0];
  }

  /** The face of the first card that lies unread on a side. */
  unreadOn({ coup }: Table, side: 'player' | 'banker'): Card | undefined {
    const unread = (coup?.cards ?? []).filter(({ card }) => card === null);
    return this.#unread[unread.findIndex(({ to }) => to === side)];
  }

  /** Takes out what a command has taken out, and puts back what it has put back. */
  follow(before: Table, after: Table): void {
    const [was, is] = [before.shoe, after.shoe];
    if (was.number !== is.number) return;
    if (isCorrected(before, after)) this.#putRight(before, after);
    else if (is.dealt < was.dealt) this.#putBack(before, after);
    else this.#takeOut(was, is, isBurn(before, after));
    // What a count found missing was never in the shoe.
    if (is.missing > was.missing) this.#stack.length = is.cards - is.dealt;
    const kept = unreadAt(after);
    this.#unread = this.#unread.slice(Math.max(0, this.#unread.length - kept));
  }

  #takeOut(was: Shoe, is: Shoe, burns: boolean): void {
    const gone = is.dealt - was.dealt;
    const seen = newlySeen(was, is);
    if (gone === 0 && is.burnShown !== was.burnShown) {
      for (const card of seen) this.#showBurnt(card);
      return;
    }
    for (const card of seen) this.#takeSeen(card, gone === 0);
    const unseen = this.#stack.splice(0, Math.max(0, gone - seen.length));
    (burns ? this.#burnt : this.#unread).push(...unseen);
  }

  /** The burnt card is turned: whichever it was said to be. */
  #showBurnt(card: Card): void {
    const [lay] = this.#burnt;
    const at = this.#stack.indexOf(card);
    if (lay === undefined || lay === card || at < 0) return;
    this.#stack[at] = lay;
    this.#burnt[0] = card;
  }

  /** The card that the opening burn took. */
  get burnt(): Card | undefined {
    return this.#burnt[0];
  }

  /** A face that is seen now: out of the shoe, or turned where it lay unread. */
  #takeSeen(card: Card, lay: boolean): void {
    const unread = lay ? this.#unread.indexOf(card) : -1;
    if (unread >= 0) {
      this.#unread.splice(unread, 1);
      return;
    }
    const at = Math.max(0, this.#stack.indexOf(card));
    // Another card than this lay there: the two change places.
    const instead = lay ? this.#unread.shift() : undefined;
    this.#stack.splice(at, 1, ...(instead === undefined ? [] : [instead]));
  }

  /** Another face lay there than was said; what lies over comes out once more when reported. */
  #putRight(before: Table, after: Table): void {
    const over = (after.coup?.surplus ?? []).map(({ card }) => card);
    // What lay over before was on top of the shoe until it should be reported.
    this.#stack.splice(0, (before.coup?.surplus ?? []).length);
    const { was: wrong, card: right } = after.coup?.corrections?.at(-1) ?? {};
    const at = right === undefined ? -1 : this.#stack.indexOf(right);
    if (at >= 0 && wrong !== undefined) this.#stack[at] = wrong;
    this.#stack.unshift(...over);
  }

  /**
   * The burn that was entered had not been made: what it took lies under all. Where the first coup
   * is dealt again, its cards go back on top and the burn is made from them (11.1.1).
   */
  #putBack({ shoe: was, coup }: Table, { shoe: is }: Table): void {
    this.#stack.push(...this.#burnt.splice(0, was.openingBurn));
    if (is.openingBurn === 0) return;
    const lay = [...(coup?.cards ?? []).map(({ card }) => card), ...was.held];
    const drawn = lay.flatMap(card => card ?? this.#unread.shift() ?? []);
    const all = [...this.#burnt, ...drawn];
    this.#burnt = all.splice(0, is.openingBurn);
    // What is held still has not gone back.
    const held = all.splice(Math.max(0, all.length - is.held.length));
    this.#unread.push(...held.filter((_, at) => is.held[at] === null));
    this.#stack.unshift(...all);
    this.#burnt.push(...this.#stack.splice(0, is.openingBurn - this.#burnt.length));
  }
}

const isBurn = (before: Table, after: Table): boolean =>
  after.shoe.openingBurn !== before.shoe.openingBurn ||
  (after.coup?.burnt === true && before.coup?.burnt !== true);

const isCorrected = (before: Table, after: Table): boolean =>
  (after.coup?.corrections ?? []).length > (before.coup?.corrections ?? []).length;

const newlySeen = (was: Shoe, is: Shoe): Card[] =>
  (Object.keys(is.seen) as Card[]) // the keys of a closed record
    .flatMap(card => {
      const more = (is.seen[card] ?? 0) - (was.seen[card] ?? 0);
      return Array.from({ length: Math.max(0, more) }, () => card);
    });

/** How many cards are out of the shoe and have no face yet. */
const unreadAt = ({ coup, shoe }: Table): number =>
  [...(coup?.cards ?? []).map(({ card }) => card), ...shoe.held, ...shoe.putAway].filter(
    card => card === null,
  ).length;
