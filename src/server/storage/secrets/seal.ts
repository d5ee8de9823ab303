// The seal of a virtual shoe's order: AES-256-GCM under a key that lies beside the database, never
// in it. Whoever reads the database, its backups or its log learns nothing about a card to come.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Reads the key of a data folder; the first time one is made (only its owner may read it). */
export async function sealKeyOf(folder: string): Promise<Buffer> {
  const file = join(folder, 'virtual-shoes.key');
  const fresh = randomBytes(KEY_BYTES).toString('hex');
  try {
    await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${file} does not hold a key`);
  return key;
}

/** The key that lies in a folder already; null where none does. */
export async function sealKeyIn(folder: string): Promise<Buffer | null> {
  const text = await readFile(join(folder, 'virtual-shoes.key'), 'utf8').catch(() => '');
  const key = Buffer.from(text.trim(), 'hex');
  return key.length === KEY_BYTES ? key : null;
}

/** Seals a text; `label` is bound to it, so that no seal can be put on another shoe. */
export function seal(key: Buffer, label: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Opens it again; null when the key, the label or a byte is not the one it was sealed with. */
export function unseal(key: Buffer, label: string, sealed: Buffer): string | null {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, iv)
      .setAAD(Buffer.from(label))
      .setAuthTag(tag);
    const body = sealed.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
