// The manifest of a release: the SHA-256 of every file that runs, signed by whoever made it, so
// that an outside tool can hold any installation against it (R-SW-2).

import type { KeyObject } from 'node:crypto';

import { type BadFile, isBadFile, readSigned, writeSigned } from '../checkpoints/signed.ts';
import { type Release, thisRelease } from '../release.ts';
import { digestsOf, type RoomFiles, roomFiles } from './components.ts';

const FORMAT = 'sabot-manifest/1';

export interface Manifest extends Release {
  /** Of all rooms together, as a house tells it. */
  readonly whole: string;
  readonly rooms: RoomFiles;
}

/** The manifest of what lies in a folder; of what runs here, if none is named. */
export async function manifestOf(folder?: URL): Promise<Manifest> {
  const rooms = await roomFiles(folder);
  return { ...thisRelease(), whole: digestsOf(rooms).whole, rooms };
}

export const writeManifest = (manifest: Manifest, key: KeyObject): Buffer =>
  writeSigned(FORMAT, manifest, key);

export function readManifest(file: Buffer, key: KeyObject): Manifest | BadFile {
  const told = readSigned(FORMAT, file, key);
  return isBadFile(told) ? told : (told as Manifest); // whoever made the release signed it
}

/** How an installation differs from its manifest: a sentence for each file. */
export function differencesFrom(manifest: Manifest, here: RoomFiles): readonly string[] {
  const names = (rooms: RoomFiles): Map<string, string> =>
    new Map(
      Object.entries(rooms).flatMap(([room, files]) =>
        Object.entries(files).map(([name, digest]) => [`${room}/${name}`, digest] as const),
      ),
    );
  const [released, found] = [names(manifest.rooms), names(here)];
  const all = [...new Set([...released.keys(), ...found.keys()])].toSorted();
  return all.flatMap(name => {
    const [was, is] = [released.get(name), found.get(name)];
    if (was === is) return [];
    if (is === undefined) return [`${name} is missing.`];
    return [was === undefined ? `${name} is not of this release.` : `${name} was changed.`];
  });
}
