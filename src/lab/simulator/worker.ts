// A worker thread: plays its share of a simulation and sends the tally home.

import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '../../rules/assert.ts';
import { playShare, type ThreadShare } from './play.ts';
import type { SimulationPlan } from './plan.ts';
import { coupsTallied } from './tally.ts';

/** What a worker is handed. `coups` is shared: each thread writes its own place of it. */
export interface WorkerTask {
  readonly plan: SimulationPlan;
  readonly share: ThreadShare;
  readonly thread: number;
  readonly coups: Float64Array;
  readonly stop: Int32Array;
}

assert(parentPort !== null, 'a worker has somebody to report to');
const { plan, share, thread, coups, stop } = workerData as WorkerTask; // made by simulate.ts
const tally = playShare(plan, share, dealt => {
  coups[thread] = dealt;
  return Atomics.load(stop, 0) === 0;
});
coups[thread] = coupsTallied(tally);
parentPort.postMessage(tally, []);
