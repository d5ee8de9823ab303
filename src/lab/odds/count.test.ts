import { describe, expect, test } from 'vitest';
import { cardsOf, type Card } from '../../rules/cards.ts';
import { factsOf, type Result } from '../../rules/coup.ts';
import { type DealtHands, nextSide } from '../../rules/tableau.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { arrange, ORDERS_AS_ONE } from './arrangements.ts';
import {
  byPointValue,
  remainingCards,
  type Composition,
  fullShoe,
  onlyThese,
  orders,
  without,
} from './composition.ts';
import { scalesOf } from './sums.ts';

const { tableau } = RULEBOOKS.crown;
const scales = scalesOf(arrange(tableau));

const left = (decks: number, cards: readonly Card[]): Composition => {
  const rest = without(fullShoe(decks), cards);
  if ('overdrawn' in rest) throw new Error(`no ${rest.overdrawn} left`);
  return rest;
};

const counted = (composition: Composition) => {
  const sums = scales.results(byPointValue(composition));
  const inFull = (sum: number) => BigInt(sum) * BigInt(ORDERS_AS_ONE);
  return {
    player: inFull(sums.player),
    banker: inFull(sums.banker),
    tie: inFull(sums.tie),
  };
};

const CARDS = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'] as const;

/** Counts by walking the coup card by card, in another way: every order, in BigInt. */
function walked(composition: Composition): Record<Result, bigint> {
  const counts = [...byPointValue(composition)];
  const found: Record<Result, bigint> = { player: 0n, banker: 0n, tie: 0n };
  let cards = composition.cards;
  const deal = (coup: DealtHands, ways: bigint): void => {
    const side = nextSide(tableau, coup);
    if (side === 'nobody') {
      const used = coup.player.length + coup.banker.length;
      found[factsOf(coup).result] += ways * orders(cards, 6 - used);
      return;
    }
    for (const [value, card] of CARDS.entries()) {
      const copies = counts[value] ?? 0;
      if (copies === 0) continue;
      counts[value] = copies - 1;
      cards -= 1;
      deal({ ...coup, [side]: [...coup[side], card] }, ways * BigInt(copies));
      cards += 1;
      counts[value] = copies;
    }
  };
  deal({ player: [], banker: [] }, 1n);
  return found;
}

describe('the perft: all orders of six cards, by result', () => {
  test.each([
    [6, 392_220_492_728_832n, 403_095_751_234_560n, 83_552_962_932_288n, 878_869_206_895_680n],
    [
      8,
      2_230_518_282_592_256n,
      2_292_252_566_437_888n,
      475_627_426_473_216n,
      4_998_398_275_503_360n,
    ],
  ])('%i decks', (decks, player, banker, tie, all) => {
    expect(counted(fullShoe(decks))).toEqual({ player, banker, tie });
    expect(orders(decks * 52, 6)).toBe(all);
    expect(player + banker + tie).toBe(all);
  });

  test('ten decks less a few cards, walked a second way in BigInt', { timeout: 120_000 }, () => {
    const shoe = left(10, ['Ts', '9c', '9c', '6h', '5d', 'Kc', 'As']);
    expect(counted(shoe)).toEqual(walked(shoe));
  });

  test('all orders of ten decks, in fours, are whole numbers that floating point holds', () => {
    const most = orders(520, 6) / BigInt(ORDERS_AS_ONE);
    expect(most).toBe(4_801_621_731_706_800n);
    expect(most).toBeLessThan(2n ** 53n);
  });
});

test('cards of another number than 6 to 520 are not weighed', () => {
  expect(() => scales.results([5, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow('5 cards');
  expect(() => scales.results([521, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow('521 cards');
});

test('all four books draw alike, so one count serves them all', () => {
  for (const book of Object.values(RULEBOOKS)) {
    expect(scalesOf(arrange(book.tableau)).results(byPointValue(fullShoe(8)))).toEqual(
      scales.results(byPointValue(fullShoe(8))),
    );
  }
});

describe('compositions', () => {
  test('a full shoe holds each card once for every deck', () => {
    expect(remainingCards(fullShoe(8)).toSorted()).toEqual(cardsOf(8).toSorted());
    expect(byPointValue(fullShoe(8))).toEqual([128, 32, 32, 32, 32, 32, 32, 32, 32, 32]);
  });

  test('what is taken out is gone, and what is not there cannot be taken', () => {
    expect(left(1, ['Ts', '9c']).cards).toBe(50);
    expect(byPointValue(left(1, ['Ts', '9c']))).toEqual([15, 4, 4, 4, 4, 4, 4, 4, 4, 3]);
    expect(without(fullShoe(1), ['Ts', 'Ts'])).toEqual({ overdrawn: 'Ts' });
  });

  test('a shoe can be named by what is left of it', () => {
    const four = ['Ts', 'Ts', '9c', 'Ah'] as const;
    expect(onlyThese(four, 2)).toMatchObject({ cards: 4 });
    expect(onlyThese(four, 1)).toEqual({ overdrawn: 'Ts' });
  });

  test('decks are 1 to 10', () => {
    expect(() => fullShoe(0)).toThrow('1 to 10');
    expect(() => fullShoe(11)).toThrow('1 to 10');
    expect(() => fullShoe(1.5)).toThrow('1 to 10');
  });
});
