// Where random bytes come from: the operating system for play, a seed for the laboratory.

import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { RandomBytes } from './draw.ts';

/**
 * The operating system's generator, the only source for play (R-RNG-3). It keeps no state of ours:
 * there is nothing to store, to put in step, or to start again from (R-RNG-8).
 */
export const osBytes: RandomBytes = count => randomBytes(count);

/**
 * Bytes that follow from a seed, for tests and for repeating a laboratory's run; never for play.
 * They are the key stream of AES-256 in counter mode under the hash of the seed.
 */
export function seededBytes(seed: string): RandomBytes {
  const key = createHash('sha256').update(`sabot-seeded-bytes/1\n${seed}`).digest();
  const stream = createCipheriv('aes-256-ctr', key, new Uint8Array(16));
  return count => stream.update(new Uint8Array(count));
}
