// A key for each person whose name, documents or cards are kept: it lies beside the database, never
// in it. What was sealed under a key that was destroyed nobody reads again, in no backup either.

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** Where the keys lie in a data folder. */
export const PERSON_KEYS = 'persons';

/** No file system minds it, and nobody who lists the folder reads who is in the house. */
const fileOf = (person: string): string =>
  `${createHash('sha256').update(`sabot person ${person}`).digest('hex').slice(0, 32)}.key`;

export class PersonKeys {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, PERSON_KEYS);
  }

  /** The person's key; the first time one is made. */
  async make(person: string): Promise<Buffer> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const key = `${randomBytes(KEY_BYTES).toString('hex')}\n`;
    const file = join(this.#folder, fileOf(person));
    await writeFile(file, key, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      if (!isFault(error, 'EEXIST')) throw error;
    });
    const made = await this.find(person);
    if (made === null) throw new Error(`${file} does not hold a key`);
    return made;
  }

  /** Null where there is none, or none any more. */
  async find(person: string): Promise<Buffer | null> {
    try {
      const text = await readFile(join(this.#folder, fileOf(person)), 'utf8');
      const key = Buffer.from(text.trim(), 'hex');
      return key.length === KEY_BYTES ? key : null;
    } catch (error) {
      if (isFault(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async destroy(person: string): Promise<void> {
    await rm(join(this.#folder, fileOf(person)), { force: true });
  }
}

const isFault = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
