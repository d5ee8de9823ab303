// The thread that reads every file of an installation behind play.

import { parentPort, workerData } from 'node:worker_threads';

import { lowerPriority } from '../../ports/priority.ts';
import type { Installation } from './installation.ts';

const installation: Installation = workerData;
lowerPriority();
const { installedFiles } = await import('./installation.ts');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(installedFiles(installation));
