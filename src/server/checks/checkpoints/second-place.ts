// The second place: a folder on another disk or machine, or a URL that takes PUT and answers GET.

import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { checkpointName, numberInName } from './checkpoint.ts';

/** Somewhere that keeps small files by name. */
export interface SecondPlace {
  /** Where it is, for people. */
  readonly name: string;
  readonly put: (file: string, bytes: Buffer) => Promise<void>;
  /** The file's bytes, or null if it has none of that name. */
  readonly get: (file: string) => Promise<Buffer | null>;
  /** The number of the latest checkpoint it knows of; 0 if none. */
  readonly latest: () => Promise<number>;
}

const LATEST = 'latest.txt';
const PATIENCE_MS = 10_000;

/** A place from its address: `https://…` or the path of a folder. */
export const secondPlace = (address: string): SecondPlace =>
  /^https?:\/\//u.test(address) ? urlPlace(address) : folderPlace(address);

function folderPlace(folder: string): SecondPlace {
  return {
    name: folder,
    put: async (file, bytes) => {
      await mkdir(folder, { recursive: true });
      const half = join(folder, `.${file}.half`);
      const handle = await open(half, 'w', 0o644);
      try {
        await handle.writeFile(bytes);
        // A checkpoint that is not on its disk proves nothing after a power failure.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(half, join(folder, file));
    },
    get: file => readFile(join(folder, file)).catch(noSuchFile),
    latest: async () => {
      const names = await readdir(folder).catch(() => []);
      return Math.max(0, ...names.map(name => numberInName(name) ?? 0));
    },
  };
}

function noSuchFile(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** A web server cannot be asked for a list, so the latest number is a file of its own. */
function urlPlace(address: string): SecondPlace {
  const at = (file: string): string => `${address.replace(/\/$/u, '')}/${file}`;
  const ask = (file: string, init: RequestInit = {}): Promise<Response> =>
    fetch(at(file), { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const put = async (file: string, bytes: Buffer): Promise<void> => {
    const answer = await ask(file, { method: 'PUT', body: new Uint8Array(bytes) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} to ${file}`);
  };
  const get = async (file: string): Promise<Buffer | null> => {
    const answer = await ask(file);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} to ${file}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return {
    name: address,
    put: async (file, bytes) => {
      await put(file, bytes);
      const number = numberInName(file);
      if (number !== null) await put(LATEST, Buffer.from(`${number}\n`));
    },
    get,
    latest: async () => {
      const latest = Number((await get(LATEST))?.toString() ?? 0);
      // One that was put just before its number was not: look one further.
      const further = await get(checkpointName(latest + 1));
      return further === null ? latest : latest + 1;
    },
  };
}
