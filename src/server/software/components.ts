// What the running software is made of, room by room, as digests that anybody can make again:
// plain ones to compare, or keyed by a seed that an inspector brings (R-SW-2, R-SW-5).

import { createHash, createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Digests of every room and of all of it together. */
export interface Components {
  readonly whole: string;
  readonly rooms: Readonly<Record<string, string>>;
}

/** The sources, or what was built of them: the folder that this very file runs from. */
const HERE = new URL('../../', import.meta.url);
/** What never runs in a house: tests, what only the compiler reads. */
const NOT_RUN = /(\.test\.tsx?|\.d\.ts|\.map|\.tsbuildinfo|\.stamp)$/u;

/** The SHA-256 of every file that runs, in hex, by room and by name within it. */
export type RoomFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * A room's digest runs over a line for each of its files, in the order of their names: the name,
 * a space, the SHA-256 of the file in hex, a line feed. With a seed it is an HMAC under it.
 */
export const componentsOf = async (seed = '', folder: URL = HERE): Promise<Components> =>
  digestsOf(await roomFiles(folder), seed);

/** The same of files that were read already. */
export function digestsOf(files: RoomFiles, seed = ''): Components {
  const rooms = Object.fromEntries(
    Object.entries(files).map(([room, names]) => {
      const lines = Object.entries(names).map(([name, digest]) => `${name} ${digest}\n`);
      return [room, keyed(seed, lines)];
    }),
  );
  const lines = Object.entries(rooms).map(([name, digest]) => `${name} ${digest}\n`);
  return { whole: keyed(seed, lines), rooms };
}

/** Every file of every room, in the order of their names. */
export async function roomFiles(folder: URL = HERE): Promise<RoomFiles> {
  const rooms: Record<string, Readonly<Record<string, string>>> = {};
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
  for (const name of names.toSorted()) rooms[name] = await filesIn(new URL(`${name}/`, folder));
  return rooms;
}

async function filesIn(room: URL): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(room, { withFileTypes: true, recursive: true });
  const files = entries
    .filter(entry => entry.isFile() && !NOT_RUN.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath.replace(/\/$/u, '')}/${name}`);
  const start = decodeURIComponent(room.pathname);
  const digests: Record<string, string> = {};
  for (const file of files.toSorted()) {
    digests[file.slice(start.length)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return digests;
}

function keyed(seed: string, lines: readonly string[]): string {
  const digest = seed === '' ? createHash('sha256') : createHmac('sha256', seed);
  for (const line of lines) digest.update(line);
  return digest.digest('hex');
}
