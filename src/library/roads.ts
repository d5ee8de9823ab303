// Draws the roads of a shoe from its results.

import {
  parseRoadHand,
  type RoadHand,
  type Roads,
  roadsOf,
  type RoadStatistics,
  roadStatistics,
} from '../rules/roads.ts';
import { orThrow } from './input-error.ts';
import { Fault, isFault, shownInput } from './input/fault.ts';

/** A capital begins a hand, so that "BBTPpP" reads as "B B T Pp P". */
const TOKENS = /[A-Z][a-z]*|[^\sA-Z,]+/g;

/** Results of a shoe: 'B B T Pp', or a list. B, P or T, then b and p for the pairs. */
export type HandsInput = string | readonly string[];

/** The five roads with the counts of a statistics panel. */
export interface RoadsAnswer extends Roads {
  readonly statistics: RoadStatistics;
}

/** The five roads, what the next hand would mark, and the counts. */
export function roads(hands: HandsInput): RoadsAnswer {
  const read = orThrow(readHands(hands));
  return { ...roadsOf(read), statistics: roadStatistics(read) };
}

/** Reads hands; the first that is none is named with its place. */
export function readHands(hands: unknown): readonly RoadHand[] | Fault {
  const tokens: unknown = typeof hands === 'string' ? (hands.match(TOKENS) ?? []) : hands;
  if (!Array.isArray(tokens)) {
    const message = `expected hands like "B B T P Pp P", got ${shownInput(hands)}`;
    return new Fault(hands === undefined ? 'missing-field' : 'wrong-type', message, 'hands');
  }
  const read: RoadHand[] = [];
  for (const token of tokens) {
    const hand = typeof token === 'string' ? parseRoadHand(token) : undefined;
    if (hand === undefined) {
      const expected = 'B, P or T, then b for a Banker pair and p for a Player pair';
      const message = `hand ${read.length + 1} is ${shownInput(token)}; expected ${expected}`;
      return new Fault('unknown-hand', message, `hands[${read.length}]`);
    }
    read.push(hand);
  }
  return read;
}

/** The roads of hands of unknown shape. */
export function readRoads(hands: unknown): Roads | Fault {
  const read = readHands(hands);
  return isFault(read) ? read : roadsOf(read);
}
