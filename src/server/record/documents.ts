// The approved documents of the books, as the operator stored them: a file in the data folder and
// its digest on record, so that nobody can put another in its place (ruling G13).

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RulebookId } from '../../rules/rulebook.ts';
import type { HouseStreamState, RulesDocument } from './house-stream-state.ts';

/** A document as it can be shown. */
export interface StoredDocument {
  readonly bytes: Buffer;
  readonly sha256: string;
  /** The day of its approval; where nobody said one, the day it was put there. */
  readonly on: string;
}

export interface DocumentsWorld {
  /** The data folder. */
  readonly folder: string;
  readonly isDemonstration: boolean;
  readonly known: () => HouseStreamState;
  readonly note: (document: RulesDocument & { readonly by: string }) => Promise<void>;
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const DAY = 'YYYY-MM-DD'.length;

export class Documents {
  readonly #world: DocumentsWorld;

  constructor(world: DocumentsWorld) {
    this.#world = world;
  }

  /**
   * The document of a book. In a live house only the one whose digest is on record: a file that
   * was put there or changed past the operator is not shown.
   */
  async of(book: RulebookId): Promise<StoredDocument | null> {
    const path = this.#pathOf(book);
    const recorded = this.#world.known().documents[book];
    try {
      const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
      const sha256 = digestOf(bytes);
      const isRecorded = recorded?.sha256 === sha256;
      if (!isRecorded && !this.#world.isDemonstration) return null;
      const on = isRecorded ? recorded.on : mtime.toISOString().slice(0, DAY);
      return { bytes, sha256, on };
    } catch {
      return null; // none is stored
    }
  }

  /** Stores one: whole under its name or not at all, and its digest on record. */
  async store(book: RulebookId, bytes: Buffer, on: string, by: string): Promise<string> {
    const path = this.#pathOf(book);
    const sha256 = digestOf(bytes);
    await mkdir(join(this.#world.folder, 'documents'), { recursive: true });
    await writeFile(`${path}.new`, bytes, { flush: true });
    await this.#world.note({ book, bytes: bytes.length, sha256, on, by });
    await rename(`${path}.new`, path);
    return sha256;
  }

  #pathOf(book: RulebookId): string {
    return join(this.#world.folder, 'documents', `${book}.pdf`);
  }
}
