// What the second judge costs while the house plays: runs with it and without it in turn, since a
// machine is quicker at one moment than at another, and the medians of both.

import { type LoadReport, type LoadWishes, runLoad } from './load.ts';
import { quantile } from './figures.ts';

/** So much of the wagers a second it may cost. */
const MOST_SHARE = 0.05;

/** Wagers a second under pressure, of each run. */
export interface JudgeCost {
  readonly without: readonly number[];
  readonly beside: readonly number[];
}

const perSecond = ({ pressed }: Pick<LoadReport, 'pressed'>): number =>
  pressed.done / pressed.seconds;

export async function costOfJudge(
  wishes: LoadWishes,
  runs: number,
  run: (wishes: LoadWishes) => Promise<Pick<LoadReport, 'pressed'>> = runLoad,
): Promise<JudgeCost> {
  const [without, beside]: [number[], number[]] = [[], []];
  for (let count = 0; count < runs; count += 1) {
    // Whichever comes first has the cooler machine: they change places each time.
    const order = count % 2 === 0 ? [0, 1] : [1, 0];
    for (const judgeSeconds of order) {
      const into = judgeSeconds === 0 ? without : beside;
      into.push(perSecond(await run({ ...wishes, judgeSeconds })));
    }
  }
  return { without, beside };
}

const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  ) ?? Number.NaN;

/** The share of the wagers that the judge takes; below nothing where chance was larger. */
export const shareOf = ({ without, beside }: JudgeCost): number =>
  1 - median(beside) / median(without);

export const isWithin = (cost: JudgeCost): boolean => shareOf(cost) <= MOST_SHARE;

export const sayCost = (cost: JudgeCost): string => {
  const list = (values: readonly number[]) => values.map(value => Math.round(value)).join(', ');
  return [
    `wagers a second without the second judge: ${list(cost.without)}`,
    `beside it: ${list(cost.beside)}`,
    `it costs ${(100 * shareOf(cost)).toFixed(1)} % by the medians, ${100 * MOST_SHARE} at most`,
  ].join('\n');
};
