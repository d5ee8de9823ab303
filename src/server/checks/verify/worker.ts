// A scanner in a thread of its own.

import { parentPort, workerData } from 'node:worker_threads';

import { scan, type ScanOrder, type ScanResult } from './scan.ts';

/** What a scanner's thread sends: rows seen since the last message, or its result. */
export type WorkerMessage = { readonly rows: number } | { readonly result: ScanResult };

const port = parentPort;
if (port !== null) {
  const order: ScanOrder = workerData;
  const send = (message: WorkerMessage): void => port.postMessage(message);
  send({ result: await scan(order, rows => send({ rows })) });
}
