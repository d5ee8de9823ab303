// The packages that run beside ours: what package.json names, and what those name in turn, each
// where Node would find it.

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  /** 'pg@8.23.1'; a second copy of the same version is 'pg@8.23.1#2'. */
  readonly label: string;
  readonly name: string;
  readonly folder: string;
}

interface PackageFile {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** All of them below a package, in the order of their folders; one that is missing cannot run. */
export function packagesBelow(root: string): readonly InstalledPackage[] {
  const names = new Map<string, string>();
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packageIn(folder);
    const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(wanted)) {
      const found = lookUp(name, folder);
      if (found === null || names.has(found)) continue;
      names.set(found, name);
      waiting.push(found);
    }
  }
  const copies = new Map<string, number>();
  const inOrder = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([folder, name]) => {
    const version = `${name}@${packageIn(folder).version ?? ''}`;
    const copy = (copies.get(version) ?? 0) + 1;
    copies.set(version, copy);
    return { label: copy === 1 ? version : `${version}#${copy}`, name, folder };
  });
}

/** One that cannot be read names nothing: its digest tells what was done to it. */
function packageIn(folder: string): PackageFile {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile; // npm's
  } catch {
    return {};
  }
}

/** As Node does: beside whoever asks, or in a folder above. */
function lookUp(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const above = dirname(from);
  return above === from ? null : lookUp(name, above);
}
