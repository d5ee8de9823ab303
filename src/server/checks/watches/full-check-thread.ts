// The thread of the full check: it verifies and judges the journal beside play.

import { parentPort, workerData } from 'node:worker_threads';

import type { Address } from '../../storage/postgres/connect.ts';
import { lowerPriority } from '../../ports/priority.ts';

const address: Address = workerData;
lowerPriority();
const { dailyCheck } = await import('../verify/daily-check.ts');
const report = await dailyCheck(address);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(report);
