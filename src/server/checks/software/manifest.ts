// The manifest of a release: the SHA-256 of every file that runs, signed by whoever made it, so
// that an outside tool can hold any installation against it (R-SW-2).

import type { KeyObject } from 'node:crypto';

import { type BadFile, isBadFile, readSigned, writeSigned } from '../checkpoints/signed.ts';
import type { Signer } from '../checkpoints/signer.ts';
import { type Release, thisRelease } from '../../ports/release.ts';
import { digestsOf } from './components.ts';
import { installedFiles, type InstalledFiles, thisInstallation } from './installation.ts';

const FORMAT = 'sabot-manifest/1';

export interface ReleaseManifest extends Release {
  /** Of all components together, as a house tells it. */
  readonly whole: string;
  readonly rooms: InstalledFiles;
}

/** The manifest of an installation; of the one that runs here, if none is named. */
export function releaseManifest(installation = thisInstallation()): ReleaseManifest {
  const rooms = installedFiles(installation);
  return { ...thisRelease(), whole: digestsOf(rooms).whole, rooms };
}

export const writeReleaseManifest = (manifest: ReleaseManifest, signer: Signer): Promise<Buffer> =>
  writeSigned(FORMAT, manifest, signer);

export function readReleaseManifest(file: Buffer, key: KeyObject): ReleaseManifest | BadFile {
  const body = readSigned(FORMAT, file, key);
  return isBadFile(body) ? body : (body as ReleaseManifest); // whoever made the release signed it
}

/** One file that is not as it was, with a sentence about it. */
export interface FileDifference {
  readonly component: string;
  readonly says: string;
}

/** How the files of an installation differ from those that it had, or was released with. */
export function differencesFrom(
  was: InstalledFiles,
  is: InstalledFiles,
): readonly FileDifference[] {
  const components = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  return components.flatMap(component => {
    const [before, now] = [was[component] ?? {}, is[component] ?? {}];
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].toSorted();
    return names
      .filter(name => before[name] !== now[name])
      .map(name => {
        const says = `${component}/${name} ${sayChange(before[name], now[name])}.`;
        return { component, says };
      });
  });
}

function sayChange(before: string | undefined, now: string | undefined): string {
  if (now === undefined) return 'is missing';
  return before === undefined ? 'is not of this release' : 'was changed';
}
