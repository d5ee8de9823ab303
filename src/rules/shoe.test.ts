import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crown, crownRapid, mbsRapid, RULEBOOKS, tasmania } from '../rulebooks/index.ts';
import { type Card, cardsOf, DECK } from './cards.ts';
import { dealCoup, factsOf } from './coup.ts';
import {
  burnCount,
  cutBounds,
  cutStack,
  cuttingCardPassed,
  cuttingCardReached,
  mayStartCoup,
  playStack,
} from './shoe.ts';
import { anyShoe } from './testing/arbitraries.ts';

/** Coups of exactly four cards: 9 and king against 2 and king. */
const fours = (coups: number): Card[] =>
  Array.from({ length: coups }, (): Card[] => ['9s', '2h', 'Kd', 'Kc']).flat();

describe('the cut', () => {
  test.each([
    { book: crownRapid, cards: 416, bounds: { least: 52, most: 364 } },
    { book: crown, cards: 208, bounds: { least: 52, most: 156 } },
    { book: tasmania, cards: 416, bounds: { least: 10, most: 406 } },
    { book: mbsRapid, cards: 416, bounds: undefined },
  ])('of $cards cards in $book.id lies within $bounds', ({ book, cards, bounds }) => {
    expect(cutBounds(book, cards)).toEqual(bounds);
  });

  test('puts what lay above it to the back, and keeps every card in its order', () => {
    fc.assert(
      fc.property(anyShoe(1), fc.nat(52), (stack, at) => {
        const cut = cutStack(stack, at);
        expect([...cut.slice(52 - at), ...cut.slice(0, 52 - at)]).toEqual(stack);
        expect(cut[0]).toBe(stack[at % 52]);
      }),
    );
  });
});

describe('the opening burn', () => {
  test('is one card, or on request the first card and as many as it says', () => {
    for (const card of DECK) expect(burnCount(card, false)).toBe(1);
    const asked = (['As', '2s', '9s', 'Ts', 'Js', 'Qs', 'Ks'] as const).map(card =>
      burnCount(card, true),
    );
    expect(asked).toEqual([2, 3, 10, 11, 11, 11, 11]);
  });
});

describe('the cutting card', () => {
  test('is reached when it comes next, and passed with the first card behind it', () => {
    const mark = (dealt: number) => ({ dealt, cards: 416, fromBack: 20 });
    expect([395, 396, 397].map(dealt => cuttingCardReached(mark(dealt)))).toEqual([
      false,
      true,
      true,
    ]);
    expect([395, 396, 397].map(dealt => cuttingCardPassed(mark(dealt)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('leaves one more coup in the Crown books', () => {
    const mark = { dealt: 400, cards: 416, fromBack: 20 };
    for (const book of [crown, crownRapid]) {
      expect(mayStartCoup(book, mark, undefined)).toBe(true);
      expect(mayStartCoup(book, mark, 0)).toBe(true);
      expect(mayStartCoup(book, mark, 1)).toBe(false);
    }
  });

  test('starts no coup in Tasmania once a card has followed it', () => {
    const mark = (dealt: number) => ({ dealt, cards: 416, fromBack: 7 });
    expect(mayStartCoup(tasmania, mark(408), undefined)).toBe(true);
    expect(mayStartCoup(tasmania, mark(409), undefined)).toBe(true);
    expect(mayStartCoup(tasmania, mark(410), undefined)).toBe(false);
  });

  test('is unknown to mbs-rapid, which deals while there are cards', () => {
    const mark = (dealt: number) => ({ dealt, cards: 416, fromBack: 20 });
    expect(mayStartCoup(mbsRapid, mark(415), undefined)).toBe(true);
    expect(mayStartCoup(mbsRapid, mark(416), undefined)).toBe(false);
  });
});

describe('a stack of four-card coups', () => {
  const first = (book: typeof crown | typeof tasmania | typeof mbsRapid, cards: number) =>
    playStack(book, fours(cards / 4), { burn: 0, cutFromBack: 20 }).map(coup => coup.first);

  test('with the cutting card where a coup begins: that coup and one more (R2, C15)', () => {
    // 100 cards, the cutting card before card 80: coup 20 meets it, coup 21 is the last.
    expect(first(crown, 100).at(-1)).toBe(84);
  });

  test('with the cutting card in the middle of a coup: that coup and one more', () => {
    const stack = fours(25);
    const coups = playStack(crown, stack, { burn: 0, cutFromBack: 18 });
    expect(coups.at(-1)).toEqual({ first: 84, result: 'player' });
  });

  test('in Tasmania: the coup that begins at the marker is the last', () => {
    expect(first(tasmania, 100).at(-1)).toBe(80);
  });

  test('in mbs-rapid: to the last card', () => {
    expect(first(mbsRapid, 100).at(-1)).toBe(96);
  });

  test('that runs dry: the unfinished coup is void, and nobody begins it in mbs-rapid', () => {
    const stack = [...fours(2), 'Ks', 'Kh'] as Card[];
    const plan = { burn: 0, cutFromBack: 1 };
    expect(playStack(crown, stack, plan).at(-1)).toEqual({ first: 8, result: 'void' });
    expect(playStack(mbsRapid, stack, plan).at(-1)).toEqual({ first: 4, result: 'player' });
  });
});

describe('any stack, in any book', () => {
  const anyBook = fc.constantFrom(...Object.values(RULEBOOKS));
  const anyPlan = fc.record({
    burn: fc.integer({ min: 0, max: 11 }),
    cutFromBack: fc.constantFrom(20, 13, 7),
  });

  test('gives coups that follow each other without a gap, each as it is dealt', () => {
    fc.assert(
      fc.property(anyBook, anyShoe(4), anyPlan, (book, stack, plan) => {
        let next = plan.burn;
        for (const { first, result } of playStack(book, stack, plan)) {
          expect(first).toBe(next);
          const coup = dealCoup(book.tableau, stack, first);
          expect(result).toBe(coup.complete ? factsOf(coup).result : 'void');
          next += coup.used;
        }
        expect(next).toBeLessThanOrEqual(stack.length);
      }),
      { numRuns: 60 },
    );
  });

  test('with the cutting card where the book sets it never runs dry', () => {
    fc.assert(
      fc.property(anyShoe(4), fc.constantFrom(20, 13), (stack, cutFromBack) => {
        for (const book of [crown, crownRapid]) {
          const coups = playStack(book, stack, { burn: 1, cutFromBack });
          expect(coups.map(({ result }) => result)).not.toContain('void');
        }
        const coups = playStack(tasmania, stack, { burn: 0, cutFromBack: 7 });
        expect(coups.map(({ result }) => result)).not.toContain('void');
      }),
      { numRuns: 60 },
    );
  });
});

test('cards of eight decks make about eighty coups', () => {
  const coups = playStack(crown, cardsOf(8), { burn: 1, cutFromBack: 20 });
  expect(coups.length).toBeGreaterThan(60);
  expect(coups.length).toBeLessThan(105);
});
