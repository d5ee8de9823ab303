// The classical tests on raw bytes and on bounded draws. Each takes fresh ones, so that the
// outcomes do not depend on each other.

import type { Draw, RandomBytes } from '../draw.ts';
import { WORD_VALUES } from '../draw.ts';
import { couponChances, distinctChances, gapChances, RUN_UP_CHANCES } from './chances.ts';
import {
  chiSquareOutcome,
  classesOutcome,
  evenOutcome,
  normalOutcome,
  orderingOf,
  type TestOutcome,
} from './chi-square.ts';

const BYTE_VALUES = 256;
const WORD_BITS = 32;
const RANKS = 13;

/** Is each of the 32 bits of a word set half of the time? */
export function testBits(bytes: RandomBytes, words: number): TestOutcome {
  const block = bytes(words * 4);
  const ones = new Uint32Array(WORD_BITS);
  for (let at = 0; at < block.length; at += 1) {
    const byte = block[at] ?? 0;
    for (let bit = 0; bit < 8; bit += 1) {
      const place = (at % 4) * 8 + bit;
      ones[place] = (ones[place] ?? 0) + ((byte >> bit) & 1);
    }
  }
  const value = ones.reduce((sum, count) => sum + (2 * count - words) ** 2 / words, 0);
  return chiSquareOutcome(value, WORD_BITS, words);
}

/** Is each value of a byte as frequent as any other? */
export function testBytes(bytes: RandomBytes, count: number): TestOutcome {
  const counts = new Uint32Array(BYTE_VALUES);
  for (const byte of bytes(count)) counts[byte] = (counts[byte] ?? 0) + 1;
  return evenOutcome(counts, count);
}

/** Chi-square: is each number below the bound as frequent as any other? */
export function testFrequency(draw: Draw, bound: number, draws: number): TestOutcome {
  const counts = new Uint32Array(bound);
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const number = draw(bound);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return evenOutcome(counts, draws);
}

/** Chi-square: is each pair of neighbours as frequent as any other? */
export function testPairs(draw: Draw, bound: number, draws: number): TestOutcome {
  const counts = new Uint32Array(bound * bound);
  const pairs = Math.floor(draws / 2);
  for (let drawn = 0; drawn < pairs; drawn += 1) {
    const first = draw(bound);
    const pair = first * bound + draw(bound);
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return evenOutcome(counts, pairs);
}

/** Runs: how often do draws change between the lower and the upper half? */
export function testRunsAboutMiddle(draw: Draw, bound: number, draws: number): TestOutcome {
  const isUpper = () => draw(bound) >= bound / 2;
  let changes = 0;
  let before = isUpper();
  for (let drawn = 1; drawn < draws; drawn += 1) {
    const now = isUpper();
    if (now !== before) changes += 1;
    before = now;
  }
  const chances = draws - 1;
  return normalOutcome((2 * changes - chances) / Math.sqrt(chances), draws);
}

/** Runs: how long do draws keep rising? The one that ends a run belongs to none. */
export function testRunsUp(draw: Draw, draws: number): TestOutcome {
  const counts = new Uint32Array(RUN_UP_CHANCES.length);
  const runs = Math.floor(draws / 3);
  for (let run = 0; run < runs; run += 1) {
    let longer = 0; // than one draw
    let before = draw(WORD_VALUES);
    while (longer < counts.length - 1) {
      const now = draw(WORD_VALUES);
      if (now <= before) break;
      before = now;
      longer += 1;
    }
    counts[longer] = (counts[longer] ?? 0) + 1;
  }
  return classesOutcome(counts, RUN_UP_CHANCES, runs);
}

/** Serial correlation: does a draw say anything about the one this many draws later? */
export function testSerialCorrelation(
  draw: Draw,
  { bound, lag, draws }: { readonly bound: number; readonly lag: number; readonly draws: number },
): TestOutcome {
  const middle = (bound - 1) / 2;
  const variance = (bound * bound - 1) / 12;
  const earlier = new Float64Array(lag);
  let sum = 0;
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const now = draw(bound) - middle;
    if (drawn >= lag) sum += now * (earlier[drawn % lag] ?? 0);
    earlier[drawn % lag] = now;
  }
  return normalOutcome(sum / (variance * Math.sqrt(draws - lag)), draws);
}

const GAP_AT_MOST = 60;

/** Gap: how many draws pass before an ace? A gap of the greatest length is cut off there. */
export function testGap(draw: Draw, draws: number): TestOutcome {
  const counts = new Uint32Array(GAP_AT_MOST + 1);
  const gaps = Math.floor(draws / RANKS);
  for (let at = 0; at < gaps; at += 1) {
    let gap = 0;
    while (gap < GAP_AT_MOST && draw(RANKS) !== 0) gap += 1;
    counts[gap] = (counts[gap] ?? 0) + 1;
  }
  return classesOutcome(counts, gapChances(1 / RANKS, GAP_AT_MOST), gaps);
}

const POKER_HAND = 5;

/** Poker: how many different ranks are among five draws? */
export function testPoker(draw: Draw, draws: number): TestOutcome {
  const counts = new Uint32Array(RANKS + 1);
  const hands = Math.floor(draws / POKER_HAND);
  for (let at = 0; at < hands; at += 1) {
    let seen = 0; // one bit for each rank
    let distinct = 0;
    for (let drawn = 0; drawn < POKER_HAND; drawn += 1) {
      const rank = 1 << draw(RANKS);
      if ((seen & rank) === 0) distinct += 1;
      seen |= rank;
    }
    counts[distinct] = (counts[distinct] ?? 0) + 1;
  }
  return classesOutcome(counts, distinctChances(RANKS, POKER_HAND), hands);
}

const COUPON_AT_MOST = 120;

/** Coupon collector: how many draws until all ranks were seen? Cut off at the greatest number. */
export function testCoupon(draw: Draw, draws: number): TestOutcome {
  const counts = new Uint32Array(COUPON_AT_MOST + 1);
  const collections = Math.floor(draws / 41); // 41.3 draws are needed on average
  for (let at = 0; at < collections; at += 1) {
    let missing = (1 << RANKS) - 1;
    let drawn = 0;
    while (drawn < COUPON_AT_MOST && missing !== 0) {
      missing &= ~(1 << draw(RANKS));
      drawn += 1;
    }
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return classesOutcome(counts, couponChances(RANKS, COUPON_AT_MOST), collections);
}

const PERMUTED = 5;
const PERMUTATIONS = 120;

/** Permutation: is each ordering of five draws as frequent as any other? */
export function testPermutation(draw: Draw, draws: number): TestOutcome {
  const counts = new Uint32Array(PERMUTATIONS);
  const groups = Math.floor(draws / PERMUTED);
  const values = Array.from({ length: PERMUTED }, () => 0);
  for (let at = 0; at < groups; at += 1) {
    for (let drawn = 0; drawn < PERMUTED; drawn += 1) values[drawn] = draw(WORD_VALUES);
    const ordering = orderingOf(values);
    counts[ordering] = (counts[ordering] ?? 0) + 1;
  }
  return evenOutcome(counts, groups);
}
