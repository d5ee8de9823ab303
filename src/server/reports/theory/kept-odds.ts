// Odds that were counted once, kept beside the house's files for the next process: sealed under the
// house's key, and by which code they were counted, so that nothing else is taken for them.

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { seal, sealKeyOf, unseal } from '../../storage/secrets/seal.ts';
import type { TheoryAnswer } from './theory.ts';

/** Where answers are kept; what cannot be read is counted anew. */
export interface KeptOdds {
  readonly read: (game: string) => Promise<TheoryAnswer | null>;
  readonly write: (game: string, answer: TheoryAnswer) => Promise<void>;
}

/** Kept in a house's folder, for as long as the code is that of this mark. */
export function oddsKeptIn(folder: string, mark: string): KeptOdds {
  const label = (game: string): string => `odds ${mark} ${game}`;
  const fileOf = (game: string): string =>
    join(folder, 'odds', createHash('sha256').update(game).digest('hex').slice(0, 32));
  return {
    read: async game => {
      const sealed = await readFile(fileOf(game)).catch(() => null);
      if (sealed === null) return null;
      const text = unseal(await sealKeyOf(folder), label(game), sealed);
      return text === null ? null : (JSON.parse(text) as TheoryAnswer); // sealed by a house of ours
    },
    write: async (game, answer) => {
      const file = fileOf(game);
      await mkdir(join(folder, 'odds'), { recursive: true, mode: 0o700 });
      const sealed = seal(await sealKeyOf(folder), label(game), JSON.stringify(answer));
      await writeFile(`${file}.new`, sealed, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}
