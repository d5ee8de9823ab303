// How the engine keeps memory in a process that serves a floor.

import { setFlagsFromString } from 'node:v8';

/**
 * What a wager makes lives for a moment, or until that seat's next wager. The engine sees that some
 * of it outlives a minor collection, and makes all of its kind old at birth. At 5,000 wagers a
 * second that was 17 MB of garbage a second which only full collections find, and a heap that went
 * on growing. So nothing is old at birth, and the heap is at most twice what lives: it is as large
 * after a minute as after an hour.
 */
const FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=100'] as const;

/** For the whole process, its threads too; before anything of it is hot. */
export function keepMemoryForPlay(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}
