// Signals to end: the first stops gently, so that a command can say what it has or close its house;
// one that comes later means it.

import { performance } from 'node:perf_hooks';

/** A terminal, npm and `timeout` pass one signal on twice: what comes so soon after is the same. */
const SAME_MS = 1000;

/** 128 and the number of the signal, as shells have it. */
const INTERRUPTED = 130;

/** Hears signals; `leave` ends the process at once. */
export function hearing(
  stop: () => void,
  leave: () => void,
  now: () => number = () => performance.now(),
): () => void {
  let heardAt: number | undefined;
  return () => {
    if (heardAt === undefined) {
      heardAt = now();
      stop();
    } else if (now() - heardAt > SAME_MS) leave();
  };
}

/** Does long work that Ctrl-C stops by its signal, and whatever is to be said about it. */
export async function interruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopper = new AbortController();
  const heard = hearing(
    () => stopper.abort(),
    () => process.exit(INTERRUPTED),
  );
  process.on('SIGINT', heard);
  try {
    await work(stopper.signal);
  } finally {
    process.removeListener('SIGINT', heard);
  }
}
