// The tests on whole shoes. A shoe's cards depend on each other (none is left twice), so what fair
// chance gives is worked out for cards without replacement, not borrowed from the tests on draws.

import { shoeCouponChances, shoeDistinctChances, shoeGapChances } from './chances.ts';
import {
  chiSquareOutcome,
  classesOutcome,
  evenOutcome,
  normalOutcome,
  orderingOf,
  squaresOverExpected,
  type TestOutcome,
} from './chi-square.ts';
import { neighbourExpectations, rankProductVariance } from './shoe-moments.ts';

const DECK_CARDS = 52;
const RANKS = 13;
const SUITS = 4;
const MIDDLE_RANK = (RANKS - 1) / 2;

/** This many shoes of this many decks, dealt one after the other. */
export interface Shoes {
  readonly deal: () => Uint8Array;
  readonly decks: number;
  readonly shoes: number;
}

const cardsIn = ({ decks }: Shoes) => decks * DECK_CARDS;
const rankOf = (number: number) => number % RANKS;
const isRed = (number: number) => number >= RANKS && number < 3 * RANKS; // hearts and diamonds

/** Walks the shoes; each with its number. */
function forEachShoe({ deal, shoes }: Shoes, look: (shoe: Uint8Array, number: number) => void) {
  for (let number = 0; number < shoes; number += 1) look(deal(), number);
}

/** The rank at a place; behind the last card the shoe begins again. */
const rankAt = (shoe: Uint8Array, place: number) => rankOf(shoe[place % shoe.length] ?? 0);

