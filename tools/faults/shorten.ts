// Makes a night that failed shorter: faults without which it fails as well are left out.

import type { Fault } from './plan.ts';
import { runTrial, type TrialReport } from './trial.ts';

const MOST_RUNS = 40;

export async function shortened({ seed, faults }: TrialReport): Promise<readonly Fault[]> {
  let short = faults;
  let runs = 0;
  for (let size = Math.ceil(short.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < short.length && runs < MOST_RUNS;) {
      const fewer = short.filter((_, index) => index < at || index >= at + size);
      runs += 1;
      const { findings } = await runTrial(seed, fewer);
      if (findings.length > 0) short = fewer;
      else at += size;
    }
  }
  return short;
}
