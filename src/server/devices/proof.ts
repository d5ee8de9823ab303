// A machine proves that it is the one on the list: it signs what we have just made up (R-COM-1).

import { createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto';

import type { Clock } from '../ports/clock.ts';

const NONCE_BYTES = 24;
/** Long enough for a slow line; a signature that comes later proves nothing. */
export const CHALLENGE_MS = 30_000;
const MOST_OPEN = 10_000;

/** What a device signs: bound to this purpose, to its own id and to one moment. */
export const signedText = (device: string, nonce: string): Buffer =>
  Buffer.from(`sabot-device/1\n${device}\n${nonce}`);

/** Reads an Ed25519 public key; null for any other. */
export function readDeviceKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({
      key: Buffer.from(base64, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Challenges that were given out: each is good for one device, once and for a short time. */
export class Challenges {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #open = new Map<string, { readonly nonce: string; readonly until: number }>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** Makes one up; an earlier one of this device is void. */
  give(device: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    this.#open.delete(device);
    this.#open.set(device, { nonce, until: this.#clock.now() + CHALLENGE_MS });
    for (const [oldest] of this.#open) {
      if (this.#open.size <= MOST_OPEN) break;
      this.#open.delete(oldest);
    }
    return nonce;
  }

  /** Whether the device signed the challenge that it was given; used up either way. */
  answer(device: string, publicKey: string, signature: string): boolean {
    const given = this.#open.get(device);
    this.#open.delete(device);
    const key = readDeviceKey(publicKey);
    if (given === undefined || key === null || this.#clock.now() >= given.until) return false;
    const bytes = Buffer.from(signature, 'base64url');
    return verify(null, signedText(device, given.nonce), key, bytes);
  }
}
