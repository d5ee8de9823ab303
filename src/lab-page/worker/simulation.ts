// A simulation in slices of time, so that a worker can report and be stopped between them. It plays
// the batches of one thread: the same seed gives the counts of `sabot simulate --threads 1`.

import { planSimulation } from '../../lab/simulator/plan.ts';
import { playBatches } from '../../lab/simulator/play.ts';
import { reportOn, type SimulationReport } from '../../lab/simulator/report.ts';
import {
  checkRequest,
  isSimulationRefusal,
  type SimulationRefusal,
  type SimulationRequest,
} from '../../lab/simulator/request.ts';
import { threadShares } from '../../lab/simulator/shares.ts';
import { emptyTally } from '../../lab/simulator/tally.ts';

export type BrowserSimulation = Omit<SimulationRequest, 'threads'>;

export interface SliceOptions {
  /** Milliseconds since anything. */
  readonly now: () => number;
  /** Lets messages in; called after every slice. */
  readonly pause: () => Promise<void>;
  readonly isStopped: () => boolean;
  /** What there is after a slice. */
  readonly onReport: (report: SimulationReport) => void;
}

/** Short enough that a stop feels immediate. */
const SLICE_MS = 100;

/** Plays to the end or until stopped; the last report is the answer. */
export async function simulateInSlices(
  request: BrowserSimulation,
  { now, pause, isStopped, onReport }: SliceOptions,
): Promise<SimulationReport | SimulationRefusal> {
  const checked = checkRequest({ ...request, threads: 1 });
  if (isSimulationRefusal(checked)) return checked;
  const plan = planSimulation(checked);
  const began = now();
  let sliceEnds = began + SLICE_MS;
  let tally = emptyTally(plan.wagers.length);
  const report = () => reportOn(checked, plan.wagers, tally, (now() - began) / 1000);
  for (const share of threadShares(checked)) {
    for (tally of playBatches(plan, share)) {
      if (now() < sliceEnds) continue;
      onReport(report());
      await pause();
      if (isStopped()) break;
      sliceEnds = now() + SLICE_MS;
    }
  }
  return report();
}
