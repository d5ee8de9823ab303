import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../rules/cards.ts';
import { cardCode } from './card-codes.ts';
import { drawOf, nextState, type StreamState, streamsOf } from './streams.ts';
import { prepare, shoeBytes, shoeCards, shuffle } from './testing/turn.ts';

const LANES = 8;

/** Eight draws of 16 bits from two streams, in the kernel's order. */
function* eights(seed: bigint): Generator<readonly number[]> {
  let streams: readonly StreamState[] = streamsOf(seed, 2);
  for (;;) {
    yield streams.flatMap(stream =>
      [0n, 16n, 32n, 48n].map(shift => Number((drawOf(stream) >> shift) & 0xffffn)),
    );
    streams = streams.map(nextState);
  }
}

/** The same shuffle written plainly: place by place, from what is left, uneven draws refused. */
function plainShuffle(shoes: readonly Uint8Array[], places: number, seed: bigint): void {
  const source = eights(seed);
  const cards = shoes[0]?.length ?? 0;
  for (let at = 0; at < places; at += 8) {
    for (const shoe of shoes) {
      const bound = (offset: number) => Math.max(1, cards - at - offset);
      let parts: readonly number[] = [];
      do {
        parts = source.next().value as readonly number[]; // it never ends
      } while (parts.some((part, k) => (part * bound(k)) % 65_536 < 65_536 % bound(k)));
      for (const [k, part] of parts.entries()) {
        const [place, drawn] = [at + k, at + k + Math.floor((part * bound(k)) / 65_536)];
        const [here, there] = [shoe[place] ?? 0, shoe[drawn] ?? 0];
        if (place < cards) [shoe[place], shoe[drawn]] = [there, here];
      }
    }
  }
}

describe('the kernel shuffles', () => {
  test.each([
    { rulebook: 'crown', version: 'traditional', decks: 8 },
    { rulebook: 'tasmania', version: 'federal', decks: 5 },
    { rulebook: 'mbs-rapid', version: 'no-commission', decks: 10 },
  ])('$rulebook, $decks decks, card for card as Fisher and Yates do', game => {
    const bench = prepare({ ...game, seed: 11 });
    const shoes = Array.from({ length: LANES }, () =>
      Uint8Array.from(cardsOf(game.decks), cardCode),
    );
    plainShuffle(shoes, bench.plan.course.places, 11n);
    shuffle(bench);
    for (const [lane, shoe] of shoes.entries()) expect(shoeBytes(bench, lane)).toEqual(shoe);
  });

  test('all the cards and no others, however often', () => {
    const bench = prepare({ rulebook: 'crown', version: 'traditional', decks: 6, seed: 3 });
    for (let turn = 0; turn < 50; turn += 1) shuffle(bench);
    const whole = cardsOf(6).toSorted();
    for (let lane = 0; lane < LANES; lane += 1) {
      expect(shoeCards(bench, lane).toSorted()).toEqual(whole);
    }
  });

  test('every card to every place equally often', () => {
    const bench = prepare({ rulebook: 'crown', version: 'traditional', decks: 4, seed: 5 });
    const turns = 1500;
    const places = [0, 1, 7, 8, 100, 187];
    const seen = places.map(() => new Map<string, number>());
    for (let turn = 0; turn < turns; turn += 1) {
      shuffle(bench);
      for (let lane = 0; lane < LANES; lane += 1) {
        const shoe = shoeCards(bench, lane);
        for (const [at, place] of places.entries()) {
          const card = shoe[place] ?? '';
          seen[at]?.set(card, (seen[at]?.get(card) ?? 0) + 1);
        }
      }
    }
    const expected = (turns * LANES) / 52;
    const chiSquares = seen.map(counts =>
      [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    );
    // 51 degrees of freedom: beyond 91 once in 2,000 times.
    expect(Math.max(...chiSquares)).toBeLessThan(91);
    expect(Math.min(...chiSquares)).toBeGreaterThan(20);
  });
});
