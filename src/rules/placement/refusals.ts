// Why a wager is not taken: the codes of the contract, their clauses and their figures.

import { assert } from '../assert.ts';
import type { GameRules } from '../rulebook.ts';
import type { Limit } from './limits.ts';

export const PLACEMENT_REFUSALS = [
  'not-offered',
  'wagers-closed',
  'below-minimum',
  'off-step',
  'above-maximum',
  'insufficient-balance',
  'needs-a-qualifying-wager',
  'below-aggregate-minimum',
  'area-not-open',
  'window-not-open',
  'exceeds-main-wager',
  'cannot-be-paid-exactly',
  'wrong-decks',
  'wrong-length',
] as const;
export type PlacementRefusal = (typeof PLACEMENT_REFUSALS)[number];

export interface CitedRefusal<Refusal extends PlacementRefusal = PlacementRefusal> {
  readonly refusal: Refusal;
  readonly clause: string;
}

/** A stake that is not taken, with what a sentence about it needs. */
export interface StakeRefusal extends CitedRefusal {
  /** The total that was asked for, with what lies elsewhere where the limits add it up. */
  readonly asked: number;
  readonly limit?: Limit | undefined;
  /** What the main wager is, or the unit that stakes come in. */
  readonly figure?: number;
}

/** A refusal with the clause that the book has for it. */
export function cite<Refusal extends PlacementRefusal>(
  { id, placement }: GameRules,
  refusal: Refusal,
): CitedRefusal<Refusal> {
  const clause = placement.refusals[refusal];
  assert(clause !== undefined, `${id} has no clause for ${refusal}`);
  return { refusal, clause };
}
