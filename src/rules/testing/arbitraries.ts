// Cards, shoes, hands and coups at random for property tests. Only tests import this file.

import fc from 'fast-check';
import { type Card, cardsOf, DECK } from '../cards.ts';
import type { RoadHand } from '../roads.ts';
import type { PlayedCoup } from '../streaks.ts';

export const anyCard: fc.Arbitrary<Card> = fc.constantFrom(...DECK);

/** This many decks in some order. */
export const anyShoe = (decks: number): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray(cardsOf(decks), { minLength: decks * 52 });

/** Six cards, enough for any coup. */
export const sixCards: fc.Arbitrary<Card[]> = fc.array(anyCard, { minLength: 6, maxLength: 6 });

/** Stakes from one cent to the largest that a wager may have. */
export const anyStake: fc.Arbitrary<number> = fc.integer({ min: 1, max: 10 ** 13 });

export const anyRoadHand: fc.Arbitrary<RoadHand> = fc.record({
  winner: fc.constantFrom('B' as const, 'B' as const, 'P' as const, 'P' as const, 'T' as const),
  bankerPair: fc.boolean(),
  playerPair: fc.boolean(),
});

/** Coups that often repeat, now and then a dummy, a void or the last of a shoe. */
export const anyPlayedCoup: fc.Arbitrary<PlayedCoup> = fc.record({
  kind: fc.constantFrom(
    ...(['live', 'live', 'live', 'live', 'dummy-announced', 'dummy', 'void'] as const),
  ),
  result: fc.constantFrom(
    ...(['player', 'player', 'player', 'player', 'banker', 'banker', 'tie', undefined] as const),
  ),
  endOfShoe: fc.constantFrom(...[false, false, false, false, false, false, false, true]),
});
