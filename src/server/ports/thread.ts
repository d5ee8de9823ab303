// Starts a thread of ours: from what was built, or straight from the sources.

import { Worker } from 'node:worker_threads';

/** Runs a module of ours in a thread; `source` names its TypeScript, as `./worker.ts`. */
export function startThread(source: URL, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(source.href.replace(/\.ts$/u, '.js')), { workerData });
  }
  // From the sources (tests, benches) a thread must first learn to read TypeScript.
  const module = JSON.stringify(source.href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${module}); });`,
    { eval: true, workerData },
  );
}
