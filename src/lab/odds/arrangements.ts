// Which six cards, in how many of their orders, make which class of coup: worked out once for each
// tableau, so that a composition costs one pass over 5,005 products and nothing else.
//
// Only point values matter here. Take six values as a multiset, say 0 0 3 6 6 9. A shoe with n(v)
// cards of value v holds it in the product of C(n(v), k(v)) ways as a set of six cards, and each
// such set can be dealt in 720 orders. How many of the 720 end in a class depends on the tableau
// alone. Changing a hand's first two cards about changes nothing, so those numbers all divide by
// four; we count in fours, and then all orders of ten decks stay below 2^53:
// 520 x 519 x 518 x 517 x 516 x 515 / 4 = 4,801,621,731,706,800.

import { assert } from '../../rules/assert.ts';
import type { Result } from '../../rules/coup.ts';
import type { Tableau } from '../../rules/tableau.ts';
import { classesOf, type CoupClass, type CoupClasses, COUNTS, classIndex } from './coup-classes.ts';

/** The cards a coup can need at most. */
export const LONGEST_COUP = 6;

/** Orders that differ only by the order within the two opening hands are counted as one. */
export const ORDERS_AS_ONE = 4;

// A multiset is met in the middle: values 0 to 4 on the left, 5 to 9 on the right.
const HALF = COUNTS / 2;

/** All multisets of up to six of five values, each as an earlier one and more of a value. */
export interface HalfMultisets {
  readonly parent: Uint16Array;
  /** Place in a row of C(n(v), k), by value and k. */
  readonly factor: Uint8Array;
  readonly size: Uint8Array;
  readonly length: number;
}

/** C(n, k) of value v stands at v * FACTORS + k. */
export const FACTORS = LONGEST_COUP + 1;

export interface Arrangements {
  readonly classes: readonly CoupClass[];
  readonly half: HalfMultisets;
  /** For each size, the half multisets that have it. */
  readonly bySize: readonly Uint16Array[];
  /** For each whole multiset, where its entries in `classNumber` and `times` begin. */
  readonly start: Uint32Array;
  readonly classNumber: Uint16Array;
  readonly times: Uint8Array;
  /** The same, summed by result. */
  readonly byResult: Readonly<Record<Result, Float64Array>>;
}

interface HalfIndex extends HalfMultisets {
  /** The number of a half multiset by the sum of 7^v over its values. */
  readonly numberOf: Uint16Array;
}

function halfMultisets(): HalfIndex {
  const found: { parent: number; factor: number; size: number; key: number }[] = [
    { parent: 0, factor: 0, size: 0, key: 0 },
  ];
  for (let value = 0; value < HALF; value += 1) {
    const before = found.length;
    for (let parent = 0; parent < before; parent += 1) {
      const { size, key } = found[parent] ?? { size: 0, key: 0 };
      for (let more = 1; size + more <= LONGEST_COUP; more += 1) {
        found.push({
          parent,
          factor: value * FACTORS + more,
          size: size + more,
          key: key + more * FACTORS ** value,
        });
      }
    }
  }
  const numberOf = new Uint16Array(FACTORS ** HALF);
  for (const [number, { key }] of found.entries()) numberOf[key] = number;
  return {
    parent: Uint16Array.from(found, each => each.parent),
    factor: Uint8Array.from(found, each => each.factor),
    size: Uint8Array.from(found, each => each.size),
    length: found.length,
    numberOf,
  };
}

interface Whole {
  readonly bySize: readonly Uint16Array[];
  /** The number of the first whole multiset with this left half. */
  readonly base: Uint16Array;
  /** Which of its size a right half is. */
  readonly rankInSize: Uint16Array;
  readonly total: number;
}

/** Where the whole multisets of a left half begin, and which of its right halves comes when. */
function wholeMultisets(half: HalfMultisets): Whole {
  const sizes = Array.from({ length: LONGEST_COUP + 1 }, (): number[] => []);
  const rankInSize = new Uint16Array(half.length);
  for (let number = 0; number < half.length; number += 1) {
    rankInSize[number] = (sizes[half.size[number] ?? 0]?.push(number) ?? 0) - 1;
  }
  const base = new Uint16Array(half.length);
  let total = 0;
  for (let left = 0; left < half.length; left += 1) {
    base[left] = total;
    total += sizes[LONGEST_COUP - (half.size[left] ?? 0)]?.length ?? 0;
  }
  return { bySize: sizes.map(numbers => Uint16Array.from(numbers)), base, rankInSize, total };
}

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720] as const;

/** In how many orders the cards of a half multiset can take places that want their values. */
function repeatsOf({ parent, factor, length }: HalfMultisets): Uint16Array {
  const repeats = new Uint16Array(length).fill(1);
  for (let number = 1; number < length; number += 1) {
    const copies = (factor[number] ?? 0) % FACTORS;
    repeats[number] = (repeats[parent[number] ?? 0] ?? 1) * (FACTORIALS[copies] ?? 1);
  }
  return repeats;
}

interface OpeningHand {
  readonly count: number;
  readonly ways: number;
  readonly left: number;
  readonly right: number;
}

