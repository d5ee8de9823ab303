// Runs the scan in this thread or spread over several, by the size of the work.

import { scan } from './scan.ts';
import type { ScanOrder, ScanResult } from './scan.ts';
import { startThread } from '../../ports/thread.ts';
import type { WorkerMessage } from './worker.ts';

/** Runs one order in each thread, or in ours if there is but one. */
export async function runScans(
  orders: readonly ScanOrder[],
  onProgress: (rows: number) => void,
): Promise<ScanResult> {
  const [only] = orders;
  const results =
    orders.length === 1 && only !== undefined
      ? [await scan(only, onProgress)]
      : await Promise.all(orders.map(order => scanInThread(order, onProgress)));
  return {
    findings: results.flatMap(({ findings }) => findings),
    strangers: results.flatMap(({ strangers }) => strangers),
  };
}

function scanInThread(order: ScanOrder, onProgress: (rows: number) => void): Promise<ScanResult> {
  const worker = startThread(new URL('./worker.ts', import.meta.url), order);
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if ('rows' in message) onProgress(message.rows);
      else resolve(message.result);
    });
    worker.on('error', reject);
    worker.on('exit', code => reject(new Error(`a scanner ended early with code ${code}`)));
  });
}
