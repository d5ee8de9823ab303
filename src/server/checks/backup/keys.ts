// The keys of a house: kept apart from its backups, so that whoever has a backup can neither read
// a sealed shoe nor sign a checkpoint.

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PERSON_KEYS } from '../../storage/secrets/person-keys.ts';
import { backupFailure, type BackupFailure } from './manifest.ts';

/** Shoes, ticket numbers and one-time codes are sealed with the first; the second signs. */
const KEY_FILES = ['virtual-shoes.key', 'checkpoint-key.pem'] as const;

/** Copies the keys that a folder has to another that has none, or the same; answers with which. */
export async function copyKeys(
  from: string,
  to: string,
): Promise<readonly string[] | BackupFailure> {
  const copied: string[] = [];
  for (const file of KEY_FILES) {
    const key = await bytesOf(join(from, file));
    if (key === null) continue;
    const there = await bytesOf(join(to, file));
    if (there !== null && !there.equals(key)) {
      return backupFailure('other-keys', `${to} holds another ${file}: it is left as it is.`);
    }
    await mkdir(to, { recursive: true, mode: 0o700 });
    if (there === null) await writeFile(join(to, file), key, { mode: 0o600, flag: 'wx' });
    copied.push(file);
  }
  await copyPersonKeys(from, to);
  return copied.length > 0 ? copied : backupFailure('other-keys', `${from} holds no key.`);
}

/** The keys of persons: one that was destroyed here is destroyed there as well. */
async function copyPersonKeys(from: string, to: string): Promise<void> {
  const [here, there] = [join(from, PERSON_KEYS), join(to, PERSON_KEYS)];
  const kept = await filesIn(here);
  for (const file of await filesIn(there)) {
    if (!kept.includes(file)) await rm(join(there, file), { force: true });
  }
  if (kept.length > 0) await mkdir(there, { recursive: true, mode: 0o700 });
  for (const file of kept) await copyFile(join(here, file), join(there, file));
}

const filesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
