// What a bankroll faces: the expected result of many coups, how far it swings, and the chance of
// ruin. Coups are taken as independent, each from a full shoe, with the same stake on every one.

import { stepsOf } from '../parsheet/session.ts';
import { toNumber } from '../../rules/fraction.ts';
import type { WagerOdds } from '../odds/solve.ts';
import { normalTail, type RuinOf, ruinByDiffusion } from './diffusion.ts';

/** How a chance of ruin was found: every coup counted, or a continuous walk in its place. */
export const RUIN_METHODS = ['counted', 'diffusion'] as const;
export type RuinMethod = (typeof RUIN_METHODS)[number];

/** Money in any one unit, the same for both. */
export interface RiskQuery {
  readonly bankroll: number;
  readonly stake: number;
  readonly coups: number;
}

export interface Risk {
  /** Of the result of all coups, were they all played. */
  readonly mean: number;
  readonly deviation: number;
  /** The chance that after some coup, the last included, less than a stake is left. */
  readonly ruin: number;
  readonly method: RuinMethod;
  /** The chance that the result of all coups is above zero, by the normal curve. */
  readonly ahead: number;
}

/** Additions that a count may take: some tenths of a second. */
const MOST_ADDITIONS = 4e8;

/** Works it out; by counting where that is quick enough. */
export function riskOf(odds: WagerOdds, { bankroll, stake, coups }: RiskQuery): Risk {
  const mean = coups * stake * toNumber(odds.return);
  const deviation = stake * Math.sqrt(coups * toNumber(odds.variance));
  const units = bankroll / stake;
  const counted = additionsFor(odds, coups) <= MOST_ADDITIONS;
  const walk: RuinOf = {
    units,
    coups,
    mean: toNumber(odds.return),
    variance: toNumber(odds.variance),
  };
  return {
    ...{ mean, deviation },
    ruin: counted ? countedRuin(odds, units, coups) : ruinByDiffusion(walk),
    method: counted ? 'counted' : 'diffusion',
    ahead: deviation === 0 ? Number(mean > 0) : normalTail(-mean / deviation),
  };
}

/** Whoever has a stake more than there are coups left cannot be ruined: no count goes higher. */
const additionsFor = (odds: WagerOdds, coups: number): number => {
  const { steps, stepsPerUnit } = stepsOf(odds);
  return (steps.length * stepsPerUnit * coups * coups) / 2;
};

/**
 * Follows the chance of every bankroll coup by coup, in parts of a stake. A bankroll below one
 * stake is ruined and leaves; so does one that has a stake more than there are coups to come.
 */
export function countedRuin(odds: WagerOdds, units: number, coups: number): number {
  const { steps, stepsPerUnit } = stepsOf(odds);
  const start = Math.floor(units * stepsPerUnit + 1e-9);
  if (start < stepsPerUnit) return 1;
  let ruined = 0;
  let before = new Float64Array(stepsPerUnit * (coups + 1));
  let after = new Float64Array(before.length);
  if (start < before.length) before[start] = 1;
  for (let left = coups - 1; left >= 0; left -= 1) {
    const safe = stepsPerUnit * (left + 1);
    after.fill(0, 0, safe);
    for (let at = stepsPerUnit; at < safe + stepsPerUnit; at += 1) {
      const chance = before[at] ?? 0;
      if (chance === 0) continue;
      for (const { steps: step, chance: part } of steps) {
        const to = at + step;
        if (to < stepsPerUnit) ruined += chance * part;
        else if (to < safe) after[to] = (after[to] ?? 0) + chance * part;
      }
    }
    [before, after] = [after, before];
  }
  return ruined;
}
