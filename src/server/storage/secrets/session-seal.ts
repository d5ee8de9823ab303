// The seal of a session's row: whose it is and in which role, under a key that lies beside the
// database. Whoever writes into the database with a token of their own making signs nobody in.

import { createHmac, hkdfSync } from 'node:crypto';

/** What a session's row says that nobody may change. */
export interface SealedSession {
  readonly hash: Buffer;
  readonly id: string;
  readonly role: string;
  /** Whether a provider proved a second factor. */
  readonly factor: boolean;
}

const KEY_BYTES = 32;

/** The key of sessions, from the house's own. */
export const sessionKey = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'sabot session', KEY_BYTES));

export const sealOfSession = (key: Buffer, { hash, id, role, factor }: SealedSession): Buffer =>
  createHmac('sha256', key)
    // Without one it is as it always was: sessions outlive an upgrade.
    .update(`${hash.toString('hex')}\n${JSON.stringify([id, role, ...(factor ? [true] : [])])}`)
    .digest();
