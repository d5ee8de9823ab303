// What a session of many coups does: exact mean and variance, and for a short one the whole
// distribution. Coups are taken as independent, each from a full shoe: the sheet says so.

import { toNumber } from '../../rules/fraction.ts';
import type { WagerOdds } from '../odds/solve.ts';

/** One unit staked on every coup. */
export interface SessionFigures {
  readonly coups: number;
  readonly mean: number;
  readonly deviation: number;
}

export const sessionFigures = (wager: WagerOdds, coups: number): SessionFigures => ({
  coups,
  mean: coups * toNumber(wager.return),
  deviation: Math.sqrt(coups * toNumber(wager.variance)),
});

/** Chances of every result of a session, in steps of one part of a unit. */
export interface Distribution {
  readonly session: SessionFigures;
  /** Steps to a unit: 20 where a win pays 19 to 20. */
  readonly stepsPerUnit: number;
  /** Every result lies a multiple of this many steps above the lowest. */
  readonly stepsApart: number;
  /** The result of the first chance, in steps. */
  readonly from: number;
  readonly chances: Float64Array;
}

/** What a coup brings, in steps, and how likely. */
export interface CoupResultChance {
  readonly steps: number;
  readonly chance: number;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** The lines of a wager as whole steps: parts of a unit in which every profit is whole. */
export function stepsOf({ lines, all }: WagerOdds): {
  steps: readonly CoupResultChance[];
  stepsPerUnit: number;
} {
  const unit = lines
    .map(({ profit }) => Number(profit.denominator))
    .reduce((multiple, next) => (multiple * next) / commonDivisor(multiple, next), 1);
  const steps = lines.map(({ profit, orders }) => ({
    steps: Number(profit.numerator) * (unit / Number(profit.denominator)),
    chance: toNumber({ numerator: orders, denominator: all }),
  }));
  return { steps, stepsPerUnit: unit };
}

/** Adds one coup after another; floating point, good to twelve digits over a few hundred coups. */
export function distributionOf(wager: WagerOdds, coups: number): Distribution {
  const { steps, stepsPerUnit } = stepsOf(wager);
  const least = Math.min(...steps.map(each => each.steps));
  const most = Math.max(...steps.map(each => each.steps));
  let chances = new Float64Array(1).fill(1);
  for (let coup = 0; coup < coups; coup += 1) {
    const after = new Float64Array(chances.length + most - least);
    for (const { steps: step, chance } of steps) {
      for (let at = 0; at < chances.length; at += 1) {
        const to = at + step - least;
        after[to] = (after[to] ?? 0) + (chances[at] ?? 0) * chance;
      }
    }
    chances = after;
  }
  const stepsApart = steps.map(each => each.steps - least).reduce(commonDivisor, 0);
  return {
    session: sessionFigures(wager, coups),
    stepsPerUnit,
    stepsApart,
    from: least * coups,
    chances,
  };
}

/** The chance of ending with more than was brought. */
export function chanceAhead({ from, chances }: Distribution): number {
  let sum = 0;
  for (let at = Math.max(0, 1 - from); at < chances.length; at += 1) sum += chances[at] ?? 0;
  return sum;
}

/** A bar of the plot: results around one figure, and how much of them is ahead. */
export interface Bar {
  readonly result: number;
  readonly chance: number;
  readonly ahead: number;
}

/** A distribution for the eye. */
export interface Bars {
  /** Units from one bar to the next. */
  readonly apart: number;
  readonly bars: readonly Bar[];
}

/** One bar for each result, or for each whole unit where results lie closer together. */
export function histogramOf({ from, stepsPerUnit, stepsApart, chances }: Distribution): Bars {
  const isClose = stepsApart < stepsPerUnit;
  const bars = new Map<number, Bar>();
  for (let at = 0; at < chances.length; at += stepsApart) {
    const exact = (from + at) / stepsPerUnit;
    const result = isClose ? Math.round(exact) : exact;
    const before = bars.get(result) ?? { chance: 0, ahead: 0 };
    const chance = chances[at] ?? 0;
    bars.set(result, {
      result,
      chance: before.chance + chance,
      ahead: before.ahead + (exact > 0 ? chance : 0),
    });
  }
  return { apart: isClose ? 1 : stepsApart / stepsPerUnit, bars: [...bars.values()] };
}

/** The height of the normal curve with the session's mean and deviation. */
export function normalAt({ mean, deviation }: SessionFigures, result: number): number {
  const away = (result - mean) / deviation;
  return Math.exp((-away * away) / 2) / (deviation * Math.sqrt(2 * Math.PI));
}
