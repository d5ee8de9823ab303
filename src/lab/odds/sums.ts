// Weighs every class of coup for one composition: exact whole numbers, no division anywhere.
//
// A sum here is a number of orders in which the next six cards can come out, in fours. It is never
// above all orders of ten decks in fours, which is below 2^53 (arrangements.ts), and every product
// on the way is one of its parts: floating point holds each of them without loss.

import { assert } from '../../rules/assert.ts';
import type { Result } from '../../rules/coup.ts';
import { type Arrangements, FACTORS, LONGEST_COUP } from './arrangements.ts';
import { MOST_DECKS } from './composition.ts';
import { COUNTS } from './coup-classes.ts';

const MOST_CARDS = MOST_DECKS * 52;

/** C(n, 0) to C(n, 6) of every count, the left five values first. */
function binomials(valueCounts: readonly number[]): Float64Array {
  const rows = new Float64Array(COUNTS * FACTORS);
  for (let value = 0; value < COUNTS; value += 1) {
    const n = valueCounts[value] ?? 0;
    let choices = 1;
    for (let k = 0; k < FACTORS; k += 1) {
      rows[value * FACTORS + k] = choices;
      choices = (choices * Math.max(0, n - k)) / (k + 1);
    }
  }
  return rows;
}

/** Fills in how often each half multiset is there. */
function weighHalf(
  { half: { parent, factor, length } }: Arrangements,
  rows: Float64Array,
  from: number,
  weights: Float64Array,
): void {
  weights[0] = 1;
  for (let number = 1; number < length; number += 1) {
    weights[number] =
      (weights[parent[number] ?? 0] ?? 0) * (rows[from + (factor[number] ?? 0)] ?? 0);
  }
}

/** How many orders of the next six cards there are for each result, in fours. */
export type ResultSums = Readonly<Record<Result, number>>;

/** A thing that weighs compositions again and again without asking for memory. */
export interface Scales {
  /** For Player, Banker and Tie alone: tens of thousands a second. */
  readonly results: (valueCounts: readonly number[]) => ResultSums;
  /** For every class of coup. */
  readonly classes: (valueCounts: readonly number[]) => Float64Array;
}

/** Makes the scales of a tableau. Counts are of point values 0 to 9, of six cards or more. */
export function scalesOf(arrangements: Arrangements): Scales {
  const { half, bySize, byResult, start, classNumber, times, classes } = arrangements;
  const left = new Float64Array(half.length);
  const right = new Float64Array(half.length);

  const weigh = (valueCounts: readonly number[]) => {
    const cards = valueCounts.reduce((sum, count) => sum + count, 0);
    assert(cards >= LONGEST_COUP && cards <= MOST_CARDS, `${cards} cards cannot be weighed here`);
    const rows = binomials(valueCounts);
    weighHalf(arrangements, rows, 0, left);
    weighHalf(arrangements, rows, (COUNTS / 2) * FACTORS, right);
  };

  return {
    results: valueCounts => {
      weigh(valueCounts);
      const { player: ofPlayer, banker: ofBanker, tie: ofTie } = byResult;
      let [player, banker, tie, multiset] = [0, 0, 0, 0];
      for (let number = 0; number < half.length; number += 1) {
        const fitting = bySize[LONGEST_COUP - (half.size[number] ?? 0)] ?? left.subarray(0, 0);
        const weight = left[number] ?? 0;
        for (let each = 0; each < fitting.length; each += 1) {
          const orders = weight * (right[fitting[each] ?? 0] ?? 0);
          player += orders * (ofPlayer[multiset] ?? 0);
          banker += orders * (ofBanker[multiset] ?? 0);
          tie += orders * (ofTie[multiset] ?? 0);
          multiset += 1;
        }
      }
      return { player, banker, tie };
    },

    classes: valueCounts => {
      weigh(valueCounts);
      const sums = new Float64Array(classes.length);
      let multiset = 0;
      for (let number = 0; number < half.length; number += 1) {
        const fitting = bySize[LONGEST_COUP - (half.size[number] ?? 0)] ?? left.subarray(0, 0);
        const weight = left[number] ?? 0;
        for (let each = 0; each < fitting.length; each += 1) {
          const orders = weight * (right[fitting[each] ?? 0] ?? 0);
          const end = start[multiset + 1] ?? 0;
          for (let entry = start[multiset] ?? 0; entry < end; entry += 1) {
            const place = classNumber[entry] ?? 0;
            sums[place] = (sums[place] ?? 0) + orders * (times[entry] ?? 0);
          }
          multiset += 1;
        }
      }
      return sums;
    },
  };
}
