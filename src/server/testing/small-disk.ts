// A small disk of its own for a test, where this machine lets us mount one.

import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly place: string;
  readonly remove: () => Promise<void>;
}

/** Mounts it; null without the right to. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const place = await mkdtemp(join(tmpdir(), 'sabot-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], {
      stdio: 'ignore',
    });
  } catch {
    await rm(place, { recursive: true });
    return null;
  }
  await chmod(place, 0o711);
  const remove = async (): Promise<void> => {
    execFileSync('umount', ['--lazy', place]);
    await rm(place, { recursive: true });
  };
  return { place, remove };
}
