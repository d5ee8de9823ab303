// Minimum, maximum and step of one bet, and what they leave of a stake.

import type { WagerName } from '../wagers.ts';

export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type WagerLimits = { readonly [on in WagerName]?: Limit };

type LimitRefusal = 'below-minimum' | 'off-step' | 'above-maximum';

/**
 * The total that the limits leave of what was asked, or why they leave none (R5). Where stakes
 * clamp, one off the step or over the maximum falls to the next lower permitted total.
 */
export function permittedTotal(
  clamps: boolean,
  limit: Limit | undefined,
  asked: number,
): number | LimitRefusal {
  if (limit === undefined) return asked;
  const { min, max, step } = limit;
  if (asked < min) return 'below-minimum';
  const within = asked > max ? max : asked;
  const permitted = within - ((within - min) % step);
  return permitted === asked || clamps ? permitted : whyLess(limit, asked);
}

/** Which limit a total is off. */
export function whyLess({ min, max }: Limit, asked: number): LimitRefusal {
  if (asked < min) return 'below-minimum';
  return asked > max ? 'above-maximum' : 'off-step';
}

/** Marks of a stake that lies outside the limits and is settled all the same (C14, T7). */
export interface OutsideLimits {
  /** The part of the stake that plays, where it is over the maximum; the rest goes back. */
  readonly counts?: number;
  /** The minimum that it is under. */
  readonly under?: number;
}

/** What a recorded stake is marked with; undefined within the limits (7.3.1, 7.3.2, 7.4). */
export function outsideLimits(limit: Limit | undefined, stake: number): OutsideLimits | undefined {
  if (limit === undefined) return undefined;
  if (stake > limit.max) return { counts: limit.max };
  return stake < limit.min ? { under: limit.min } : undefined;
}
