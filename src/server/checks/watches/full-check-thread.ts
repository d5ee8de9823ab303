// The thread of the full check: it verifies the journal as `sabot verify` does, beside play.

import { parentPort, workerData } from 'node:worker_threads';

import type { Address } from '../../storage/postgres/connect.ts';
import { lowerPriority } from '../../ports/priority.ts';

const address: Address = workerData;
lowerPriority();
const { verifyJournal } = await import('../verify/verify.ts');
// One thread is enough behind play: the other cores are for the tables.
const report = await verifyJournal({ address, threads: 1 });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(report);
