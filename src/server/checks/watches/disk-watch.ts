// Watches the room on the disk, so that play stops before the disk is full and not because of it
// (R-MEM-9).

import { statfs } from 'node:fs/promises';

/** Something that can refuse new work and take it up again, as the journal can. */
export interface Holdable {
  hold(says: string): void;
  resume(): void;
}

export interface DiskOptions {
  readonly folder: string;
  /** Below this much room the journal is held; it goes on with half as much again. */
  readonly leastBytes: number;
  readonly everyMs: number;
  /** How much room there is; asked of the file system unless a test says otherwise. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export const LEAST_ROOM_BYTES = 512 * 1024 * 1024;

/** The room that is left for us on the disk of this folder. */
export async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Begins to watch; answers with a function that looks at once and one that ends it. */
export function watchDisk(
  journal: Holdable,
  { folder, leastBytes, everyMs, freeBytes = freeBytesOn }: DiskOptions,
): { readonly look: () => Promise<void>; readonly stop: () => void } {
  let isHeld = false;
  const look = async (): Promise<void> => {
    const free = await freeBytes(folder).catch(() => null);
    if (free === null) return;
    if (!isHeld && free < leastBytes) {
      isHeld = true;
      const megabytes = Math.floor(free / (1024 * 1024));
      journal.hold(`The disk of ${folder} has only ${megabytes} MB left.`);
    } else if (isHeld && free >= 1.5 * leastBytes) {
      isHeld = false;
      journal.resume();
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
