// Lays a Brotli and a gzip form beside every text that a build has made: the server hands them out
// as they lie, and compresses nothing while people play.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|json)$/;
/** Below this a header costs more than what is saved. */
const LEAST_BYTES = 512;

/** The best takes five times as long for three hundredths less. */
const QUALITY = 9;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export function compressedBeside(): Plugin {
  return {
    name: 'compressed-beside',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter(name => TEXT.test(name));
      await Promise.all(texts.map(name => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, zipped] = await Promise.all([
    asBrotli(plain, { params }),
    asGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
