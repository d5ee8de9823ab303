// The software bill of materials, in CycloneDX 1.6, from package-lock.json: the same lock gives the
// same bytes on any machine, so it carries no time.

import { createHash } from 'node:crypto';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const INSIDE = 'node_modules/';

const nameAt = (path: string): string => path.slice(path.lastIndexOf(INSIDE) + INSIDE.length);

/** `pkg:npm/%40scope/name@1.0.0`, as package URLs are written. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** 'sha512-…' of a lock as CycloneDX has it: the name of the hash, and hexadecimal digits. */
function hashesOf(integrity: string | undefined) {
  const [kind = '', digest = ''] = (integrity ?? '').split('-');
  if (kind !== 'sha512') return {};
  const content = Buffer.from(digest, 'base64').toString('hex');
  return { hashes: [{ alg: 'SHA-512', content }] };
}

function scopeOf({ dev, optional }: LockedPackage): 'required' | 'optional' | 'excluded' {
  if (dev === true) return 'excluded';
  return optional === true ? 'optional' : 'required';
}

/** Where Node finds a package from another: the nearest folder of packages above it. */
function foundFrom(lock: Lock, path: string, name: string): string | undefined {
  const inside = path === '' ? '' : `${path}/`;
  const own = `${inside}${INSIDE}${name}`;
  if (own in lock.packages) return own;
  const above = path.lastIndexOf(`/${INSIDE}`);
  if (path === '') return undefined;
  return foundFrom(lock, above < 0 ? '' : path.slice(0, above), name);
}

/** The whole bill, as one text. */
export function sbomOf(lockText: string): string {
  const lock = JSON.parse(lockText) as Lock; // npm's own file
  const paths = Object.keys(lock.packages).toSorted();
  const refOf = (path: string): string => (path === '' ? lock.name : path);
  const components = paths
    .filter(path => path !== '')
    .map(path => {
      const locked = lock.packages[path] ?? {};
      const { version = '', license, integrity } = locked;
      const name = nameAt(path);
      return {
        ...{ type: 'library', 'bom-ref': path, name, version, scope: scopeOf(locked) },
        ...hashesOf(integrity),
        ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
        purl: purlOf(name, version),
      };
    });
  const dependencies = paths.map(path => ({
    ref: refOf(path),
    dependsOn: Object.keys(lock.packages[path]?.dependencies ?? {})
      .flatMap(name => foundFrom(lock, path, name) ?? [])
      .toSorted(),
  }));
  const component = {
    ...{ type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version },
    purl: purlOf(lock.name, lock.version),
  };
  const bom = {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    serialNumber: serialOf(lockText),
    metadata: { component },
    ...{ components, dependencies },
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** A UUID that follows from the lock alone (version 8: made as its author likes). */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
}
