// Weighs a composition: all orders in which its next cards can come out, kept apart as far as any
// wager can tell them apart.

import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { type CoupFacts, dealCoup, factsOf, insuranceOpen } from '../../rules/coup.ts';
import { pointCount } from '../../rules/hand.ts';
import type { Tableau } from '../../rules/tableau.ts';
import { arrangementsOf, LONGEST_COUP, ORDERS_AS_ONE } from './arrangements.ts';
import { byPointValue, remainingCards, type Composition, orders } from './composition.ts';
import { openingSums } from './pairs.ts';
import { type Scales, scalesOf } from './sums.ts';

/** A shoe of six cards or more: every coup comes to its end. */
export interface WeighedClasses {
  readonly enough: true;
  /** Orders of the next six cards; of the next two for openings. */
  readonly all: bigint;
  readonly classSums: readonly bigint[];
  readonly allOpenings: bigint;
  readonly openingSums: readonly bigint[];
}

/** One order of the last few cards; facts are undefined when they do not suffice. */
export interface UnfinishedShoeCoup {
  readonly facts: CoupFacts | undefined;
  readonly insuredAt: number | undefined;
}

/** A shoe of five cards or fewer: every order is played, and some coups stay unfinished. */
export interface WeighedLastCoups {
  readonly enough: false;
  readonly all: bigint;
  readonly coups: readonly UnfinishedShoeCoup[];
}

export type WeighedShoe = WeighedClasses | WeighedLastCoups;

const known = new WeakMap<Tableau, Scales>();

/** The scales of a tableau, made when first asked for. */
export function scalesFor(tableau: Tableau): Scales {
  const found = known.get(tableau) ?? scalesOf(arrangementsOf(tableau));
  known.set(tableau, found);
  return found;
}

/** Weighs every class of coup and every opening. */
export function weigh(tableau: Tableau, composition: Composition): WeighedShoe {
  if (composition.cards < LONGEST_COUP) return playLastCards(tableau, composition);
  const sums = scalesFor(tableau).classes(byPointValue(composition));
  const classSums = Array.from(sums, sum => BigInt(sum) * BigInt(ORDERS_AS_ONE));
  const all = orders(composition.cards, LONGEST_COUP);
  assert(classSums.reduce((sum, each) => sum + each, 0n) === all, 'every order is in one class');
  return {
    ...{ enough: true, all, classSums },
    allOpenings: orders(composition.cards, 2),
    openingSums: openingSums(composition).map(BigInt),
  };
}

function* permutations(cards: readonly Card[]): Generator<readonly Card[]> {
  if (cards.length === 0) yield [];
  for (const [at, card] of cards.entries()) {
    for (const rest of permutations(cards.toSpliced(at, 1))) yield [card, ...rest];
  }
}

function playLastCards(tableau: Tableau, composition: Composition): WeighedLastCoups {
  const coups = [...permutations(remainingCards(composition))].map((shoe): UnfinishedShoeCoup => {
    const coup = dealCoup(tableau, shoe);
    return {
      facts: coup.complete ? factsOf(coup) : undefined,
      insuredAt: insuranceOpen(tableau, coup) ? pointCount(coup.player.slice(0, 2)) : undefined,
    };
  });
  return { enough: false, all: orders(composition.cards, composition.cards), coups };
}
