// The perft: every order of six cards walked through the tableau of each book, counted exactly.
// One wrong cell of a tableau shows here at once.

import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { factsOf, type Result } from '../rules/coup.ts';
import type { Side } from '../rules/hand.ts';
import { RULEBOOK_IDS } from '../rules/rulebook.ts';
import { nextSide, type Tableau } from '../rules/tableau.ts';
import { RULEBOOKS } from './index.ts';

/** One card for each point value, nought to nine. */
const VALUES: readonly Card[] = ['Ks', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];

const DECKS = [6, 8] as const;

type Counts = Record<Result, bigint>;

/** Cards of one point value in so many decks: tens and court cards make sixteen a deck. */
const copies = (value: number, decks: number): number => (value === 0 ? 16 : 4) * decks;

/**
 * Walks every order of point values, asks `nextSide` for each card, and counts each finished coup
 * as often as six cards can be drawn that begin with it. All numbers stay below 2^53.
 */
function countOrders(tableau: Tableau): Map<number, Counts> {
  const counts = new Map(DECKS.map(decks => [decks, { player: 0n, banker: 0n, tie: 0n }]));
  const hands: Record<Side, Card[]> = { player: [], banker: [] };
  const drawn = VALUES.map(() => 0);

  const finish = (ways: readonly number[], used: number): void => {
    const { result } = factsOf(hands);
    for (const [at, decks] of DECKS.entries()) {
      let orders = ways[at] ?? 0;
      for (let gone = used; gone < 6; gone += 1) orders *= decks * 52 - gone;
      const count = counts.get(decks);
      if (count) count[result] += BigInt(orders);
    }
  };
  const walk = (ways: readonly number[], used: number): void => {
    const side = nextSide(tableau, hands);
    if (side === 'nobody') {
      finish(ways, used);
      return;
    }
    for (const [value, card] of VALUES.entries()) {
      const gone = drawn[value] ?? 0;
      drawn[value] = gone + 1;
      hands[side].push(card);
      const more = DECKS.map((decks, at) => (ways[at] ?? 0) * (copies(value, decks) - gone));
      walk(more, used + 1);
      hands[side].pop();
      drawn[value] = gone;
    }
  };
  walk(
    DECKS.map(() => 1),
    0,
  );
  return counts;
}

describe.each(RULEBOOK_IDS)('every order of six cards in %s', id => {
  const counts = countOrders(RULEBOOKS[id].tableau);

  test('from six decks', () => {
    expect(counts.get(6)).toEqual({
      player: 392_220_492_728_832n,
      banker: 403_095_751_234_560n,
      tie: 83_552_962_932_288n,
    });
  });

  test('from eight decks', () => {
    expect(counts.get(8)).toEqual({
      player: 2_230_518_282_592_256n,
      banker: 2_292_252_566_437_888n,
      tie: 475_627_426_473_216n,
    });
  });
});
