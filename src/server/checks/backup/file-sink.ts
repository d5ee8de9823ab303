// A file that is written as the database sends: in large blocks, hashed on the way, never ahead of
// the disk.

import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

const BLOCK_BYTES = 1024 * 1024;

export class FileSink {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #block = Buffer.allocUnsafe(BLOCK_BYTES);
  #filled = 0;
  #bytes = 0;
  #writing: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Takes a chunk; holds the sender back while the disk is behind. */
  take(chunk: Buffer, sender: { pause(): void; resume(): void }): void {
    for (let from = 0; from < chunk.length;) {
      const taken = chunk.copy(this.#block, this.#filled, from);
      from += taken;
      this.#filled += taken;
      if (this.#filled === BLOCK_BYTES) this.#writeBlock(sender);
    }
  }

  /** Writes the rest and syncs; answers with what the manifest says of the file. */
  async finish(): Promise<{ readonly bytes: number; readonly sha256: string }> {
    this.#writeBlock(null);
    await this.#writing;
    await this.#file.sync();
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  #writeBlock(sender: { pause(): void; resume(): void } | null): void {
    const block = this.#block.subarray(0, this.#filled);
    this.#hash.update(block);
    this.#bytes += block.length;
    this.#block = Buffer.allocUnsafe(BLOCK_BYTES);
    this.#filled = 0;
    this.#waiting += 1;
    if (this.#waiting > 2) sender?.pause();
    this.#writing = this.#writing.then(async () => {
      try {
        await this.#file.writeFile(block);
      } finally {
        this.#waiting -= 1;
        sender?.resume();
      }
    });
    // Told by finish(); without this line a full disk would end the process first.
    this.#writing.catch(() => undefined);
  }
}