/** Chi-square: does each card lie at each place as often as any other card? */
export function testPositions(bench: Shoes): TestOutcome {
  const cards = cardsIn(bench);
  const counts = new Uint32Array(cards * DECK_CARDS);
  forEachShoe(bench, shoe => {
    for (let place = 0; place < cards; place += 1) {
      const cell = place * DECK_CARDS + (shoe[place] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  });
  // Rows and columns both have fixed sums: a table of this kind is chi-square after this factor.
  const factor = (cards - 1) / cards;
  const value = factor * squaresOverExpected(counts, bench.shoes / DECK_CARDS);
  return chiSquareOutcome(value, (cards - 1) * (DECK_CARDS - 1), bench.shoes);
}

/** Chi-square: how far, within a deck's length, has each card moved from its unshuffled place? */
export function testDisplacements(bench: Shoes): TestOutcome {
  const cards = cardsIn(bench);
  const counts = new Uint32Array(DECK_CARDS);
  forEachShoe(bench, shoe => {
    for (let place = 0; place < cards; place += 1) {
      const moved = (place + DECK_CARDS - (shoe[place] ?? 0)) % DECK_CARDS;
      counts[moved] = (counts[moved] ?? 0) + 1;
    }
  });
  // What is left of the old order gathers in few of these counts, which makes the test sharp. One
  // card cannot lie at two places: hence the same factor as for the table of places.
  const factor = (cards - 1) / cards;
  const value = factor * squaresOverExpected(counts, bench.shoes * bench.decks);
  return chiSquareOutcome(value, DECK_CARDS - 1, bench.shoes);
}

/** Chi-square: does each card follow each other card as often as it should? */
export function testNeighbours(bench: Shoes): TestOutcome {
  const cards = cardsIn(bench);
  const counts = new Uint32Array(DECK_CARDS * DECK_CARDS);
  forEachShoe(bench, shoe => {
    let before = shoe[cards - 1] ?? 0; // the shoe as a ring: all places are then alike
    for (const now of shoe) {
      const pair = before * DECK_CARDS + now;
      counts[pair] = (counts[pair] ?? 0) + 1;
      before = now;
    }
  });
  const { same, other, degrees, meanOfChiSquare } = neighbourExpectations(bench.decks);
  let value = 0;
  for (const [pair, count] of counts.entries()) {
    const isSame = pair % (DECK_CARDS + 1) === 0;
    const expected = bench.shoes * (isSame ? same : other);
    if (expected > 0) value += (count - expected) ** 2 / expected;
  }
  return chiSquareOutcome((value * degrees) / meanOfChiSquare, degrees, bench.shoes);
}

/** Runs: how often does the colour change from card to card? */
export function testColourRuns(bench: Shoes): TestOutcome {
  const cards = cardsIn(bench);
  let changes = 0;
  forEachShoe(bench, shoe => {
    for (let place = 1; place < cards; place += 1) {
      if (isRed(shoe[place] ?? 0) !== isRed(shoe[place - 1] ?? 0)) changes += 1;
    }
  });
  // Half red, half black: Wald and Wolfowitz's moments of the number of runs.
  const mean = cards / 2;
  const variance = (cards * (cards - 2)) / (4 * (cards - 1));
  const z = (changes - bench.shoes * mean) / Math.sqrt(bench.shoes * variance);
  return normalOutcome(z, bench.shoes);
}

/** Serial correlation: does a card's rank say anything about the next card's? */
export function testRankCorrelation(bench: Shoes): TestOutcome {
  const cards = cardsIn(bench);
  let sum = 0;
  forEachShoe(bench, shoe => {
    let before = rankAt(shoe, cards - 1) - MIDDLE_RANK; // the shoe as a ring
    for (const number of shoe) {
      const now = rankOf(number) - MIDDLE_RANK;
      sum += before * now;
      before = now;
    }
  });
  const { mean, variance } = rankProductVariance(bench.decks);
  const z = (sum - bench.shoes * mean) / Math.sqrt(bench.shoes * variance);
  return normalOutcome(z, bench.shoes);
}

/** Serial correlation: do two shoes in a row have the same card at more or fewer places? */
export function testSuccessiveShoes(bench: Shoes): TestOutcome {
  const cards = cardsIn(bench);
  const pairs = Math.floor(bench.shoes / 2);
  let matches = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = bench.deal();
    const second = bench.deal();
    for (let place = 0; place < cards; place += 1) if (first[place] === second[place]) matches += 1;
  }
  const chance = 1 / DECK_CARDS;
  const variance = ((cards * cards) / (cards - 1)) * chance * (1 - chance);
  const z = (matches - pairs * cards * chance) / Math.sqrt(pairs * variance);
  return normalOutcome(z, pairs);
}

const GAP_AT_MOST = 40;

/** Gap: how many cards pass before an ace? One gap a shoe, from a place that moves on. */
export function testAceGap(bench: Shoes): TestOutcome {
  const counts = new Uint32Array(GAP_AT_MOST + 1);
  forEachShoe(bench, (shoe, number) => {
    let gap = 0;
    while (gap < GAP_AT_MOST && rankAt(shoe, number + gap) !== 0) gap += 1;
    counts[gap] = (counts[gap] ?? 0) + 1;
  });
  const chances = shoeGapChances(cardsIn(bench), SUITS * bench.decks, GAP_AT_MOST);
  return classesOutcome(counts, chances, bench.shoes);
}

const POKER_HAND = 5;

/** Poker: how many ranks do five cards in a row have? One hand a shoe, from a moving place. */
export function testShoePoker(bench: Shoes): TestOutcome {
  const counts = new Uint32Array(RANKS + 1);
  forEachShoe(bench, (shoe, number) => {
    const ranks = new Set<number>();
    for (let at = 0; at < POKER_HAND; at += 1) ranks.add(rankAt(shoe, number + at));
    counts[ranks.size] = (counts[ranks.size] ?? 0) + 1;
  });
  const chances = shoeDistinctChances(RANKS, SUITS * bench.decks, POKER_HAND);
  return classesOutcome(counts, chances, bench.shoes);
}

const COUPON_AT_MOST = 120;

/** Coupon collector: how many cards until all ranks were seen, from a place that moves on? */
export function testShoeCoupon(bench: Shoes): TestOutcome {
  const last = Math.min(COUPON_AT_MOST, cardsIn(bench));
  const counts = new Uint32Array(last + 1);
  forEachShoe(bench, (shoe, number) => {
    let missing = (1 << RANKS) - 1;
    let taken = 0;
    while (taken < last && missing !== 0) {
      missing &= ~(1 << rankAt(shoe, number + taken));
      taken += 1;
    }
    counts[taken] = (counts[taken] ?? 0) + 1;
  });
  const chances = shoeCouponChances(RANKS, SUITS * bench.decks, last);
  return classesOutcome(counts, chances, bench.shoes);
}

const PERMUTED = 4;
const PERMUTATIONS = 24;

/** Permutation: in which order do four ranks first come out? Ranks and place move on. */
export function testFirstComers(bench: Shoes): TestOutcome {
  const counts = new Uint32Array(PERMUTATIONS);
  forEachShoe(bench, (shoe, number) => {
    const firsts = Array.from({ length: PERMUTED }, (_, nth) => {
      let place = 0;
      while (place < shoe.length && rankAt(shoe, number + place) !== rankOf(number + nth)) {
        place += 1;
      }
      return place;
    });
    const ordering = orderingOf(firsts);
    counts[ordering] = (counts[ordering] ?? 0) + 1;
  });
  return evenOutcome(counts, bench.shoes);
}
