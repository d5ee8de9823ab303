// Threads that work behind play give way to it, where the system lets us say so.

import { readdirSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** As `nice` counts: a tenth of what everybody else gets while all of them want to work. */
const BEHIND_PLAY = 10;

/** Lowers the priority of the thread that calls it; answers with what it asked for, or null. */
export function lowerPriority(): number | null {
  try {
    // Linux knows every thread by a number; it is told to whoever asks from that thread.
    const [, thread] = /\/task\/(\d+)$/u.exec(readlinkSync('/proc/thread-self')) ?? [];
    if (thread === undefined) return null;
    setPriority(Number(thread), BEHIND_PLAY);
    return BEHIND_PLAY;
  } catch {
    // Elsewhere it works like everybody: slower for the others, and no less right.
    return null;
  }
}

/**
 * Lowers the priority of whatever threads this process has now beside its first: the engine's own,
 * which mark and compile, and those for files and passwords. Answers with how many there are.
 */
export function lowerOtherThreads(): number {
  try {
    const others = readdirSync('/proc/self/task')
      .map(Number)
      .filter(id => id !== process.pid);
    for (const other of others) setPriority(other, BEHIND_PLAY);
    return others.length;
  } catch {
    return 0;
  }
}
