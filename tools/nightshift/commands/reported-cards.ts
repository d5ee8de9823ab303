// Cards that somebody names: those in question of an irregularity, or the true ones of a coup.

import { type Card, cardsOf } from '../../../src/rules/cards.ts';
import { dealCoup } from '../../../src/rules/coup.ts';
import type { Chance } from '../../oracle/chance.ts';
import { textIn } from './draw-schema.ts';
import type { Drawing } from './drawing.ts';
import { shuffled } from '../shuffled.ts';

/** A whole coup of chance: as many cards as the table of play wants. */
export function someCoupCards({ driven, chance }: Pick<Drawing, 'driven' | 'chance'>) {
  const cards = shuffled(chance, 1).slice(0, 6);
  return cards.slice(0, dealCoup(driven.book.tableau, cards).used);
}

/** What the coup in question was first settled on, so that a correction is taken back. */
function firstCards({ past, coup }: Drawing): readonly Card[] | undefined {
  const last = coup ?? past.at(-1);
  return past.find(each => each.coup === last?.coup && each.shoe === last.shoe)?.cards;
}

/** The next cards of the shoe, one of them perhaps unseen. */
function fromShoe({ driven, chance }: Drawing, count: number): readonly (Card | null)[] {
  const next = driven.shoe.next(driven.table);
  return Array.from({ length: count }, (_, index) => {
    if (index === 0 && next !== undefined) return next;
    return chance.pick(cardsOf(1));
  });
}

/** Kinds of report that tell all the cards of a coup. */
const isWhole = (what: unknown): boolean =>
  what === 'wrong-result-entered' || what === 'wrong-number-of-cards';

export function reportedCards(drawing: Drawing): readonly (Card | null)[] {
  const { chance, made, name } = drawing;
  if (name === 'replace-cards') return chance.isOneIn(2) ? [] : cardsOf(1).slice(0, 2);
  if (chance.isOneIn(12)) return someCards(chance);
  if (isWhole(made['what']) || made['what'] === undefined) {
    const first = chance.isOneIn(3) ? firstCards(drawing) : undefined;
    return first ?? someCoupCards(drawing);
  }
  const count = chance.isOneIn(4) ? 2 : 1;
  const cards = fromShoe(drawing, count);
  const unseen = textIn(made, 'what').endsWith('unseen') || chance.isOneIn(6);
  return unseen ? cards.map(() => null) : cards;
}

/** Anything at all, so that what cannot be is asked for too. */
const someCards = (chance: Chance): readonly (Card | null)[] =>
  Array.from({ length: chance.below(8) }, () =>
    chance.isOneIn(6) ? null : chance.pick(cardsOf(1)),
  );
