// A signed file of ours: one line that is signed byte for byte, and one with its signature.
// Checkpoints, disputes and manifests all are such files; docs/journal.md tells other readers how.

import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

import type { Signer } from './signer.ts';

/** Why a file is not one of ours. */
export interface BadFile {
  readonly wrong: string;
}

/** Writes two lines: what is told, under the name of its format, and the signature. */
export async function writeSigned(format: string, body: object, signer: Signer): Promise<Buffer> {
  const line = JSON.stringify({ format, ...body });
  const signature = (await signer.sign(Buffer.from(line))).toString('base64');
  const key = fingerprintOf(signer.publicKey);
  return Buffer.from(`${line}\n${JSON.stringify({ key, signature })}\n`);
}

/** What a file of this format tells whose signature holds, or what is wrong with it. */
export function readSigned(format: string, file: Buffer, key: KeyObject): object | BadFile {
  const [line = '', signed = ''] = file.toString('utf8').split('\n');
  try {
    const { signature }: { signature?: unknown } = JSON.parse(signed);
    const isOurs =
      typeof signature === 'string' &&
      verify(null, Buffer.from(line), publicOf(key), Buffer.from(signature, 'base64'));
    if (!isOurs) return { wrong: 'its signature does not hold' };
    const { format: is, ...body }: { format: string } = JSON.parse(line);
    return is === format ? body : { wrong: `its format is ${is}` };
  } catch {
    return { wrong: 'it cannot be read' };
  }
}

export const isBadFile = (file: object): file is BadFile => 'wrong' in file;

const publicOf = (key: KeyObject): KeyObject =>
  key.type === 'private' ? createPublicKey(key) : key;

const fingerprints = new WeakMap<KeyObject, string>();

/** A short name of the key, by which an inspector tells keys apart. */
export function fingerprintOf(key: KeyObject): string {
  const known = fingerprints.get(key);
  if (known !== undefined) return known;
  const bytes = publicOf(key).export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  fingerprints.set(key, fingerprint);
  return fingerprint;
}
