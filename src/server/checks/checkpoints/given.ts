// The checkpoints that a verification is given: where they are and whose signature they must bear.

import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { JournalCheck } from '../registers/finding.ts';
import { againstCheckpoints } from './check.ts';
import { knownHouseKey, PUBLIC_KEY_FILE, readPublicKey } from './key.ts';
import { type SecondPlace, secondPlace } from './second-place.ts';

export interface GivenCheckpoints {
  /** A folder or URL; null if there are none. */
  readonly place: string | null;
  /** The inspector's copy of the public key; else the house's own, else the one at the place. */
  readonly keyFile: string | null;
  /** The data folder, where the house's own key lies. */
  readonly folder: string;
}

/** Why they cannot be used. */
export interface CheckpointsFailure {
  readonly failed: 'no-checkpoints' | 'no-key';
  readonly says: string;
}

/** The checks that they make; none where there is no second place. */
export async function checkpointsAt(
  given: GivenCheckpoints,
): Promise<{ readonly checks: readonly JournalCheck[] } | CheckpointsFailure> {
  if (given.place === null) return { checks: [] };
  const place = secondPlace(given.place);
  try {
    if ((await place.latest()) === 0) {
      return { failed: 'no-checkpoints', says: `${place.name} holds no checkpoint.` };
    }
    const key = await keyFor(given, place);
    if (key !== null) return { checks: [againstCheckpoints(place, key)] };
    const says = `${place.name} holds no ${PUBLIC_KEY_FILE}: name the public key with --key.`;
    return { failed: 'no-key', says };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { failed: 'no-checkpoints', says: `${place.name} cannot be read: ${why}.` };
  }
}

async function keyFor(
  { keyFile, folder }: GivenCheckpoints,
  place: SecondPlace,
): Promise<KeyObject | null> {
  if (keyFile !== null) return readPublicKey(await readFile(keyFile, 'utf8'));
  const own = await knownHouseKey(folder);
  if (own !== null) return own;
  const left = await place.get(PUBLIC_KEY_FILE);
  return left === null ? null : readPublicKey(left.toString('utf8'));
}
