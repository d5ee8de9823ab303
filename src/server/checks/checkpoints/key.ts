// The house's signing key (Ed25519). In a live house the private key lives elsewhere, behind a
// signing command; in a demonstration it is a file in the data folder, read by nobody else.

import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from '../../settings/settings.ts';
import { commandSigner, keySigner, type Signer } from './signer.ts';

const KEY_FILE = 'checkpoint-key.pem';
/** The public key, beside the checkpoints and in the data folder. */
export const PUBLIC_KEY_FILE = 'checkpoint-key.pub.pem';

export type SigningSettings = Pick<Settings, 'signingCommand' | 'signingKey'>;

/** Why nobody can sign for the house. */
export interface NoSigner {
  readonly wrong: string;
}

/** Who signs for the house, tried once; or why nobody can. */
export async function houseSigner(
  folder: string,
  { signingCommand, signingKey }: SigningSettings,
): Promise<Signer | NoSigner> {
  if (signingCommand === null) return keySigner(await houseKey(folder));
  if (signingKey === null) {
    return { wrong: 'SABOT_SIGNING_KEY names no public key for SABOT_SIGNING_COMMAND' };
  }
  try {
    const signer = commandSigner(signingCommand, readPublicKey(await readFile(signingKey, 'utf8')));
    await signer.sign(Buffer.from('sabot'));
    await leavePublicKey(folder, publicKeyText(signer.publicKey));
    return signer;
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** Verifications beside the house find the public key where the private one would lie. */
async function leavePublicKey(folder: string, text: string): Promise<void> {
  const known = await readIfThere(join(folder, PUBLIC_KEY_FILE));
  if (known === null) await writeFile(join(folder, PUBLIC_KEY_FILE), text, { flag: 'wx' });
  else if (known.toString('utf8') !== text) {
    throw new Error(`${join(folder, PUBLIC_KEY_FILE)} is another key than the signing command's`);
  }
}

/** The private key in the data folder; made at the first start. */
export async function houseKey(folder: string): Promise<KeyObject> {
  const known = await readIfThere(join(folder, KEY_FILE));
  if (known !== null) return createPrivateKey(known);
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(join(folder, KEY_FILE), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  });
  return privateKey;
}

/** The public key of the house of this folder, else null. */
export async function knownHouseKey(folder: string): Promise<KeyObject | null> {
  const own = await readIfThere(join(folder, KEY_FILE));
  if (own !== null) return createPublicKey(createPrivateKey(own));
  const left = await readIfThere(join(folder, PUBLIC_KEY_FILE));
  return left === null ? null : readPublicKey(left.toString('utf8'));
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The public key as text, to be kept beside the checkpoints and with the inspector. */
export const publicKeyText = (key: KeyObject): string =>
  String(publicOf(key).export({ type: 'spki', format: 'pem' }));

const publicOf = (key: KeyObject): KeyObject =>
  key.type === 'private' ? createPublicKey(key) : key;

export const readPublicKey = (text: string): KeyObject => createPublicKey(text);
