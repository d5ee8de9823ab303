// The regulator's approval of the software: a signature over the digest of its manifest, which
// covers our files, every package, the launcher, the database's programs and Node itself.

import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { type ApprovedSoftware, approvedSoftware } from '../../../wire/administration/approvals.ts';
import { readPublicKey } from '../checkpoints/key.ts';
import { type BadFile, isBadFile, readSigned, writeSigned } from '../checkpoints/signed.ts';
import type { Signer } from '../checkpoints/signer.ts';

const FORMAT = 'sabot-approval/1';

export const writeSoftwareApproval = (approval: ApprovedSoftware, by: Signer): Promise<Buffer> =>
  writeSigned(FORMAT, approval, by);

/** An approval whose signature holds, or what is wrong with it. */
export function readSoftwareApproval(file: Buffer, key: KeyObject): ApprovedSoftware | BadFile {
  const body = readSigned(FORMAT, file, key);
  if (isBadFile(body)) return body;
  const read = approvedSoftware.safeParse(body);
  return read.success ? read.data : { wrong: 'it names no software' };
}

/** The regulator's public key as PEM, and who vouches for it. */
interface KnownKey {
  readonly key: string;
  readonly from: 'settings' | 'record';
}

/** The key that the settings name, else the one on record; null where none is. */
export async function regulatorKeyText(
  path: string | null,
  { regulatorKey }: { readonly regulatorKey: string | null },
): Promise<KnownKey | null> {
  if (path !== null) {
    return readFile(path, 'utf8').then(
      key => ({ key, from: 'settings' }),
      () => null,
    );
  }
  return regulatorKey === null ? null : { key: regulatorKey, from: 'record' };
}

/** The same to verify with; null where it is none. */
export async function regulatorKeyOf(
  path: string | null,
  known: { readonly regulatorKey: string | null },
): Promise<KeyObject | null> {
  const text = await regulatorKeyText(path, known);
  if (text === null) return null;
  try {
    return readPublicKey(text.key);
  } catch {
    return null;
  }
}
