// Chance as the system draws it; a part is handed this, so that a simulation can hand in its own.

import { randomBytes, randomInt } from 'node:crypto';

export interface Chance {
  /** Bytes that nobody can foretell. */
  readonly bytes: (count: number) => Buffer;
  /** A whole number from 0 up to, but not including, `below`. */
  readonly below: (below: number) => number;
}

export const systemChance: Chance = { bytes: randomBytes, below: below => randomInt(below) };
