// The mark of what a device proves itself by, for the record: its public key, or the secret that it
// was told. Whoever owns the database alone finds no other secret with the same mark.

import { createHash } from 'node:crypto';

/** A device's secret and key as its row has them. */
export interface DeviceProof {
  readonly hash: Buffer | null;
  readonly key: Buffer | null;
}

/** A screen with a key has a secret too from its last proof on, which is another each time. */
export const markOfDevice = ({ hash, key }: DeviceProof): string =>
  createHash('sha256')
    .update(key ?? hash ?? '')
    .digest('hex');
