// How the engine keeps memory in a process that serves a floor.

import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

import { lowerOtherThreads } from './priority.ts';

/**
 * What a wager makes lives for a moment, or until that seat's next wager. The engine sees that some
 * of it outlives a minor collection, and makes all of its kind old at birth. At 5,000 wagers a
 * second that was 17 MB of garbage a second which only full collections find, and a heap that went
 * on growing. So nothing is old at birth, and the heap is at most twice what lives, unless the
 * command line gives it more from the start: it is as large after minutes as after an hour.
 */
const FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=100'] as const;

/**
 * The engine's other threads shorten a pause where cores are idle. Where house, gateway and
 * database share two, a collection by four threads takes both from whoever would go on, and a full
 * one for a fifth of a second: a wager in a hundred waited 28 ms, one in a thousand 80. There
 * the thread that serves collects by itself what is young; the others have what nobody else wants.
 */
const FEW_CORES = 4;
const BY_ITSELF = ['--no-parallel-scavenge', '--no-parallel-compaction'] as const;

/**
 * The sizes on the command line are for the thread that serves. One behind it that took as much for
 * itself would need it only after minutes, and go on growing until then.
 */
const THREADS = ['--max-semi-space-size=4', '--initial-old-space-size=0'] as const;

/** For the whole process, and for threads that start later; before anything of it is hot. */
export function keepMemoryForPlay(): void {
  const isCrowded = availableParallelism() <= FEW_CORES;
  const flags = [...FLAGS, ...(isCrowded ? BY_ITSELF : []), ...THREADS];
  for (const flag of flags) setFlagsFromString(flag);
  if (isCrowded) lowerOtherThreads();
}
