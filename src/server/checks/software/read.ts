// Has a thread read the files of an installation: it takes a second, which no table may wait for.

import { startThread } from '../../ports/thread.ts';
import type { InstalledFiles, Installation } from './installation.ts';

/** Every file is read anew, behind play; given up when the signal says so. */
export function readInstalled(
  installation: Installation,
  signal: AbortSignal,
): Promise<InstalledFiles> {
  signal.throwIfAborted();
  const thread = startThread(new URL('./thread.ts', import.meta.url), installation);
  const giveUp = (): void => void thread.terminate();
  signal.addEventListener('abort', giveUp, { once: true });
  return new Promise<InstalledFiles>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the software was not read to its end')));
  }).finally(() => signal.removeEventListener('abort', giveUp));
}
