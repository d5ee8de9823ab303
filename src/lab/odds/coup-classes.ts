// Coups that no wager on the result can tell apart, judged once by the rules room.

import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { type CoupFacts, factsOf, insuranceOpen } from '../../rules/coup.ts';
import { pointCount } from '../../rules/hand.ts';
import { type DealtHands, nextSide, type Tableau } from '../../rules/tableau.ts';

/** All coups that end alike: same point counts, same number of cards, same insurance window. */
export interface CoupClass {
  /** Without pairs: those turn on ranks and suits and are counted by themselves. */
  readonly facts: CoupFacts;
  /** What the Player's first two count when Insurance is open; undefined where it is shut. */
  readonly insuredAt: number | undefined;
}

export interface CoupClasses {
  readonly classes: readonly CoupClass[];
  /** The class by both opening counts and the values of the fifth and sixth card (`placeOf`). */
  readonly at: Uint16Array;
}

/** Cards count 0 to 9, and so do hands. */
export const COUNTS = 10;

const CARDS: readonly Card[] = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];

const cardOf = (value: number): Card => {
  const card = CARDS[value];
  assert(card !== undefined, `no card counts ${value}`);
  return card;
};

/** Where a coup stands in the table of classes. */
export const classIndex = (player: number, banker: number, fifth: number, sixth: number): number =>
  ((player * COUNTS + banker) * COUNTS + fifth) * COUNTS + sixth;

/** Plays every opening with every card that may follow, and keeps what differs for a wager. */
export function classesOf(tableau: Tableau): CoupClasses {
  const classes: CoupClass[] = [];
  const numbers = new Map<number, number>();
  const at = new Uint16Array(COUNTS ** 4);

  const numberOf = (coup: DealtHands, insuredAt: number | undefined): number => {
    const counts = [pointCount(coup.player), pointCount(coup.banker)];
    const parts = [...counts, coup.player.length, coup.banker.length, (insuredAt ?? -1) + 1];
    const key = parts.reduce((sum, part) => sum * COUNTS + part, 0);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const facts = { ...factsOf(coup), playerPair: undefined, bankerPair: undefined };
    numbers.set(key, classes.length);
    return classes.push({ facts, insuredAt }) - 1;
  };

  // The class of every coup that goes on from here, in as many places as cards not yet drawn allow.
  const playOn = (
    coup: DealtHands,
    place: number,
    span: number,
    insuredAt: number | undefined,
  ): void => {
    const side = nextSide(tableau, coup);
    if (side === 'nobody') {
      at.fill(numberOf(coup, insuredAt), place, place + span);
      return;
    }
    const step = span / COUNTS;
    for (let value = 0; value < COUNTS; value += 1) {
      const hand = [...coup[side], cardOf(value)];
      playOn({ ...coup, [side]: hand }, place + value * step, step, insuredAt);
    }
  };

  for (let player = 0; player < COUNTS; player += 1) {
    for (let banker = 0; banker < COUNTS; banker += 1) {
      // A ten and one card more open with any count, and who draws turns on the count alone.
      const coup: DealtHands = { player: ['Ts', cardOf(player)], banker: ['Ts', cardOf(banker)] };
      const insuredAt = insuranceOpen(tableau, coup) ? player : undefined;
      playOn(coup, classIndex(player, banker, 0, 0), COUNTS ** 2, insuredAt);
    }
  }
  return { classes, at };
}
