// Simulates many shoes on several threads, with progress, and gives what it has when it is stopped.

import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { planSimulation } from './plan.ts';
import { reportOn, type SimulationReport } from './report.ts';
import {
  checkRequest,
  isSimulationRefusal,
  type SimulationRefusal,
  type SimulationRequest,
} from './request.ts';
import { threadShares } from './shares.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { WorkerTask } from './worker.ts';

export interface SimulationProgress {
  readonly coups: number;
  /** How many were asked for. */
  readonly of: number;
  readonly seconds: number;
  readonly coupsPerSecond: number;
  readonly secondsLeft: number;
}

export interface SimulationWatch {
  /** Called a few times a second. */
  readonly onProgress?: (progress: SimulationProgress) => void;
  /** Stops early: the report is of what was dealt until then. */
  readonly signal?: AbortSignal;
}

const PROGRESS_EVERY_MS = 200;

const SOURCE = new URL('./worker.ts', import.meta.url);

/** Built, the worker is JavaScript; a thread that runs the sources must learn to read them. */
function startWorker(task: WorkerTask): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(SOURCE.href.replace(/\.ts$/, '.js')), { workerData: task });
  }
  const read = `import('tsx/esm/api').then(tsx => (tsx.register(), import('${SOURCE.href}')))`;
  return new Worker(read, { eval: true, workerData: task });
}

function runWorker(task: WorkerTask): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(task);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', code => {
      // Without effect when the tally has come: a promise is settled once.
      reject(new Error(`a thread of the simulation ended early, with code ${code}`));
    });
  });
}

/** Reports progress to the caller, and passes a stop on; gives back how to end both. */
function watch(
  { coups: dealt, stop: flag }: Pick<WorkerTask, 'coups' | 'stop'>,
  of: number,
  began: number,
  { onProgress, signal }: SimulationWatch,
): () => void {
  const stop = () => void Atomics.store(flag, 0, 1);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const tell = () => {
    const coups = dealt.reduce((sum, each) => sum + each, 0);
    const seconds = (performance.now() - began) / 1000;
    const coupsPerSecond = coups / seconds;
    const secondsLeft = coups === 0 ? Infinity : Math.max(0, of - coups) / coupsPerSecond;
    onProgress?.({ coups, of, seconds, coupsPerSecond, secondsLeft });
  };
  const timer = onProgress === undefined ? undefined : setInterval(tell, PROGRESS_EVERY_MS);
  return () => {
    clearInterval(timer);
    signal?.removeEventListener('abort', stop);
    tell();
    // When one thread has failed the others need not go on.
    stop();
  };
}

/**
 * Deals at least this many coups, whole shoes by the book's own procedure, and prices every wager.
 * The same seed and number of threads give the same counts.
 */
export async function simulate(
  request: SimulationRequest & SimulationWatch,
): Promise<SimulationReport | SimulationRefusal> {
  const checked = checkRequest(request);
  if (isSimulationRefusal(checked)) return checked;
  const plan = planSimulation(checked);
  const shared = {
    coups: new Float64Array(new SharedArrayBuffer(8 * checked.threads)),
    stop: new Int32Array(new SharedArrayBuffer(4)),
  };
  const tasks = threadShares(checked).map((share, thread) => ({ plan, share, thread, ...shared }));
  const began = performance.now();
  const stopWatching = watch(shared, checked.coups, began, request);
  try {
    const tallies = await Promise.all(tasks.map(runWorker));
    const tally = tallies.reduce(addTally, emptyTally(plan.wagers.length));
    return reportOn(checked, plan.wagers, tally, (performance.now() - began) / 1000);
  } finally {
    stopWatching();
  }
}
