// Digests of everything that runs, component by component, that anybody can make again: plain ones
// to compare, or keyed by a seed that an inspector brings (R-SW-2, R-SW-5).

import { createHash, createHmac } from 'node:crypto';

import { installedFiles, type InstalledFiles, thisInstallation } from './installation.ts';

/** Digests of every component and of all of it together. */
export interface Components {
  readonly whole: string;
  readonly rooms: Readonly<Record<string, string>>;
}

/** The digests of an installation, as its files lie on the disk now. */
export const componentsOf = (seed = '', installation = thisInstallation()): Components =>
  digestsOf(installedFiles(installation), seed);

/**
 * A component's digest runs over a line for each of its files, in the order of their names: the
 * name, a space, the SHA-256 of the file in hex, a line feed. With a seed it is an HMAC under it.
 */
export function digestsOf(files: InstalledFiles, seed = ''): Components {
  const rooms = Object.fromEntries(
    Object.entries(files).map(([component, names]) => {
      const lines = Object.entries(names).map(([name, digest]) => `${name} ${digest}\n`);
      return [component, keyed(seed, lines)];
    }),
  );
  const lines = Object.entries(rooms).map(([name, digest]) => `${name} ${digest}\n`);
  return { whole: keyed(seed, lines), rooms };
}

function keyed(seed: string, lines: readonly string[]): string {
  const digest = seed === '' ? createHash('sha256') : createHmac('sha256', seed);
  for (const line of lines) digest.update(line);
  return digest.digest('hex');
}
