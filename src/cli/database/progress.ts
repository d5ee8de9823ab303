// A line that says how far long work has come: on the error stream, for a person who watches.

import type { Shell } from '../shell.ts';

const BAR = 24;
const EVERY_MS = 100;

/** Writes progress on a terminal and nothing elsewhere; `done` wipes the line away. */
export function progressOn(shell: Shell, what: string) {
  let toldAt = 0;
  const tell = (done: number, of: number): void => {
    const now = performance.now();
    if (!shell.watched || now - toldAt < EVERY_MS) return;
    toldAt = now;
    const part = of === 0 ? 1 : Math.min(1, done / of);
    const filled = Math.round(part * BAR);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}`;
    shell.stderr.write(`\r${what} ${bar} ${Math.floor(part * 100)} %`);
  };
  const done = (): void => {
    if (toldAt > 0) shell.stderr.write('\r\u001B[K');
  };
  return { tell, done };
}
