// Exact odds, as other rooms ask for them.

export {
  type Composition,
  fullShoe,
  MOST_DECKS,
  onlyThese,
  type Overdrawn,
  without,
} from './composition.ts';
export { DEFAULT_FLOOR, type Flag, returnFlagOf, FLAGS } from './flags.ts';
export { edgeOf, type Moments, standardDeviationOf } from './moments.ts';
export type { Outcomes } from './outcomes.ts';
export type { WagerPrice } from './prices.ts';
export {
  type InsuranceAt,
  type OddsSolver,
  oddsSolver,
  type ShoeOdds,
  type WagerOdds,
} from './solve.ts';
