import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  burnValue,
  type Card,
  cardsOf,
  DECK,
  isRed,
  overdrawn,
  parseCard,
  parseCards,
  pointValue,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
} from './cards.ts';
import { anyCard, anyShoe } from './testing/arbitraries.ts';

test('a deck has 52 different cards, thirteen ranks in four suits', () => {
  expect(new Set(DECK).size).toBe(52);
  for (const suit of SUITS) {
    expect(DECK.filter(card => suitOf(card) === suit).map(rankOf)).toEqual(RANKS);
  }
});

describe('notation', () => {
  test('reads every card in either case and writes it one way', () => {
    fc.assert(
      fc.property(anyCard, fc.boolean(), fc.boolean(), (card, lowRank, highSuit) => {
        const rank = lowRank ? rankOf(card).toLowerCase() : rankOf(card);
        const suit = highSuit ? suitOf(card).toUpperCase() : suitOf(card);
        expect(parseCard(rank + suit)).toBe(card);
      }),
    );
  });

  test('knows nothing but the 52 cards', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(...Array.from('A29TKatk10shDC x')),
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), text => {
        const isCard = /^[A2-9TJQKatjqk][shdcSHDC]$/.test(text);
        expect(parseCard(text) !== undefined).toBe(isCard);
      }),
    );
  });

  test.each(['', ' ', 'T', 's', '10s', 'Tss', 'T s', ' Ts', '1s', '0s', 'Tx', 'sT', 'T♠', 'Ｔs'])(
    'refuses %o',
    text => {
      expect(parseCard(text)).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is not fooled by %s, which every object answers to',
    text => {
      expect(parseCard(text)).toBeUndefined();
    },
  );

  test('reads many cards parted by spaces, commas or lines', () => {
    expect(parseCards('Ts,6h  5d\n\tTc, th')).toEqual(['Ts', '6h', '5d', 'Tc', 'Th']);
    expect(parseCards('')).toEqual([]);
    expect(parseCards(' , ,, ')).toEqual([]);
  });

  test('round-trips any list of cards', () => {
    fc.assert(
      fc.property(fc.array(anyCard), fc.constantFrom(' ', ',', ', ', '\n'), (dealt, between) => {
        expect(parseCards(dealt.join(between))).toEqual(dealt);
      }),
    );
  });

  test('names the first word that is no card', () => {
    expect(parseCards('Ts 6h Zz Qq')).toEqual({ notACard: 'Zz' });
  });

  test('names it in a very long line, and a very long word, too', () => {
    expect(parseCards(`${'Ts '.repeat(100_000)}Zz`)).toEqual({ notACard: 'Zz' });
    const word = 'x'.repeat(10_000_000);
    expect(parseCards(word)).toEqual({ notACard: word });
  });
});

describe('values', () => {
  test('point values: face, ace one, tens and court cards nothing', () => {
    const values = RANKS.map(rank => pointValue(`${rank}s`));
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]);
  });

  test('burn values: face, ace one, tens and court cards ten', () => {
    const values = RANKS.map(rank => burnValue(`${rank}s`));
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
  });

  test('suit changes no value, only the colour', () => {
    fc.assert(
      fc.property(anyCard, fc.constantFrom(...SUITS), (card, suit) => {
        const other: Card = `${rankOf(card)}${suit}`;
        expect(pointValue(other)).toBe(pointValue(card));
        expect(burnValue(other)).toBe(burnValue(card));
        expect(isRed(other)).toBe(suit === 'h' || suit === 'd');
      }),
    );
  });
});

describe('so many decks', () => {
  test('hold each card so many times', () => {
    for (const decks of [1, 4, 6, 8, 10]) {
      const stack = cardsOf(decks);
      expect(stack).toHaveLength(52 * decks);
      for (const card of DECK) expect(stack.filter(c => c === card)).toHaveLength(decks);
    }
  });

  test('no card of a shoe is overdrawn, however it lies', () => {
    fc.assert(
      fc.property(anyShoe(4), fc.nat(208), (shoe, dealt) => {
        expect(overdrawn(shoe.slice(0, dealt), 4)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test('one copy more than the decks hold is named', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 10 }), anyCard, (decks, card) => {
        const dealt = [...cardsOf(decks), card];
        expect(overdrawn(dealt, decks)).toBe(card);
      }),
    );
  });
});
