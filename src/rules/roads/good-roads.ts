// Shapes that players look for at the end of the Big Road: history by name, and no forecast.

import type { RoadHand } from '../roads.ts';

export const GOOD_ROADS = [
  'dragon',
  'ping-pong',
  'two-by-two',
  'one-and-two',
  'single-side',
  'long-columns',
] as const;
export type GoodRoadName = (typeof GOOD_ROADS)[number];

export interface GoodRoad {
  readonly name: GoodRoadName;
  /** The side that it is about; null where it is about both. */
  readonly side: 'P' | 'B' | null;
  /** How many columns, or of a dragon how many hands, it is long. */
  readonly length: number;
}

interface Run {
  readonly side: 'P' | 'B';
  readonly length: number;
}

/** The columns of the Big Road; a tie neither begins nor ends one. */
function runsOf(hands: readonly RoadHand[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { winner } of hands) {
    if (winner === 'T') continue;
    const last = runs.at(-1);
    if (last?.side === winner) runs[runs.length - 1] = { side: winner, length: last.length + 1 };
    else runs.push({ side: winner, length: 1 });
  }
  return runs;
}

/** How many columns at the end pass, counted back from the last. */
function lastThat(runs: readonly Run[], passes: (run: Run, back: number) => boolean): number {
  const reversed = runs.toReversed();
  const first = reversed.findIndex((run, back) => !passes(run, back));
  return first === -1 ? reversed.length : first;
}

const LEAST = 4;
const LEAST_PAIRS = 2;
const LEAST_OF_A_SIDE = 3;

/** Columns of one and two by turns: a pair of columns for each 'one hall, two rooms'. */
function oneAndTwo(runs: readonly Run[]): number {
  const lastIs = runs.at(-1)?.length;
  if (lastIs !== 1 && lastIs !== 2) return 0;
  const even = lastIs;
  return lastThat(runs, ({ length }, back) => length === (back % 2 === 0 ? even : 3 - even));
}

/** How many of a side's last columns are of one hand. */
const singlesOf = (runs: readonly Run[], side: 'P' | 'B'): number =>
  lastThat(
    runs.filter(run => run.side === side),
    ({ length }) => length === 1,
  );

/**
 * The shape that the road ends with; null where it has none of these. The most particular comes
 * first, so that one road has one name.
 */
export function goodRoadOf(hands: readonly RoadHand[]): GoodRoad | null {
  const runs = runsOf(hands);
  const last = runs.at(-1);
  if (last === undefined) return null;
  if (last.length >= LEAST) return { name: 'dragon', side: last.side, length: last.length };
  const singles = lastThat(runs, ({ length }) => length === 1);
  if (singles >= LEAST) return { name: 'ping-pong', side: null, length: singles };
  const twos = lastThat(runs, ({ length }) => length === 2);
  if (twos >= LEAST) return { name: 'two-by-two', side: null, length: twos };
  const rooms = oneAndTwo(runs);
  if (rooms >= 2 * LEAST_PAIRS) return { name: 'one-and-two', side: null, length: rooms };
  const single = (['B', 'P'] as const).find(side => singlesOf(runs, side) >= LEAST_OF_A_SIDE);
  if (single !== undefined) {
    return { name: 'single-side', side: single, length: singlesOf(runs, single) };
  }
  const long = lastThat(runs, ({ length }) => length >= 2);
  return long >= LEAST_OF_A_SIDE ? { name: 'long-columns', side: null, length: long } : null;
}
