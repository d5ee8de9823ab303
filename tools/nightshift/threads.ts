// Work shared out to threads: each takes the next piece when it is done with one.

import { Worker } from 'node:worker_threads';
import type { Job, Reply } from './worker.ts';

/** Has every job done, a thread to each core; `hear` may add more. */
export function shareOut(
  file: URL,
  threads: number,
  jobs: Job[],
  hear: (reply: Reply) => void,
  workerData: object,
): Promise<void> {
  // A thread of Node 20 reads TypeScript only when it is told how.
  const read = `import('tsx/esm/api').then(tsx => (tsx.register(), import('${file.href}')))`;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(read, { eval: true, workerData });
      const next = (): void => {
        const job = jobs.shift();
        if (job === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(job, []);
      };
      worker.on('message', (reply: Reply) => {
        hear(reply);
        next();
      });
      worker.on('error', reject);
      next();
    });
  return Promise.all(Array.from({ length: threads }, one)).then(() => undefined);
}