const LEFT_KEYS = Array.from({ length: COUNTS }, (_, v) => (v < HALF ? FACTORS ** v : 0));
const RIGHT_KEYS = Array.from({ length: COUNTS }, (_, v) => (v < HALF ? 0 : FACTORS ** (v - HALF)));

const leftKey = (value: number): number => LEFT_KEYS[value] ?? 0;
const rightKey = (value: number): number => RIGHT_KEYS[value] ?? 0;

function openingHands(): readonly OpeningHand[] {
  const hands: OpeningHand[] = [];
  for (let a = 0; a < COUNTS; a += 1) {
    for (let b = a; b < COUNTS; b += 1) {
      hands.push({
        count: (a + b) % COUNTS,
        ways: a === b ? 1 : 2,
        left: leftKey(a) + leftKey(b),
        right: rightKey(a) + rightKey(b),
      });
    }
  }
  return hands;
}

/** For every two cards that may follow, what they add to the keys of the two halves. */
function followers(): { readonly left: Uint16Array; readonly right: Uint16Array } {
  const pairs = Array.from({ length: COUNTS ** 2 }, (_, at) => [
    Math.floor(at / COUNTS),
    at % COUNTS,
  ]);
  const keysBy = (key: (value: number) => number) =>
    Uint16Array.from(pairs, ([fifth = 0, sixth = 0]) => key(fifth) + key(sixth));
  return { left: keysBy(leftKey), right: keysBy(rightKey) };
}

/** By multiset and class, how many of its orders end there, in fours; and how many are not none. */
interface Counted {
  readonly orders: Uint8Array;
  readonly entries: number;
}

/** Walks all openings with all cards that may follow: 302,500 rows of values, in one tight loop. */
function countOrders({ at, classes }: CoupClasses, half: HalfIndex, whole: Whole): Counted {
  const { base, rankInSize, total } = whole;
  const { numberOf } = half;
  const repeats = repeatsOf(half);
  const hands = openingHands();
  const follow = followers();
  const orders = new Uint8Array(total * classes.length);
  let entries = 0;
  for (const player of hands) {
    for (const banker of hands) {
      const first = classIndex(player.count, banker.count, 0, 0);
      const leftSoFar = player.left + banker.left;
      const rightSoFar = player.right + banker.right;
      const ways = (player.ways * banker.ways) / ORDERS_AS_ONE;
      for (let next = 0; next < COUNTS ** 2; next += 1) {
        const left = numberOf[leftSoFar + (follow.left[next] ?? 0)] ?? 0;
        const right = numberOf[rightSoFar + (follow.right[next] ?? 0)] ?? 0;
        const multiset = (base[left] ?? 0) + (rankInSize[right] ?? 0);
        const place = multiset * classes.length + (at[first + next] ?? 0);
        const before = orders[place] ?? 0;
        if (before === 0) entries += 1;
        orders[place] = before + ways * (repeats[left] ?? 0) * (repeats[right] ?? 0);
      }
    }
  }
  return { orders, entries };
}

/** Works out the arrangements of a tableau: some tens of milliseconds, once. */
export function arrange(tableau: Tableau): Arrangements {
  const coupClasses = classesOf(tableau);
  const half = halfMultisets();
  const whole = wholeMultisets(half);
  const counted = countOrders(coupClasses, half, whole);
  const { classes } = coupClasses;
  return { classes, half, bySize: whole.bySize, ...packed(classes, counted) };
}

/** Keeps only what is not nothing, and checks that every set of six has all its 720 orders. */
function packed(classes: readonly CoupClass[], { orders, entries }: Counted) {
  const total = orders.length / classes.length;
  const start = new Uint32Array(total + 1);
  const classNumber = new Uint16Array(entries);
  const times = new Uint8Array(entries);
  const none = new Float64Array(total);
  const byResult: Record<Result, Float64Array> = {
    player: new Float64Array(total),
    banker: new Float64Array(total),
    tie: new Float64Array(total),
  };
  const sumsOf = classes.map(({ facts }) => byResult[facts.result]);
  let entry = 0;
  for (let multiset = 0; multiset < total; multiset += 1) {
    let all = 0;
    for (let number = 0; number < classes.length; number += 1) {
      const found = orders[multiset * classes.length + number] ?? 0;
      if (found === 0) continue;
      const sums = sumsOf[number] ?? none;
      all += found;
      sums[multiset] = (sums[multiset] ?? 0) + found;
      classNumber[entry] = number;
      times[entry] = found;
      entry += 1;
    }
    assert(all * ORDERS_AS_ONE === FACTORIALS[LONGEST_COUP], 'six cards have 720 orders');
    start[multiset + 1] = entry;
  }
  return { start, classNumber, times, byResult };
}

const known = new Map<string, Arrangements>();

/** The arrangements of a tableau, worked out the first time it is asked for. */
export function arrangementsOf(tableau: Tableau): Arrangements {
  const key = [tableau.player, tableau.bankerIfPlayerStood, ...tableau.banker].join();
  const found = known.get(key) ?? arrange(tableau);
  known.set(key, found);
  return found;
}
