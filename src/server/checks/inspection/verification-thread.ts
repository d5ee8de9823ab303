// The thread of a verification: it reads beside play and tells how far it is.

import { parentPort, workerData } from 'node:worker_threads';

import { lowerPriority } from '../../ports/priority.ts';
import type { VerificationMessage, VerificationOrder } from './verification.ts';

const { address, folder }: VerificationOrder = workerData;
lowerPriority();
const { verifyHouse } = await import('../verify/verify-house.ts');
const send = (message: VerificationMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
};
const onProgress = (checked: number, of: number): void => send({ checked, of });
const report = await verifyHouse({ address, folder, threads: 1, onProgress });
send({ report });
