// The house's signing key (Ed25519): made once, kept in the data folder, read by nobody else.

import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_FILE = 'checkpoint-key.pem';

/** The house's private key; made at the first start. */
export async function houseKey(folder: string): Promise<KeyObject> {
  const known = await knownHouseKey(folder);
  if (known !== null) return known;
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(join(folder, KEY_FILE), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  });
  return privateKey;
}

/** The house's private key if there is one yet, else null. */
export async function knownHouseKey(folder: string): Promise<KeyObject | null> {
  try {
    return createPrivateKey(await readFile(join(folder, KEY_FILE)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The public key as text, to be kept beside the checkpoints and with the inspector. */
export const publicKeyText = (key: KeyObject): string =>
  String(createPublicKey(key).export({ type: 'spki', format: 'pem' }));

export const readPublicKey = (text: string): KeyObject => createPublicKey(text);
